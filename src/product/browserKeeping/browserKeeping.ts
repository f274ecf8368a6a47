const DATABASE = 'platen-editor';
const STORE = 'drafts';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** What is kept here instead, where nothing may be left in the browser. */
let memory: Map<string, unknown> | undefined;

/** Keeps nothing beyond the life of the page from now on: for a page that is somebody else's. */
export function keepInMemory(): void {
  memory = new Map();
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** What the browser keeps under a key, to be read before it is trusted; none where there is nothing, or it keeps nothing. */
export const readKept = (key: string): Promise<unknown> =>
  memory
    ? Promise.resolve(memory.get(key))
    : inStore<unknown>('readonly', (store) => store.get(key)).catch(() => undefined);

/** Keeps something under a key. @returns whether the browser does */
export const keep = (key: string, value: unknown): Promise<boolean> => {
  if (memory) {
    memory.set(key, value);
    return Promise.resolve(true);
  }
  return inStore('readwrite', (store) => store.put(value, key)).then(
    () => true,
    () => false,
  );
};

/** Forgets what is kept under a key. */
export const forget = (key: string): Promise<void> => {
  if (!memory) return inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
  memory.delete(key);
  return Promise.resolve();
};

/** The key of the download of a project that was left. */
export const leftDownloadKey = (projectId: string): string => `download ${projectId}`;

/** The key of the rows of a project's batch table. */
export const batchRowsKey = (projectId: string): string => `batch ${projectId}`;
