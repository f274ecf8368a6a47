import type { Plugin } from 'vite';

/** Read by Chromium: the functions of the file are compiled while it arrives, beside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files of the first screen, most of whose functions run before it can be seen. Compiled one by one as they
 * are first called they would hold up the main thread. Other browsers read a comment.
 */
export function compileHints(chunks: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && chunks.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
