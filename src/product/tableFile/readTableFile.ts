import { TABLE_THREAD_POLICY } from '@/domain/configuration';
import { DATA_SET_TOO_LARGE } from '@/domain/data-sets';
import { invalidField } from '@/domain/refusal';
import { TABLE_LIMITS, type TableRead } from '@/domain/table-file';
import { trustThread } from '../trustThread';
import address from './answerTables?worker&url';
import { readRequest, type TableAnswers, type TableOutline, type TableRequest } from './readRequest';

/** Options of reading a file. */
export interface ReadOptions {
  /** The name of the sheet. @default the first visible one */
  readonly sheet?: string | undefined;
  /** Called with the part read, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Aborts the reading; the promise then never settles. */
  readonly signal?: AbortSignal;
}

type Message =
  | { readonly part: number }
  | { readonly answer: TableAnswers[TableRequest['kind']] }
  | { readonly fault: string };

const trusted = trustThread(TABLE_THREAD_POLICY, address);

/** Sends a request to a worker, which ends with its answer. @throws Error when the worker can't start or fails */
function askThread(request: TableRequest, { onProgress, signal }: ReadOptions): Promise<unknown> {
  const thread = new Worker(trusted, { type: 'module' });
  const answer = new Promise((resolve, reject) => {
    thread.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('part' in data) onProgress?.(data.part);
      else if ('answer' in data) resolve(data.answer);
      else reject(new Error(data.fault));
    };
    thread.onerror = () => reject(new Error('The reader of tables could not be loaded.'));
    signal?.addEventListener('abort', () => thread.terminate());
  });
  thread.postMessage(request, [request.bytes.buffer as ArrayBuffer]);
  return answer.finally(() => thread.terminate());
}

/** Reads in a worker, or directly in environments without any, such as unit tests. */
const ask = (request: TableRequest, options: ReadOptions): Promise<unknown> =>
  typeof Worker === 'function'
    ? askThread(request, options)
    : readRequest(request, options.onProgress ?? (() => undefined));

const GONE = 'The file no longer exists.';
const UNREAD = 'The file could not be read. Reload the page and try again.';

/** Reads the bytes of a file; `undefined` if it was moved or deleted meanwhile. */
const bytesOf = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

async function read<Kind extends TableRequest['kind']>(
  kind: Kind,
  file: File,
  options: ReadOptions,
): Promise<TableAnswers[Kind] | { readonly fault: string }> {
  const bytes = await bytesOf(file);
  if (!bytes) return { fault: GONE };
  if (options.signal?.aborted) return new Promise(() => undefined);
  return ask({ kind, bytes, sheet: options.sheet }, options).then(
    (answer) => answer as TableAnswers[Kind],
    () => ({ fault: UNREAD }),
  );
}

/** Reads the rows of a CSV file or a sheet of a workbook in a worker. */
export const readTableFile = async (file: File, options: ReadOptions = {}): Promise<TableRead> =>
  file.size > TABLE_LIMITS.bytes ? { fault: 'Choose a file of up to 10 MB.' } : read('rows', file, options);

/** Reads the columns of the data set a file would become, in a worker. */
export async function outlineTableFile(file: File, options: ReadOptions = {}): Promise<TableOutline> {
  const refused = (refusal: typeof DATA_SET_TOO_LARGE) => ({ sheets: [], notes: [], content: { refusal } });
  if (file.size > TABLE_LIMITS.bytes) return refused(DATA_SET_TOO_LARGE);
  const answer = await read('outline', file, options);
  return 'fault' in answer ? refused(invalidField('file', answer.fault)) : answer;
}
