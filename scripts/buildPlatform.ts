import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtAddresses } from './builtAddresses.ts';
import { fingerprint } from './fingerprint.ts';

/** Folder of the built platform. */
export const PLATFORM = 'dist-platform';

/** The two processes, relative to `platform`. */
const PROCESSES = { main: 'main.ts', worker: 'worker.ts' };
/** Entry modules of the threads, relative to `platform`. */
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
 * Builds the platform into {@link PLATFORM}, unless it is current: `main.mjs`, `worker.mjs`, the entries of their
 * threads, and shared modules. Packages, and files that the platform reads beside its modules, are not copied.
 */
export async function buildPlatform(): Promise<void> {
  const inputs = fingerprint(INPUTS);
  const stamp = `${PLATFORM}/${STAMP}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  // Loaded on demand: it takes longer than a start.
  const { build } = await import('vite');
  // Built beside its destination, so that a running platform never loads half of a new build.
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

/** Removes the compiler that threads load first, which built code does not need. */
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
