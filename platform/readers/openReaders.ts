import type { OutputFormat } from '@/domain/output';
import { Problem } from '../http/Problem';
import { FairPlaces, type Share } from '../shares';
import { NICENESS, openThread, ThreadEndedError, ThreadShelf, type Thread } from '../threads';
import { readText, type ReadRequest, type ReadResults, type RecordsToRead } from './readText';

/** The limits of reading what callers send; docs/security.md has them in a table. */
export const READ_LIMITS = {
  /** Characters or bytes that are read at once, on the thread of the requests: it takes a few milliseconds. */
  atOnce: 64_000,
  /** Time for one text, in milliseconds. */
  milliseconds: 20_000,
  /** A thread's own memory, in MB. */
  memory: 768,
  threads: 2,
  threadsPerCustomer: 1,
  waiting: 100,
  waitingPerCustomer: 50,
  waitingPerCaller: 20,
} as const;

const WORKER = new URL('./readWorker.mjs', import.meta.url);
/** The share of work that nobody else competes with. */
const ALONE: Share = { customer: '', caller: '' };

/**
 * Reads what callers send and what was stored of it, large ones in threads that are ended where one takes too long or too much
 * memory. Callers get threads in turn, see `FairPlaces`.
 */
export interface Readers {
  /** The same readers on behalf of a caller, until the signal ends what they read. @default work of no customer */
  forShare(share: Share, signal?: AbortSignal): Readers;
  /** Reads a document. @param sdkVersion the newest version that is accepted. @default any @throws Problem 422, BusyError */
  document(text: string, sdkVersion?: string): Promise<ReadResults['document']>;
  /** Reads the body of a call for output. @throws Problem 422, BusyError */
  outputRequest(text: string, format: OutputFormat): Promise<ReadResults['outputRequest']>;
  /** Checks the values of records and leaves out those of no variable. @throws Problem 422, BusyError */
  records(records: RecordsToRead): Promise<ReadResults['records']>;
  /** Reads a CSV file. @throws Problem 422, BusyError */
  dataSet(bytes: Uint8Array): Promise<ReadResults['dataSet']>;
  /** Unpacks WOFF, WOFF2 or a collection of fonts, always in a thread. @throws Problem 422, BusyError */
  fonts(bytes: Uint8Array): Promise<ReadResults['fonts']>;
  /** Ends the threads; what still is read fails. */
  close(): Promise<void>;
}

/** Opens readers. A thread starts with the first large text, and again after one that had to be ended. */
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
      outputRequest: (text, format) =>
        ask<'outputRequest'>({ kind: 'outputRequest', text, format }, text.length),
      records: (toRead) => ask<'records'>({ kind: 'records', ...toRead }, toRead.records.text.length),
      dataSet: (bytes) => ask<'dataSet'>({ kind: 'dataSet', bytes }, bytes.length),
      fonts: (bytes) => ask<'fonts'>({ kind: 'fonts', bytes }, Number.POSITIVE_INFINITY),
      close: async () => void (await Promise.all(all.map((thread) => thread.close()))),
    };
  }
  return forShare(ALONE);
}

function refuseEnded(error: unknown): never {
  if (!(error instanceof ThreadEndedError)) throw error;
  throw new Problem(422, 'Reading it takes too long or too much memory.', undefined, {
    code: 'TooMuchToRead',
  });
}
