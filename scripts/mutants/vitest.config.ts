import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const area = AREAS.find(({ name }) => name === process.env.MUTANTS_AREA);
if (!area) throw new Error('MUTANTS_AREA names no area.');

/** The tests of one area, as `scripts/mutants.ts` runs them against each mutant. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { '@': `${root}src` } },
  // The copy for mutants has its packages outside.
  server: { fs: { strict: false } },
  test: {
    environment: area.environment,
    include: area.tests,
    setupFiles: ['tests/failOnConsole.ts', ...(area.environment === 'jsdom' ? ['tests/unit/setup.ts'] : [])],
    restoreMocks: true,
    isolate: area.environment === 'jsdom',
    testTimeout: 30_000,
  },
});
