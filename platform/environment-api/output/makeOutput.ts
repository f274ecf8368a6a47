import { crc32 } from 'node:zlib';
import { OUTPUT_MEDIA_TYPES, outputFileName } from '@/domain/output';
import type { Network } from '../../connectors';
import type { Database } from '../../database';
import type { Pictures } from '../../pictures';
import { RenderError, type Renderer, type RendererPorts, type RenderRequest } from '../../rendering';
import { keepFile, TooLargeError, type Storage } from '../../storage';
import type { OutputProgress } from './OutputProgress';
import { recordFiles, recordsPerFile, type Render } from './recordFiles';
import type { OutputInput } from './startOutput';
import { zip, type ZipEntry } from '@/domain/archive';

/** What making files needs. */
export interface OutputTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  /** What pictures are read with that are not placed as they are. */
  readonly pictures: Pictures;
  readonly clock: () => Date;
  /** How sources elsewhere are reached. */
  readonly network: Network;
  readonly signatureSecret: string;
}

/** What a document is drawn with. */
interface Surroundings {
  readonly context: RenderRequest['context'];
  readonly library: RendererPorts;
}

/** Most bytes of a file. */
export const MOST_BYTES = 4_000_000_000;
const TYPES = { ...OUTPUT_MEDIA_TYPES, zip: 'application/zip' } as const;

/**
 * Makes what a task is to make, one file or a zip archive of several, and keeps it.
 * @throws RenderError for bad content; what the signal of the progress says
 */
export async function makeOutput(
  input: OutputInput,
  { context, library }: Surroundings,
  tools: OutputTools,
  progress: OutputProgress,
) {
  const { database, storage, renderer, clock } = tools;
  const isOne = input.layoutIds.length === 1 && input.records.length <= recordsPerFile(input);
  const render: Render = (request, onRecord) =>
    renderer.render({ ...request, context }, library, { onRecord, signal: progress.signal });
  const entries = entriesOf(input, render, progress);
  if (input.checkOnly) {
    // A check goes through all records without one file.
    await entries.next();
    return {};
  }
  const content = isOne ? bytesOf(entries) : zip(entries, crc32);
  try {
    const { hash } = await keepFile({ database, storage, now: clock() }, content, MOST_BYTES);
    const kind = isOne ? input.format : 'zip';
    return { fileHash: hash, fileName: `${outputFileName(input.name)}.${kind}`, fileType: TYPES[kind] };
  } catch (error) {
    throw error instanceof TooLargeError ? new RenderError('A file of 4 GB is the largest there is.') : error;
  }
}

async function* bytesOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of entries) yield bytes;
}

/** The files of all layouts in their order: of pictures and films one of each record, of PDF as many as it is split into. */
async function* entriesOf(
  input: OutputInput,
  render: Render,
  progress: OutputProgress,
): AsyncGenerator<ZipEntry> {
  const { document, format, layoutIds, records } = input;
  const taken = new Set<string>();
  for (const [place, layoutId] of layoutIds.entries()) {
    const layout = document.layouts.items[layoutId];
    const name = freeName(outputFileName(layout?.displayName ?? layout?.name ?? layoutId), taken);
    const isNumbered = records.length > recordsPerFile(input);
    for await (const { bytes, number } of recordFiles(input, layoutId, render, progress.ofLayout(place)))
      yield { name: `${name}${isNumbered ? `-${String(number).padStart(5, '0')}` : ''}.${format}`, bytes };
  }
  await progress.finish();
}

/** Several layouts may have one name; files of an archive may not. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  taken.add(free.toLowerCase());
  return free;
}
