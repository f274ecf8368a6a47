import type { Storage } from './Storage';
import { withTempFile } from './withTempFile';

/**
 * Gives programs that want a path a copy of a kept file, in a folder of its own that is gone afterwards; what else is
 * written to that folder goes with it. @throws what `Storage.read` does
 */
export async function withLocalFile<Result>(
  storage: Storage,
  hash: string,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  return withTempFile(await storage.read(hash), Infinity, ({ path, folder }) => use(path, folder));
}
