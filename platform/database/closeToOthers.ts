import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MODE_BITS = 0o777;

/**
 * Restricts a file or folder, with its content, to its owner: 0700 and 0600. Skips links, whose targets may not be
 * ours. @throws when the modes can't be changed
 */
export function closeToOthers(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry?.isDirectory() && !entry?.isFile()) return;
  const wanted = entry.isDirectory() ? 0o700 : 0o600;
  if ((entry.mode & MODE_BITS & ~wanted) !== 0) chmodSync(path, wanted);
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}
