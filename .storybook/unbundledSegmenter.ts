import type { Plugin } from 'vite';

/** Where the build of Storybook has the package, beside its own assets. */
const FOLDER = 'icu';

/** The files of it that are needed, as static directories of Storybook. */
export const SEGMENTER_FILES = ['lib', 'icu_capi.wasm', 'diplomat.config.mjs'].map((name) => ({
  from: `../node_modules/icu/${name}`,
  to: `/${FOLDER}/${name}`,
}));

/**
 * Leaves what finds the words of Thai as the modules it comes as. They import each other in circles and wait at their top,
 * which browsers put in order; the order that Storybook has its builds keep (`strictExecutionOrder`) waits for itself there.
 */
export const unbundledSegmenter = (): Plugin => ({
  name: 'unbundled-segmenter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'icu' ? { id: `../${FOLDER}/lib/LineSegmenter.mjs`, external: true } : undefined,
});
