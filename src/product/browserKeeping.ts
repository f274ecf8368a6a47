const DATABASE = 'platen-editor';
const STORE = 'drafts';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Replaces the browser's storage when nothing may be stored there. */
let memory: Map<string, unknown> | undefined;

/** Stores nothing beyond the life of the page from now on: the page belongs to another site. */
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

/** Reads the unvalidated value of a key; undefined if there is none or the browser stores nothing. */
export const readKept = (key: string): Promise<unknown> =>
  memory
    ? Promise.resolve(memory.get(key))
    : inStore<unknown>('readonly', (store) => store.get(key)).catch(() => undefined);

/** Stores a value under a key. @returns whether the browser stored it */
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

/** Deletes the value of a key. */
export const forget = (key: string): Promise<void> => {
  if (!memory) return inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
  memory.delete(key);
  return Promise.resolve();
};

/** Key of a project download whose dialog was left. */
export const leftDownloadKey = (projectId: string): string => `download ${projectId}`;

/** Key of the unsaved rows of a project's batch table. */
export const batchRowsKey = (projectId: string): string => `batch ${projectId}`;
