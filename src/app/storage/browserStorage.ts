type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * Returns the stored value; `null` without one, or when the browser denies storage, without which the console works.
 */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value if the browser permits; full or denied storage only loses it. */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // Full or denied storage: the choice still applies to this page.
  }
}
