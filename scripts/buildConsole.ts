import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist/.build-inputs';

/** Builds the console into dist/ unless it is already built from exactly these sources. */
export async function buildConsole(): Promise<void> {
  const inputs = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.log('Building the console …');
  await build({ logLevel: 'warn' });
  writeFileSync(STAMP, inputs);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of INPUTS.flatMap(filesIn).sort()) {
    hash.update(path).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  const entry = readdirSync('.', { withFileTypes: true }).find((candidate) => candidate.name === path);
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((candidate) => candidate.isFile())
    .map((candidate) => join(candidate.parentPath, candidate.name));
}
