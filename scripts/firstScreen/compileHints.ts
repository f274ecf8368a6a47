import type { Plugin } from 'vite';

/** For Chromium: the functions of the file are compiled in parallel while it loads. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the files of the first screen, most of whose functions run before it is visible. Compiling each on its first
 * call would block the main thread. Other browsers ignore the comment.
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
