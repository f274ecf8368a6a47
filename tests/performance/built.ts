/**
 * Builds a bench as the platform is built, and runs it: `built.ts engine`. Compiled for development every function made
 * within another would be given its name, a seventh of the time layout takes.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';
import { builtAddresses } from '../../scripts/builtAddresses';

const FOLDER = 'dist-bench';
const [name = ''] = process.argv.slice(2);

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@': resolve('src') } },
  plugins: [builtAddresses([])],
  build: {
    outDir: FOLDER,
    target: 'es2022',
    ssr: true,
    rolldownOptions: {
      input: { [name]: resolve('tests/performance', `${name}.ts`) },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
// In a process of its own, without all that a compiler keeps in memory.
const { status } = spawnSync(process.execPath, [`${FOLDER}/${name}.mjs`], { stdio: 'inherit' });
process.exit(status ?? 1);
