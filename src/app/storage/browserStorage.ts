type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * What is stored under a key; `null` when nothing is, or when the browser denies storage: remembering is a comfort
 * the console works without.
 */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value where the browser lets us; a full or denied storage loses the memory and nothing else. */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // A full or denied storage: the choice holds for this page all the same.
  }
}
