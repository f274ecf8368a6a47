import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { SETUP_LOCK } from '../database/migrations';
import type { Storage } from '../storage';
import { readState, writeState } from './seedState';

/** The destination of a demo part with files, and the current moment. */
export interface Filled {
  readonly database: Database;
  readonly storage: Storage;
  readonly now: Date;
}

/** A part of the demo with files. */
interface Part<Rows, Files> {
  /** The key under which the database remembers it. */
  readonly name: string;
  /** Makes its rows, which most starts do not need. */
  readonly makeRows: () => Rows;
  /** Stores its files, outside of transactions. */
  readonly keepFiles: (rows: Rows) => Promise<Files>;
  /** @returns whether there was anything to insert */
  readonly insert: (transaction: Database, rows: Rows, files: Files) => Promise<boolean>;
}

/**
 * Adds a part to a demo database exactly once: items that users delete afterwards stay deleted. Call it after `seed`.
 * @returns whether this call added anything
 * @throws StorageUnavailableError
 */
export async function addOnce<Rows, Files>(
  db: Database,
  { name, makeRows, keepFiles, insert }: Part<Rows, Files>,
): Promise<boolean> {
  if (!(await isDue(db, name))) return false;
  const rows = makeRows();
  const files = await keepFiles(rows);
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
    if (!(await isDue(transaction, name))) return false;
    const isAdded = await insert(transaction, rows, files);
    await writeState(transaction, name, 'added');
    return isAdded;
  });
}

async function isDue(db: Database, name: string): Promise<boolean> {
  const held = await readState(db, 'seed');
  return held !== undefined && held !== 'none' && (await readState(db, name)) === undefined;
}
