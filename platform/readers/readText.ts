import { readDataSet, type DataSetContent } from '@/domain/data-set';
import { unpackFonts, type Unpackers } from '@/domain/font';
import {
  readOutputRequest,
  refusalOfInvalidValues,
  type OutputFormat,
  type OutputRecord,
  type OutputRequest,
} from '@/domain/output';
import type { Refusal } from '@/domain/refusal';
import { readDocument, variableNames, type Document } from '@/engine/document';
import { refusalsOfRecords } from '@/engine/resolve';
import { inflateHeld } from '../threads';

/** A text or file to read, as it came. */
export type ReadRequest =
  | { readonly kind: 'document'; readonly text: string; readonly sdkVersion: string | undefined }
  | { readonly kind: 'outputRequest'; readonly text: string; readonly format: OutputFormat }
  | ({ readonly kind: 'records' } & RecordsToRead)
  | { readonly kind: 'dataSet'; readonly bytes: Uint8Array }
  | { readonly kind: 'fonts'; readonly bytes: Uint8Array };

/** Records as JSON: a text goes from thread to thread at once, a list of objects holds up both for long. */
export interface RecordsText {
  readonly length: number;
  readonly text: string;
}

/** The records as JSON. */
export const recordsText = (records: readonly OutputRecord[]): RecordsText => ({
  length: records.length,
  text: JSON.stringify(records),
});

/** Records with values for a document. */
export interface RecordsToRead {
  readonly variables: Document['variables'];
  readonly records: RecordsText;
  /** Treatment of values the document can't take. */
  readonly onInvalidValue: OutputRequest['onInvalidValue'];
}

type Read<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** A call for output that keeps the rules. */
export type ReadOutputRequest = Omit<OutputRequest, 'records'> & { readonly records: RecordsText };

/** Records without the values that are for no variable. */
export interface CheckedRecords {
  readonly records: RecordsText;
  /** The values for pictures of each record; none at all where the document has no variable of a picture. */
  readonly pictures: readonly OutputRecord[];
}

/** The content of each kind, or why it is refused. */
export interface ReadResults {
  document: ReturnType<typeof readDocument>;
  outputRequest: Read<ReadOutputRequest>;
  records: Read<CheckedRecords>;
  dataSet: Read<DataSetContent>;
  /** The fonts of a packed file. */
  fonts: Awaited<ReturnType<typeof unpackFonts>>;
}

/** Reads a text or file by its kind. This is the one place of the platform that does. */
export function readText<Kind extends ReadRequest['kind']>(
  request: Extract<ReadRequest, { kind: Kind }>,
): ReadResults[Kind] | Promise<ReadResults[Kind]> {
  return read(request) as ReadResults[Kind] | Promise<ReadResults[Kind]>;
}

function read(request: ReadRequest): ReadResults[ReadRequest['kind']] | Promise<ReadResults['fonts']> {
  switch (request.kind) {
    case 'document':
      return readDocument(
        request.text,
        request.sdkVersion === undefined ? {} : { sdkVersion: request.sdkVersion },
      );
    case 'outputRequest':
      return readRequest(request.text, request.format);
    case 'records':
      return readRecords(request);
    case 'dataSet':
      return readDataSet(request.bytes);
    case 'fonts':
      return unpackFonts(request.bytes, UNPACKERS);
  }
}

const UNPACKERS: Unpackers = {
  inflate: (packed, length) => inflateHeld(packed, { maxOutputLength: length }),
  // Loaded in the thread that needs it only.
  woff2: async (packed) => (await import('woff2-encoder/decompress')).default(packed),
};

function readRequest(text: string, format: OutputFormat): ReadResults['outputRequest'] {
  const read = readOutputRequest(text, format, Buffer.byteLength);
  if ('refusal' in read) return read;
  return { value: { ...read.value, records: recordsText(read.value.records) } };
}

function readRecords({ variables, records: given, onInvalidValue }: RecordsToRead): ReadResults['records'] {
  const records = JSON.parse(given.text) as OutputRecord[];
  const invalid = onInvalidValue === 'refuse' ? refusalsOfRecords({ variables }, records) : [];
  const refusal = refusalOfInvalidValues(invalid);
  if (refusal) return { refusal };
  const images = Object.values(variables.items).filter(({ type }) => type === 'image');
  return {
    value: {
      records: recordsText(keepValues(records, variableNames({ variables }))),
      pictures: images.length > 0 ? keepValues(records, new Set(images.map(({ name }) => name))) : [],
    },
  };
}

const keepValues = (records: readonly OutputRecord[], names: ReadonlySet<string>): OutputRecord[] =>
  records.map((record) => Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))));
