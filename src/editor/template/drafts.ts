import type { Document } from '@/engine/document';

const DATABASE = 'platen-editor';
const STORE = 'drafts';

/** What of a template was not saved, as the browser keeps it. */
export interface Draft {
  /** To be read before it is trusted. */
  readonly document: unknown;
  /** The revision it was made from; none for a template that was never saved. */
  readonly revision: number | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

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

/** What was not saved of a template; none where there is nothing, or the browser keeps nothing. */
export const readDraft = (key: string): Promise<Draft | undefined> =>
  inStore('readonly', (store) => store.get(key) as IDBRequest<Draft | undefined>).catch(() => undefined);

/** Keeps what is not saved of a template. A browser that keeps nothing is no reason to stop working. */
export const writeDraft = (key: string, draft: Draft & { readonly document: Document }): Promise<void> =>
  inStore('readwrite', (store) => store.put(draft, key)).then(
    () => undefined,
    () => undefined,
  );

/** Forgets what was not saved of a template. */
export const deleteDraft = (key: string): Promise<void> =>
  inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
