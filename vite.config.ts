import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compileHints } from './scripts/firstScreen/compileHints.ts';
import { leanRouter } from './scripts/firstScreen/leanRouter.ts';
import { apiReference } from './scripts/reference/apiReference.ts';
import { mockServiceWorker } from './scripts/mockServiceWorker.ts';
import { precompress } from './scripts/firstScreen/precompress.ts';
import { withoutNode } from './scripts/withoutNode.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    compileHints(['index']),
    leanRouter(),
    apiReference(),
    precompress(),
    mockServiceWorker(),
    withoutNode(),
  ],
  resolve: { alias: { '@': `${root}src` } },
  worker: { format: 'es', plugins: () => [withoutNode()] },
  optimizeDeps: {
    /* Or pages of tests are scanned too, whose imports can't be found, and packages are met one by one: each loads the
       page anew, and mock mode forgets what was changed. */
    entries: ['index.html'],
    /* Look for their wasm beside themselves. */
    exclude: ['harfbuzzjs', 'icu', '@jitl/quickjs-wasmfile-release-sync'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      /* Warns of plugins by the clock, which fails a strict build on a slow machine alone. */
      checks: { bundlerTimings: false },
      /* A module that is imported does nothing by itself, so that a page gets what it uses of a feature, not all of it. */
      treeshake: {
        moduleSideEffects: [
          { test: /\/src\/(?:api|components|domain|features|product)\//, sideEffects: false },
        ],
      },
      output: {
        entryFileNames: 'assets/console-[hash].js',
        /* What every page begins with is one file. Left alone, the bundler cuts it into some forty of a few hundred bytes. */
        codeSplitting: { groups: [{ name: 'console', tags: ['$initial'] }] },
      },
    },
  },
});
