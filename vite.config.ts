import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compileHints } from './scripts/firstScreen/compileHints.ts';
import { earlyScript } from './scripts/firstScreen/earlyScript.ts';
import { firstScreenChunks } from './scripts/firstScreen/firstScreenChunks.ts';
import { leanRouter } from './scripts/firstScreen/leanRouter.ts';
import { mockServiceWorker } from './scripts/mockServiceWorker.ts';
import { precompress } from './scripts/firstScreen/precompress.ts';
import { preloadChunk } from './scripts/firstScreen/preloadChunk.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const alias = { '@': `${root}src` };

export default defineConfig({
  plugins: [
    react(),
    compileHints(['index', 'react', 'parts', 'lists']),
    earlyScript(`${root}src/app/start/askAhead.ts`, alias),
    leanRouter(),
    preloadChunk('react'),
    precompress(),
    mockServiceWorker(),
  ],
  resolve: { alias },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      /* A module that is imported does nothing by itself, so that a page gets what it uses of a feature, not all of it. */
      treeshake: {
        moduleSideEffects: [
          { test: /\/src\/(?:api|components|domain|features|product)\//, sideEffects: false },
        ],
      },
      output: {
        entryFileNames: 'assets/console-[hash].js',
        codeSplitting: { groups: firstScreenChunks(root.replace(/\/$/, '')) },
      },
    },
  },
});
