import { and, asc, eq, lt, not } from 'drizzle-orm';
import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { isReferredTo } from './references';
import type { Storage } from './Storage';

/** How long a file may wait for what refers to it, in milliseconds: longer than any request takes. */
export const GRACE = 60 * 60_000;
/** How often at most a process looks for what can go, in milliseconds. */
const INTERVAL = 10 * 60_000;
/** How many files are removed at once, for somebody waits meanwhile; the next time goes on. */
const MOST = 200;

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

/** When each storage of this process is looked through next, in milliseconds. */
const due = new WeakMap<Storage, number>();

/** Purges when this process has not done so for ten minutes. */
export async function purgeWhenDue(db: Database, storage: Storage, now: Date): Promise<void> {
  const time = now.getTime();
  if (time < (due.get(storage) ?? 0)) return;
  due.set(storage, time + INTERVAL);
  await purgeFiles(db, storage, now);
}
