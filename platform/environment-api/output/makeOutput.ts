import { outputFileName, type OutputRecord } from '@/domain/output';
import { NEW_CROP_MARKS } from '@/engine/pdf';
import type { Database } from '../../database';
import {
  RenderError,
  type Renderer,
  type RendererPorts,
  type Rendering,
  type RenderOutput,
  type RenderRequest,
} from '../../rendering';
import { keepFile, TooLargeError, type Storage } from '../../storage';
import { refuseFindings } from './refuseFindings';
import type { OutputInput } from './startOutput';
import { zip, type ZipEntry } from './zip';

/** What making files needs. */
export interface OutputTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly clock: () => Date;
}

/** What a document is drawn with. */
interface Surroundings {
  readonly context: RenderRequest['context'];
  readonly library: RendererPorts;
}

type Render = (request: Omit<RenderRequest, 'context'>) => Promise<Rendering>;

/** Most bytes of a file. */
const MOST_BYTES = 4_000_000_000;
/** Pictures that are in memory together. */
const AT_ONCE = 20;
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** Makes what a task is to make, one file or a zip archive of several, and keeps it. @throws RenderError for bad content */
export async function makeOutput(input: OutputInput, { context, library }: Surroundings, tools: OutputTools) {
  const { database, storage, renderer, clock } = tools;
  const isOne = input.layoutIds.length === 1 && (input.format === 'pdf' || input.records.length === 1);
  const entries = entriesOf(input, (request) => renderer.render({ ...request, context }, library));
  const content = isOne ? bytesOf(entries) : zip(entries);
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

/** The files of all layouts in their order, and of pictures one of each record. */
async function* entriesOf(input: OutputInput, render: Render): AsyncGenerator<ZipEntry> {
  const { document, format, layoutIds, records } = input;
  const taken = new Set<string>();
  for (const layoutId of layoutIds) {
    const layout = document.layouts.items[layoutId];
    const name = freeName(outputFileName(layout?.displayName ?? layout?.name ?? layoutId), taken);
    const isNumbered = format !== 'pdf' && records.length > 1;
    let number = 0;
    for await (const bytes of filesOf(input, layoutId, render)) {
      number += 1;
      yield { name: `${name}${isNumbered ? `-${String(number).padStart(5, '0')}` : ''}.${format}`, bytes };
    }
  }
}

/** Several layouts may have one name; files of an archive may not. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  taken.add(free.toLowerCase());
  return free;
}

/** The files of one layout. Pictures are made some at a time; each rendering goes on from the values before it. */
async function* filesOf(input: OutputInput, layoutId: string, render: Render): AsyncGenerator<Uint8Array> {
  const { document, records } = input;
  const output = outputOf(input);
  const atOnce = output.format === 'pdf' ? records.length : AT_ONCE;
  let before: OutputRecord = {};
  for (let offset = 0; offset < records.length; offset += atOnce) {
    const [first, ...others] = records.slice(offset, offset + atOnce);
    const part = [{ ...before, ...first }, ...others];
    const { files, findings } = await render({ document, layoutId, records: part, output });
    refuseFindings(findings, offset);
    if (files.length === 0) throw new RenderError('The layout has no visible page.');
    yield* files;
    before = Object.assign({}, ...part) as OutputRecord;
  }
}

function outputOf({ format, settings }: OutputInput): RenderOutput {
  const { scaling, quality, version, outlineText, barWidthReduction } = settings;
  if (format === 'png') return { format, size: { scale: scaling } };
  if (format === 'jpg') return { format, size: { scale: scaling }, quality };
  const cropMarks = {
    ...NEW_CROP_MARKS,
    ...{ offset: settings.cropMarkOffset, weight: settings.cropMarkWeight },
  };
  return {
    format,
    options: { version, outlineText, barWidthReduction, ...(settings.cropMarks && { cropMarks }) },
  };
}
