import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = resolve('.');
/** An address as `new URL('./thread.mjs', import.meta.url)` has it: that of the module, where no thread is named before. */
const ADDRESS = /(new URL\('\.\/(\w+)\.mjs', )?\bimport\.meta\.url\b/gu;

/**
 * Lets modules of this repository find the files beside them, such as fonts, migrations and contracts, wherever they are
 * built to: their `import.meta.url` is that of the source, told from the folder they are built into. Threads are built as
 * well and are found there.
 * @param threads names of the built threads, without `.mjs`
 */
export function builtAddresses(threads: readonly string[]): Plugin {
  return {
    name: 'built-addresses',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id).replaceAll('\\', '/');
      if (!/^(?:platform|src)\//u.test(file) || !code.includes('import.meta.url')) return;
      const written = code.replace(ADDRESS, (whole, before: string | undefined, thread: string) =>
        before && threads.includes(thread)
          ? whole
          : `${before ?? ''}new URL('../${file}', import.meta.url).href`,
      );
      // No line has moved.
      return { code: written, map: null };
    },
  };
}

/** A thread’s address in a module, with the name of what it begins with. */
const THREAD = /new URL\('\.\/(\w+)\.mjs', import\.meta\.url\)/gu;

/**
 * Lets modules that are run as they are, as in tests, start their threads as they are built: from the sources a thread
 * compiles itself, for more than a second.
 * @param threads names of the built threads, without `.mjs`
 * @param folder where they are built
 */
export function builtThreads(threads: readonly string[], folder: string): Plugin {
  return {
    name: 'built-threads',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(ROOT, id).replaceAll('\\', '/');
      if (!file.startsWith('platform/') || !code.includes('import.meta.url')) return;
      const written = code.replace(THREAD, (whole, thread: string) =>
        threads.includes(thread)
          ? `new URL('${pathToFileURL(resolve(folder, `${thread}.mjs`)).href}')`
          : whole,
      );
      return { code: written, map: null };
    },
  };
}
