import react from '@vitejs/plugin-react';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { buildConsole } from '../../scripts/buildConsole';
import { precompress } from '../../scripts/firstScreen/precompress';

const SITE = resolve('.cache/bench');

async function buildYardstick(name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('tests/performance', name),
    base: `/${name}/`,
    plugins: [react(), precompress()],
    resolve: { alias: { '@': resolve('src') } },
    build: {
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir: resolve(SITE, name),
      chunkSizeWarningLimit: 700,
    },
  });
}

/**
 * Builds the console and its comparisons into one folder, in `floor/` and `table/`, so that one platform serves all
 * from one origin with one signed-in state. Returns the folder.
 */
export async function buildSite(): Promise<string> {
  await buildConsole();
  rmSync(SITE, { recursive: true, force: true });
  cpSync('dist', SITE, { recursive: true });
  for (const name of ['floor', 'table']) await buildYardstick(name);
  return SITE;
}
