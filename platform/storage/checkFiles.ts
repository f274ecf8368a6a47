import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { storedFiles } from '../database/schema';
import { GRACE } from './purgeFiles';
import { isReferredTo } from './references';
import type { Storage } from './Storage';

/** Differences between database and storage, by hash. */
export interface FileFaults {
  /** Files in the storage without a reference that no purge will delete. */
  unreferred: string[];
  /** Referenced files that are missing or incomplete. */
  missing: string[];
}

/**
 * Compares the references in the database with the files of the storage. Files that wait for a purge or for a reference
 * are no fault. Lists the storage first, so that the database knows all files that arrive meanwhile.
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
