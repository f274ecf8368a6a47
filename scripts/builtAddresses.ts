import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = resolve('.');
/**
 * An address such as `new URL('./thread.mjs', import.meta.url)`; or the module's own, without a thread's name before
 * it.
 */
const ADDRESS = /(new URL\('\.\/(\w+)\.mjs', )?\bimport\.meta\.url\b/gu;

/**
 * Makes built modules of this repository find the files beside their sources, such as fonts, migrations and contracts:
 * replaces `import.meta.url` by the source's address, relative to the build folder. Threads keep the address of their
 * built entry.
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

/** A thread's address in a module, with the name of its entry. */
const THREAD = /new URL\('\.\/(\w+)\.mjs', import\.meta\.url\)/gu;

/**
 * Makes unbuilt modules, as in tests, start built threads: an unbuilt thread compiles itself for more than a second.
 * @param threads names of the built threads, without `.mjs`
 * @param folder their folder
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
