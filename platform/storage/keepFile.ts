import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { purgeWhenDue } from './purgeFiles';
import type { Content, Storage, StoredFile } from './Storage';

/**
 * Takes a file into the storage and notes it down, so that a row can refer to its hash (`fileHash`) within the next hour.
 * It is noted down before it gets its name: a purge of the same content, which holds that row until the file is removed, is
 * waited for, and a later one sees that the file is wanted again. Not to be called inside a transaction that goes on.
 * Before that it purges what nothing refers to, every ten minutes.
 * @throws what `Storage.put` does
 */
export async function keepFile(
  { database, storage, now }: { database: Database; storage: Storage; now: Date },
  content: Content,
  maxBytes: number,
): Promise<StoredFile> {
  await purgeWhenDue(database, storage, now);
  return storage.put(content, {
    maxBytes,
    reserve: async (file) => {
      await database
        .insert(storedFiles)
        .values({ ...file, keptAt: now })
        .onConflictDoUpdate({ target: storedFiles.hash, set: { keptAt: now } });
    },
  });
}
