import type { Storage } from './Storage';
import { withTempFile } from './withTempFile';

/**
 * Copies a stored file to a folder of its own, for programs that need a path. The folder and everything in it are
 * deleted afterwards. @throws the errors of `Storage.read`
 */
export async function withLocalFile<Result>(
  storage: Storage,
  hash: string,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  return withTempFile(await storage.read(hash), Infinity, ({ path, folder }) => use(path, folder));
}
