import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the names and contents of the files, and of every file below the folders. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort()) {
    hash.update(path).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Every file at a path: itself, those below it when it is a folder, none when there is nothing. */
export function filesIn(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((candidate) => candidate.isFile())
    .map((candidate) => join(candidate.parentPath, candidate.name));
}
