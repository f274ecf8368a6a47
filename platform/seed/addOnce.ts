import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { SETUP_LOCK } from '../database/migrations';
import type { Storage } from '../storage';
import { readState, writeState } from './seedState';

/** Where a part of the demo goes that has files, and its moment. */
export interface Filled {
  readonly database: Database;
  readonly storage: Storage;
  readonly now: Date;
}

/** A part of the demo that has files. */
interface Part<Rows, Files> {
  /** What the database remembers it by. */
  readonly name: string;
  /** Makes its rows, which most starts don't need. */
  readonly makeRows: () => Rows;
  /** Takes its files into the storage, which is done outside of transactions. */
  readonly keepFiles: (rows: Rows) => Promise<Files>;
  /** @returns whether there was anything to insert */
  readonly insert: (transaction: Database, rows: Rows, files: Files) => Promise<boolean>;
}

/**
 * Adds a part to a database of demo data exactly once: what people remove afterwards stays removed. Called after `seed`.
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
