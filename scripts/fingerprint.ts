import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes the names and contents of these files, and of every file in these folders. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort()) {
    hash.update(path).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Lists every file at a path: itself, or the content of a folder; none for a missing path. */
export function filesIn(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((candidate) => candidate.isFile())
    .map((candidate) => join(candidate.parentPath, candidate.name));
}
