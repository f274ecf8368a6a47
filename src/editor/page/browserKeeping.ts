const DATABASE = 'platen-editor';
const STORE = 'drafts';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

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
  inStore<unknown>('readonly', (store) => store.get(key)).catch(() => undefined);

/** Keeps something under a key. @returns whether the browser does */
export const keep = (key: string, value: unknown): Promise<boolean> =>
  inStore('readwrite', (store) => store.put(value, key)).then(
    () => true,
    () => false,
  );

/** Forgets what is kept under a key. */
export const forget = (key: string): Promise<void> =>
  inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
