import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { isReferredTo } from './references';
import type { Storage } from './Storage';

/** Milliseconds for which a file may wait for a reference: longer than any request. */
export const GRACE = 60 * 60_000;
/** Least interval between purges of a process, in milliseconds. */
const INTERVAL = 10 * 60_000;
/** Most files deleted at once, as a caller is waiting; the next purge continues. */
const MOST = 200;

/**
 * Deletes unreferenced files. Deletes the row first and locks it until the file is gone, so that the same content
 * arriving meanwhile waits and is written again. @returns their number
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
      // Checked again under the lock of the row, which a new reference needs too.
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

/** Time of the next purge of each storage in this process, in milliseconds. */
const due = new WeakMap<Storage, number>();

/** Purges unless this process did so within ten minutes. */
export async function purgeWhenDue(db: Database, storage: Storage, now: Date): Promise<void> {
  const time = now.getTime();
  if (time < (due.get(storage) ?? 0)) return;
  due.set(storage, time + INTERVAL);
  await purgeFiles(db, storage, now);
}
