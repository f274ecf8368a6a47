import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { createChunkNamer } from './scripts/firstScreenChunks.ts';
import { mockServiceWorker } from './scripts/mockServiceWorker.ts';
import { precompress } from './scripts/precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: [react(), precompress(), mockServiceWorker()],
  resolve: { alias: { '@': `${root}src` } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: createChunkNamer(root.replace(/\/$/, '')), debugName: 'first screen' }],
        },
      },
    },
  },
});
