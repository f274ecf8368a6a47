/**
 * Builds a bench like the platform and runs it: `built.ts engine`. A development build names every inner function,
 * which takes a seventh of the layout time.
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
// In a separate process, without the compiler's memory.
const { status } = spawnSync(process.execPath, [`${FOLDER}/${name}.mjs`], { stdio: 'inherit' });
process.exit(status ?? 1);
