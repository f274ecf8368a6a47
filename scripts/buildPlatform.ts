import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtAddresses } from './builtAddresses.ts';
import { fingerprint } from './fingerprint.ts';

/** Folder the platform is built into. */
export const PLATFORM = 'dist-platform';

/** The two processes, below `platform`. */
const PROCESSES = { main: 'main.ts', worker: 'worker.ts' };
/** What the threads begin with, below `platform`. */
export const THREADS = {
  pdfPageWorker: 'pdf-pages/pdfPageWorker.mjs',
  pictureWorker: 'pictures/pictureWorker.mjs',
  readWorker: 'readers/readWorker.mjs',
  renderWorker: 'rendering/renderWorker.mjs',
  scriptWorker: 'scripting/scriptWorker.mjs',
  scryptWorker: 'database/scryptWorker.mjs',
};
const INPUTS = [
  ...['platform', 'src', 'package-lock.json'],
  ...['scripts/buildPlatform.ts', 'scripts/builtAddresses.ts'],
];
const STAMP = '.build-inputs';

/**
 * Builds the platform into {@link PLATFORM}, unless it is there from exactly these sources: `main.mjs`, `worker.mjs`, what their
 * threads begin with, and what they share. Packages, and the files the platform reads beside its modules, stay where they are.
 */
export async function buildPlatform(): Promise<void> {
  const inputs = fingerprint(INPUTS);
  const stamp = `${PLATFORM}/${STAMP}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  // Loading it takes longer than a start.
  const { build } = await import('vite');
  // Whoever runs the one before is not to find half of the next.
  const folder = `${PLATFORM}-${process.pid}`;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': resolve('src') } },
    plugins: [builtAddresses(Object.keys(THREADS)), withoutCompiler()],
    build: {
      outDir: folder,
      target: 'es2022',
      ssr: true,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries({ ...PROCESSES, ...THREADS }).map(([name, file]) => [
            name,
            resolve('platform', file),
          ]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(`${folder}/${STAMP}`, inputs);
  rmSync(PLATFORM, { recursive: true, force: true });
  renameSync(folder, PLATFORM);
}

/** Threads ask for a compiler first, which what is built needs no more. */
function withoutCompiler(): Plugin {
  const COMPILER = 'tsx/esm/api';
  return {
    name: 'without-compiler',
    enforce: 'pre',
    resolveId: (id) => (id === COMPILER ? `\0${COMPILER}` : undefined),
    load: (id) => (id === `\0${COMPILER}` ? 'export const register = () => undefined;' : undefined),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPlatform();
