import { crc32 } from 'node:zlib';
import { readDataSet, type DataSetContent } from '@/domain/data-sets';
import { unpackFonts, type Unpackers } from '@/domain/fonts';
import {
  readOutputRequest,
  refusalOfInvalidValues,
  type OutputFormat,
  type OutputRecord,
  type OutputRequest,
} from '@/domain/output';
import { readProjectRows } from '@/domain/projects';
import type { Refusal } from '@/domain/refusal';
import type { TableTools } from '@/domain/table-file';
import { readDocument, variableNames, type Document } from '@/engine/document';
import { refusalsOfRecords } from '@/engine/resolve';
import { inflateHeld, inflateRawHeld } from '../threads';
import { planOutput, restartInput, type OutputPlan, type StoredInput } from './outputInput';
import { readOwnRecords } from './ownRecords';
import { recordsText, type RecordsText } from './recordsText';
import { readToDraw, readToSave, readWithText, type DocumentToStore } from './readWithText';
import { readSourceAnswer, type ReadAnswer, type SourceAnswers } from './sourceAnswers';
import {
  readItems,
  readTablePart,
  type ItemsToRead,
  type ReadTableParts,
  type TableToRead,
} from './sourceTable';

/** A text or file to parse, in its original form. */
export type ReadRequest =
  | { readonly kind: 'document'; readonly text: string; readonly sdkVersion: string | undefined }
  | ({ readonly kind: 'documentText' } & DocumentToStore)
  | { readonly kind: 'documentToDraw'; readonly text: string }
  | ({ readonly kind: 'documentToSave' } & DocumentToStore)
  | { readonly kind: 'outputRequest'; readonly text: string; readonly format: OutputFormat }
  | ({ readonly kind: 'records' } & RecordsToRead)
  | { readonly kind: 'outputPlan'; readonly text: string }
  | {
      readonly kind: 'restartedInput';
      readonly text: string;
      readonly failed: readonly number[] | undefined;
    }
  | { readonly kind: 'projectRows'; readonly text: string }
  | { readonly kind: 'dataSet'; readonly bytes: Uint8Array; readonly sheet: string | undefined }
  | { readonly kind: 'fonts'; readonly bytes: Uint8Array }
  | { readonly kind: 'ownRecords'; readonly text: string }
  | { readonly kind: 'sourceAnswer'; readonly answer: keyof SourceAnswers; readonly bytes: Uint8Array }
  | ({ readonly kind: 'sourceItems' } & ItemsToRead)
  | ({ readonly kind: 'storedTable' } & TableToRead);

/** Records with values for a document. */
export interface RecordsToRead {
  readonly variables: Document['variables'];
  readonly records: RecordsText;
  /** Treatment of values that the document can't take. */
  readonly onInvalidValue: OutputRequest['onInvalidValue'];
}

type Read<Value> = { readonly value: Value } | { readonly refusal: Refusal };

/** A validated output request. */
export type ReadOutputRequest = Omit<OutputRequest, 'records'> & { readonly records: RecordsText };

/** Records without the values that match no variable. */
export interface CheckedRecords {
  readonly records: RecordsText;
  /** Picture values of each record; empty when the document has no picture variable. */
  readonly pictures: readonly OutputRecord[];
}

/** The result of each kind of input, or its refusal. */
export interface ReadResults {
  document: ReturnType<typeof readDocument>;
  /** A parsed document and its JSON. */
  documentText: ReturnType<typeof readWithText>;
  documentToDraw: ReturnType<typeof readToDraw>;
  documentToSave: ReturnType<typeof readToSave>;
  outputRequest: Read<ReadOutputRequest>;
  outputPlan: OutputPlan;
  restartedInput: StoredInput;
  records: Read<CheckedRecords>;
  /** The JSON to store. */
  projectRows: Read<string>;
  dataSet: Read<DataSetContent>;
  /** The fonts of a packed file. */
  fonts: Awaited<ReturnType<typeof unpackFonts>>;
  /** The rows of a document as records. */
  ownRecords: RecordsText;
  sourceAnswer: ReadAnswer<SourceAnswers[keyof SourceAnswers]>;
  sourceItems: ReturnType<typeof readItems>;
  storedTable: ReadTableParts[keyof ReadTableParts];
}

/** Parses a text or file by its kind. All parsing of the platform is here. */
export function readText<Kind extends ReadRequest['kind']>(
  request: Extract<ReadRequest, { kind: Kind }>,
): ReadResults[Kind] | Promise<ReadResults[Kind]> {
  return read(request) as ReadResults[Kind] | Promise<ReadResults[Kind]>;
}

function read(
  request: ReadRequest,
): ReadResults[ReadRequest['kind']] | Promise<ReadResults['fonts'] | ReadResults['dataSet']> {
  switch (request.kind) {
    case 'document':
      return readDocument(
        request.text,
        request.sdkVersion === undefined ? {} : { sdkVersion: request.sdkVersion },
      );
    case 'documentText':
      return readWithText(request);
    case 'documentToDraw':
      return readToDraw(request.text);
    case 'documentToSave':
      return readToSave(request);
    case 'outputPlan':
      return planOutput(request.text);
    case 'restartedInput':
      return restartInput(request.text, request.failed);
    case 'outputRequest':
      return readRequest(request.text, request.format);
    case 'records':
      return readRecords(request);
    case 'projectRows':
      return readProjectRows(request.text, Buffer.byteLength);
    case 'dataSet':
      return readDataSet(request.bytes, { ...UNZIP, sheet: request.sheet });
    case 'fonts':
      return unpackFonts(request.bytes, UNPACKERS);
    case 'ownRecords':
      return readOwnRecords(request.text);
    case 'sourceAnswer':
      return readSourceAnswer(request.answer, request.bytes);
    case 'sourceItems':
      return readItems(request);
    case 'storedTable':
      return readTablePart(request);
  }
}

const UNZIP: TableTools = {
  crc32,
  // For zlib a limit of zero means none, so an empty file gets one byte more.
  inflate: (packed, most) => Promise.resolve(inflateRawHeld(packed, { maxOutputLength: most + 1 })),
};

const UNPACKERS: Unpackers = {
  inflate: (packed, length) => inflateHeld(packed, { maxOutputLength: length }),
  // Loaded only in the thread that needs it.
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
