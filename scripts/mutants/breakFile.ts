import type { Plugin } from 'vite';

interface Change {
  /** The absolute path of the file. */
  file: string;
  text: string;
  replacement: string;
}

/**
 * Makes a Vite plugin that changes one file while it is read. The file on disk stays as it is, so nothing has to be restored
 * when a run is interrupted.
 */
export function breakFile() {
  let current: Change | undefined;
  let isLoaded = false;
  const plugin: Plugin = {
    name: 'break-file',
    enforce: 'pre',
    transform(code, id) {
      if (current === undefined || id.split('?')[0] !== current.file) return undefined;
      isLoaded = true;
      const { text, replacement } = current;
      return { code: code.replace(text, () => replacement), map: null };
    },
  };
  return {
    plugin,
    begin(change: Change): void {
      current = change;
      isLoaded = false;
    },
    end(): void {
      current = undefined;
    },
    /** Returns whether the file was read since the change began. */
    wasLoaded: () => isLoaded,
  };
}
