import react from '@vitejs/plugin-react';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { buildConsole } from '../../scripts/buildConsole';
import { precompress } from '../../scripts/precompress';

const SITE = resolve('.cache/bench');

/**
 * Builds console and floor into one folder, the floor under `floor/`, so that one platform serves both from one origin
 * with one signed-in state. Returns the folder.
 */
export async function buildSite(): Promise<string> {
  await buildConsole();
  rmSync(SITE, { recursive: true, force: true });
  cpSync('dist', SITE, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('tests/performance/floor'),
    base: '/floor/',
    plugins: [react(), precompress()],
    resolve: { alias: { '@': resolve('src') } },
    build: {
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir: resolve(SITE, 'floor'),
      chunkSizeWarningLimit: 700,
    },
  });
  return SITE;
}
