import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../database';

interface Rows {
  rows: Record<string, unknown>[];
}

/**
 * Runs statements of the queue on a database: with values a single one, in the current transaction; else any number.
 */
export async function executeSql(db: Database, text: string, values?: readonly unknown[]): Promise<Rows> {
  return values?.length
    ? ((await db.execute(bindNumbered(text, values))) as unknown as Rows)
    : runAll(db, text);
}

/** Converts a statement with `$1`, `$2` and so on for Drizzle. */
function bindNumbered(text: string, values: readonly unknown[]) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])));
  return sql.join(chunks);
}

/** Runs a script with its own `begin` and `commit`. A failing script leaves no transaction open. */
function runAll(db: Database, text: string): Promise<Rows> {
  const { $client } = db as Database & { $client: PGlite | pg.Pool };
  return $client instanceof pg.Pool ? runOnPool($client, text) : runEmbedded($client, text);
}

/** Runs within a transaction of ours, which is always rolled back; the script's own `begin` does no harm. */
async function runEmbedded(client: PGlite, text: string): Promise<Rows> {
  const results = await client.transaction((transaction) => transaction.exec(text));
  return (results?.at(-1) as Rows | undefined) ?? { rows: [] };
}

async function runOnPool(pool: pg.Pool, text: string): Promise<Rows> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const result: Rows | Rows[] = await client.query(text);
    return (Array.isArray(result) ? result.at(-1) : result) ?? { rows: [] };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
