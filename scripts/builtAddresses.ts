import { relative, resolve } from 'node:path';
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
