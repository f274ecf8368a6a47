import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { purgeWhenDue } from './purgeFiles';
import type { Content, Storage, StoredFile } from './Storage';

/**
 * Stores a file and records it, so that a row can refer to its hash (`fileHash`) within the next hour. Recorded before
 * it gets its name: a running purge of the same content is waited for, and a later one sees the record. Do not call it
 * inside an open transaction. Every ten minutes it first purges unreferenced files.
 * @throws the errors of `Storage.put`
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
