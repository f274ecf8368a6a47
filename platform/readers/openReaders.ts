import type { OutputFormat } from '@/domain/output';
import { isPacked } from '@/domain/table-file';
import { Problem } from '../http/Problem';
import { FairPlaces, type Share } from '../shares';
import { NICENESS, openThread, ThreadEndedError, ThreadShelf, type Thread } from '../threads';
import type { DocumentToStore } from './readWithText';
import type { RecordsText } from './recordsText';
import type { ReadAnswer, SourceAnswers } from './sourceAnswers';
import type { ItemsToRead, ReadTableParts, TableParts, TableToRead } from './sourceTable';
import { readText, type ReadRequest, type ReadResults, type RecordsToRead } from './readText';

/** Limits for parsing input of callers; see the table in docs/security.md. */
export const READ_LIMITS = {
  /** Characters or bytes parsed directly on the request thread, in a few milliseconds. */
  atOnce: 64_000,
  /** Time limit for one text, in milliseconds. */
  milliseconds: 20_000,
  /** Memory limit of a thread, in MB. */
  memory: 768,
  threads: 2,
  threadsPerCustomer: 1,
  waiting: 100,
  waitingPerCustomer: 50,
  waitingPerCaller: 20,
} as const;

/** The code of a refusal at a limit. */
export const TOO_MUCH_TO_READ = 'TooMuchToRead';

const WORKER = new URL('./readWorker.mjs', import.meta.url);
/** The share of work without a customer. */
const ALONE: Share = { customer: '', caller: '' };

/**
 * Parses input of callers and stored copies of it, large ones in threads, which are terminated when they exceed a
 * limit. Callers get threads in turn, see `FairPlaces`.
 */
export interface Readers {
  /** Returns the same readers on behalf of a caller, until the signal aborts. @default work of no customer */
  forShare(share: Share, signal?: AbortSignal): Readers;
  /** Parses a document. @param sdkVersion the newest accepted version. @default any @throws Problem 422, BusyError */
  document(text: string, sdkVersion?: string): Promise<ReadResults['document']>;
  /** Parses a document and serializes it again, with the requested changes. @throws Problem 422, BusyError */
  documentText(toStore: DocumentToStore): Promise<ReadResults['documentText']>;
  /** Parses a document to draw, and returns it as JSON. @throws Problem 422, BusyError */
  documentToDraw(text: string): Promise<ReadResults['documentToDraw']>;
  /** Parses a document to save, with the requested changes, and returns it as JSON. @throws Problem 422, BusyError */
  documentToSave(toStore: DocumentToStore): Promise<ReadResults['documentToSave']>;
  /** Parses the body of an output request. @throws Problem 422, BusyError */
  outputRequest(text: string, format: OutputFormat): Promise<ReadResults['outputRequest']>;
  /** Parses the request of a task, except its document and records. @throws Problem 422, BusyError */
  outputPlan(text: string): Promise<ReadResults['outputPlan']>;
  /**
   * Parses the request of a task, to run it again.
   * @param failed numbers of the records to repeat. @default all
   * @throws Problem 422, BusyError
   */
  restartedInput(text: string, failed?: readonly number[]): Promise<ReadResults['restartedInput']>;
  /** Validates the values of records and drops those without a variable. @throws Problem 422, BusyError */
  records(records: RecordsToRead): Promise<ReadResults['records']>;
  /** Parses the rows of a project. @throws Problem 422, BusyError */
  projectRows(text: string): Promise<ReadResults['projectRows']>;
  /**
   * Parses a CSV file or a sheet of a workbook, always in a thread.
   * @param sheet its name. @default the first visible one
   * @throws Problem 422, BusyError
   */
  dataSet(bytes: Uint8Array, sheet?: string): Promise<ReadResults['dataSet']>;
  /** Unpacks WOFF, WOFF2 or a collection of fonts, always in a thread. @throws Problem 422, BusyError */
  fonts(bytes: Uint8Array): Promise<ReadResults['fonts']>;
  /** Converts the rows of a parsed document, as JSON, to records. @throws Problem 422, BusyError */
  ownRecords(text: string): Promise<RecordsText>;
  /** Parses the response of an external source. @throws Problem 422, BusyError */
  sourceAnswer<Kind extends keyof SourceAnswers>(
    answer: Kind,
    bytes: Uint8Array,
  ): Promise<ReadAnswer<SourceAnswers[Kind]>>;
  /** Converts a page of a source's table to rows. @throws Problem 422, BusyError */
  sourceItems(items: ItemsToRead): Promise<ReadResults['sourceItems']>;
  /** Reads a part of a stored table. @throws Problem 422, BusyError */
  storedTable<Part extends keyof TableParts>(
    bytes: Uint8Array,
    part: Part,
    wanted: TableParts[Part],
  ): Promise<ReadTableParts[Part]>;
  /** Ends the threads; pending reads fail. */
  close(): Promise<void>;
}

/** Opens readers. A thread starts with the first large text, and again after one was terminated. */
export function openReaders(milliseconds: number = READ_LIMITS.milliseconds): Readers {
  const places = new FairPlaces({
    places: READ_LIMITS.threads,
    placesPerCustomer: READ_LIMITS.threadsPerCustomer,
    waiting: READ_LIMITS.waiting,
    waitingPerCustomer: READ_LIMITS.waitingPerCustomer,
    waitingPerCaller: READ_LIMITS.waitingPerCaller,
  });
  const all: Thread[] = [];
  const shelf = new ThreadShelf(READ_LIMITS.threads, () => {
    const resourceLimits = { maxOldGenerationSizeMb: READ_LIMITS.memory };
    const options = { resourceLimits, niceness: NICENESS.reading };
    const opened = openThread({ file: WORKER, milliseconds, options });
    all.push(opened);
    return opened;
  });

  function forShare(share: Share, signal?: AbortSignal): Readers {
    const ask = <Kind extends ReadRequest['kind']>(
      request: Extract<ReadRequest, { kind: Kind }>,
      size: number,
    ): Promise<ReadResults[Kind]> => {
      if (size <= READ_LIMITS.atOnce) return Promise.resolve(readText<Kind>(request));
      return places.run(
        share,
        async () => {
          const thread = shelf.take(share.customer);
          return thread
            .ask<ReadResults[Kind]>(request, signal)
            .catch(refuseEnded)
            .finally(() => shelf.putBack(thread, share.customer));
        },
        signal,
      );
    };
    return {
      forShare,
      document: (text, sdkVersion) => ask<'document'>({ kind: 'document', text, sdkVersion }, text.length),
      documentText: (toStore) =>
        ask<'documentText'>({ kind: 'documentText', ...toStore }, toStore.text.length),
      documentToDraw: (text) => ask<'documentToDraw'>({ kind: 'documentToDraw', text }, text.length),
      documentToSave: (toStore) =>
        ask<'documentToSave'>({ kind: 'documentToSave', ...toStore }, toStore.text.length),
      outputPlan: (text) => ask<'outputPlan'>({ kind: 'outputPlan', text }, text.length),
      restartedInput: (text, failed) =>
        ask<'restartedInput'>({ kind: 'restartedInput', text, failed }, text.length),
      outputRequest: (text, format) =>
        ask<'outputRequest'>({ kind: 'outputRequest', text, format }, text.length),
      records: (toRead) => ask<'records'>({ kind: 'records', ...toRead }, toRead.records.text.length),
      projectRows: (text) => ask<'projectRows'>({ kind: 'projectRows', text }, text.length),
      dataSet: (bytes, sheet) =>
        ask<'dataSet'>(
          { kind: 'dataSet', bytes, sheet },
          isPacked(bytes) ? Number.POSITIVE_INFINITY : bytes.length,
        ),
      fonts: (bytes) => ask<'fonts'>({ kind: 'fonts', bytes }, Number.POSITIVE_INFINITY),
      ownRecords: (text) => ask<'ownRecords'>({ kind: 'ownRecords', text }, text.length),
      sourceAnswer: async <Kind extends keyof SourceAnswers>(answer: Kind, bytes: Uint8Array) => {
        const read = await ask<'sourceAnswer'>({ kind: 'sourceAnswer', answer, bytes }, bytes.length);
        return read as ReadAnswer<SourceAnswers[Kind]>;
      },
      sourceItems: (items) => ask<'sourceItems'>({ kind: 'sourceItems', ...items }, items.bytes.length),
      storedTable: async <Part extends keyof TableParts>(
        bytes: Uint8Array,
        part: Part,
        wanted: TableParts[Part],
      ) => {
        const toRead = { bytes, part, ...wanted } as TableToRead;
        const read = await ask<'storedTable'>({ kind: 'storedTable', ...toRead }, bytes.length);
        return read as ReadTableParts[Part];
      },
      close: async () => void (await Promise.all(all.map((thread) => thread.close()))),
    };
  }
  return forShare(ALONE);
}

function refuseEnded(error: unknown): never {
  if (!(error instanceof ThreadEndedError)) throw error;
  throw new Problem(422, 'Reading it takes too long or too much memory.', undefined, {
    code: TOO_MUCH_TO_READ,
  });
}
