import type { Plugin } from 'vite';

/** Packages that also support Node.js, and import its modules only there. */
const PACKAGES = /\/node_modules\/(?:harfbuzzjs|icu)\//;
const NODE_MODULES = new Set(['fs', 'module']);
const NOTHING = '\0nothing';

/** A folder that the build would search for a file, with a warning. */
const OWN_FOLDER = 'new URL("./",import.meta.url)';

/**
 * Removes the Node.js parts of WebAssembly packages. A build would warn about them, which would be the first thing a
 * reader sees of the console.
 */
export function withoutNode(): Plugin {
  return {
    name: 'without-node',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && PACKAGES.test(importer) && NODE_MODULES.has(source) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export default {};' : undefined),
    transform: {
      filter: { id: PACKAGES },
      handler: (code) =>
        code.includes(OWN_FOLDER)
          ? code.replaceAll(OWN_FOLDER, OWN_FOLDER.replace('"./"', '/* @vite-ignore */ "./"'))
          : undefined,
    },
  };
}
