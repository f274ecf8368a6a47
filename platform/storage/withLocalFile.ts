import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './Storage';

/**
 * Gives programs that want a path a copy of a kept file, in a folder of its own that is gone afterwards; what else is
 * written to that folder goes with it. @throws what `Storage.read` does
 */
export async function withLocalFile<Result>(
  storage: Storage,
  hash: string,
  use: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-file-'));
  try {
    const path = join(folder, 'file');
    await pipeline(await storage.read(hash), createWriteStream(path, { mode: 0o600 }));
    return await use(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
