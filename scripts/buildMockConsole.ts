import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONSOLE_INPUTS } from './buildConsole';
import { fingerprint } from './fingerprint';

/** Folder of the console in mock mode. */
export const MOCK_CONSOLE = 'dist-mock';
const STAMP = `${MOCK_CONSOLE}/.build-inputs`;

/**
 * Builds the console with its mocks, which only development builds contain, into {@link MOCK_CONSOLE}, unless it is
 * current.
 */
export async function buildMockConsole(): Promise<void> {
  const inputs = fingerprint(CONSOLE_INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    const { build } = await import('vite');
    await build({ mode: 'mock', logLevel: 'warn', build: { outDir: MOCK_CONSOLE, emptyOutDir: true } });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  writeFileSync(STAMP, inputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildMockConsole();
