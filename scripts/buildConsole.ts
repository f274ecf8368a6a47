import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint';

/** What a console is built from. */
export const CONSOLE_INPUTS: readonly string[] = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ...['scripts/firstScreen', 'scripts/mockServiceWorker.ts', 'scripts/reference'],
];
const STAMP = 'dist/.build-inputs';

/** Builds the console into dist/ unless it is already built from exactly these sources. */
export async function buildConsole(): Promise<void> {
  const inputs = fingerprint(CONSOLE_INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.log('Building the console …');
  // Loading it takes longer than a start.
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  writeFileSync(STAMP, inputs);
}
