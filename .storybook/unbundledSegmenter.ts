import type { Plugin } from 'vite';

/** Folder of the package in the built Storybook, next to its assets. */
const FOLDER = 'icu';

/** The required files of the package, as static directories of Storybook. */
export const SEGMENTER_FILES = ['lib', 'icu_capi.wasm', 'diplomat.config.mjs'].map((name) => ({
  from: `../node_modules/icu/${name}`,
  to: `/${FOLDER}/${name}`,
}));

/**
 * Keeps the word segmenter for Thai as separate modules. They import each other in circles with top-level awaits,
 * which browsers can order. Storybook's build order (`strictExecutionOrder`) would deadlock on them.
 */
export const unbundledSegmenter = (): Plugin => ({
  name: 'unbundled-segmenter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'icu' ? { id: `../${FOLDER}/lib/LineSegmenter.mjs`, external: true } : undefined,
});
