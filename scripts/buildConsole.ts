import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint';

/** Inputs of a console build. */
export const CONSOLE_INPUTS: readonly string[] = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ...['scripts/firstScreen', 'scripts/mockServiceWorker.ts', 'scripts/withoutNode.ts', 'scripts/reference'],
];
const STAMP = 'dist/.build-inputs';

interface Options {
  /** Whether a warning fails the build: it would be the first thing a reader sees of the console. @default false */
  isStrict?: boolean;
}

/** Builds the console into dist/ unless it is current. */
export async function buildConsole({ isStrict = false }: Options = {}): Promise<void> {
  const inputs = fingerprint(CONSOLE_INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.log('Building the console …');
  // Loaded on demand: it takes longer than a start.
  const { build, createLogger } = await import('vite');
  const logger = createLogger('warn');
  await build({ logLevel: 'warn', customLogger: logger });
  if (isStrict && logger.hasWarned) throw new Error('The console is built with warnings.');
  writeFileSync(STAMP, inputs);
}
