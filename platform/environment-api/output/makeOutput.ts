import { crc32 } from 'node:zlib';
import { OUTPUT_MEDIA_TYPES, outputFileName } from '@/domain/output';
import type { Network } from '../../connectors';
import type { Database } from '../../database';
import type { Pictures } from '../../pictures';
import type { OutputPlan, Readers } from '../../readers';
import { RenderError, type Renderer, type RendererPorts, type StoredRequest } from '../../rendering';
import { keepFile, TooLargeError, type Storage } from '../../storage';
import type { OutputProgress } from './OutputProgress';
import { recordFiles, recordsPerFile, type Render } from './recordFiles';
import { zip, type ZipEntry } from '@/domain/archive';

/** Dependencies for making files. */
export interface OutputTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  /** Parses the request of a task. */
  readonly readers: Readers;
  /** Converts pictures that are not placed unchanged. */
  readonly pictures: Pictures;
  readonly clock: () => Date;
  /** How external sources are reached. */
  readonly network: Network;
  readonly signatureSecret: string;
}

/** The context in which a document is drawn. */
interface Surroundings {
  readonly context: StoredRequest['context'];
  readonly library: RendererPorts;
  /** Loads the input of the plan, by its key and as text. */
  readonly input: Required<Pick<RendererPorts, 'loadInput'>> & { readonly key: string };
}

/** Most bytes of a file. */
export const MOST_BYTES = 4_000_000_000;
const TYPES = { ...OUTPUT_MEDIA_TYPES, zip: 'application/zip' } as const;

/**
 * Makes the output of a task, one file or a zip archive of several, and stores it.
 * @throws RenderError for bad content; the abort reason of the progress
 */
export async function makeOutput(
  plan: OutputPlan,
  { context, library, input }: Surroundings,
  tools: OutputTools,
  progress: OutputProgress,
) {
  const { database, storage, renderer, clock } = tools;
  const isOne = plan.layouts.length === 1 && plan.recordCount <= recordsPerFile(plan);
  const render: Render = (request, onRecord) =>
    renderer.render(
      { ...request, context, input: input.key },
      { ...library, loadInput: input.loadInput },
      { onRecord, signal: progress.signal },
    );
  const entries = entriesOf(plan, render, progress);
  if (plan.checkOnly) {
    // A check visits all records and makes no file.
    await entries.next();
    return {};
  }
  const content = isOne ? bytesOf(entries) : zip(entries, crc32);
  try {
    const { hash } = await keepFile({ database, storage, now: clock() }, content, MOST_BYTES);
    const kind = isOne ? plan.format : 'zip';
    return { fileHash: hash, fileName: `${outputFileName(plan.name)}.${kind}`, fileType: TYPES[kind] };
  } catch (error) {
    throw error instanceof TooLargeError ? new RenderError('A file of 4 GB is the largest there is.') : error;
  }
}

async function* bytesOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of entries) yield bytes;
}

/** Yields the files of all layouts in order: one per record for pictures and videos, one per part for PDF. */
async function* entriesOf(
  plan: OutputPlan,
  render: Render,
  progress: OutputProgress,
): AsyncGenerator<ZipEntry> {
  const { format, layouts, recordCount } = plan;
  const taken = new Set<string>();
  for (const [place, layout] of layouts.entries()) {
    const name = freeName(outputFileName(layout.name), taken);
    const isNumbered = recordCount > recordsPerFile(plan);
    for await (const { bytes, number } of recordFiles(plan, layout.id, render, progress.ofLayout(place)))
      yield { name: `${name}${isNumbered ? `-${String(number).padStart(5, '0')}` : ''}.${format}`, bytes };
  }
  await progress.finish();
}

/** Layouts may share a name; files of an archive may not. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  taken.add(free.toLowerCase());
  return free;
}
