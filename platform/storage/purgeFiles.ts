import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { isReferredTo } from './references';
import type { Storage } from './Storage';

/** How long a file may wait for what refers to it, in milliseconds: longer than any request takes. */
export const GRACE = 60 * 60_000;
/** How often at most a process looks for what can go, in milliseconds. */
const INTERVAL = 10 * 60_000;
/** How many files are removed at once; the next time goes on. */
const MOST = 1_000;

/**
 * Removes files nothing refers to. The row goes first and is held until the file is gone, so that the same content coming in
 * meanwhile waits and is written anew. @returns how many
 */
export async function purgeFiles(db: Database, storage: Storage, now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - GRACE);
  const isUnused = and(lt(storedFiles.keptAt, cutoff), not(isReferredTo));
  const candidates = await db
    .select({ hash: storedFiles.hash })
    .from(storedFiles)
    .where(isUnused)
    .orderBy(asc(storedFiles.keptAt))
    .limit(MOST);
  let removed = 0;
  for (const { hash } of candidates)
    removed += await db.transaction(async (transaction) => {
      // Looked at again under the lock of the row, which whoever begins to refer to it needs as well.
      await transaction.select().from(storedFiles).where(eq(storedFiles.hash, hash)).for('update');
      const gone = await transaction
        .delete(storedFiles)
        .where(and(eq(storedFiles.hash, hash), isUnused))
        .returning({ hash: storedFiles.hash });
      if (gone.length > 0) await storage.remove(hash);
      return gone.length;
    });
  return removed;
}

/** A function that purges when it was last done long enough ago, to be called before something comes in. */
export function createFilePurge(
  db: Database,
  storage: Storage,
  clock: () => Date = () => new Date(),
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock();
    if (now.getTime() < next) return;
    next = now.getTime() + INTERVAL;
    await purgeFiles(db, storage, now);
  };
}
