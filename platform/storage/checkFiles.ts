import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { GRACE } from './purgeFiles';
import { isReferredTo } from './references';
import type { Storage } from './Storage';

/** What does not fit between database and storage, by hash. */
export interface FileFaults {
  /** Files in the storage that nothing refers to and no purge will remove. */
  unreferred: string[];
  /** Files that something refers to and that are not there, or not with all their bytes. */
  missing: string[];
}

/**
 * Compares what the database refers to with what the storage holds. Files that wait for a purge, or for what will refer to
 * them, are no fault. The storage is listed first: what comes in meanwhile is then known to the database at least.
 */
export async function checkFiles(db: Database, storage: Storage, now: Date): Promise<FileFaults> {
  const sizes = new Map<string, number>();
  for await (const { hash, size } of storage.list()) sizes.set(hash, size);
  const rows = await db
    .select({
      hash: storedFiles.hash,
      size: storedFiles.size,
      keptAt: storedFiles.keptAt,
      isUsed: sql<boolean>`${isReferredTo}`,
    })
    .from(storedFiles);
  const known = new Set(rows.map(({ hash }) => hash));
  const missing: string[] = [];
  for (const { hash, size, isUsed, keptAt } of rows) {
    if (!isUsed || now.getTime() - keptAt.getTime() < GRACE) continue;
    if (sizes.get(hash) !== size) missing.push(hash);
  }
  return { unreferred: [...sizes.keys()].filter((hash) => !known.has(hash)), missing };
}
