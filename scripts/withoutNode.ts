import type { Plugin } from 'vite';

/** Made for Node.js as well, and ask for its modules only there. */
const PACKAGES = /\/node_modules\/(?:harfbuzzjs|icu)\//;
const NODE_MODULES = new Set(['fs', 'module']);
const NOTHING = '\0nothing';

/** A folder the build looks for a file in, which it then warns about. */
const OWN_FOLDER = 'new URL("./",import.meta.url)';

/**
 * Leaves out what packages of WebAssembly have for Node.js. A build warns of it otherwise, and that would be the first thing a
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
