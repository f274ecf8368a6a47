import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../database';

interface Rows {
  rows: Record<string, unknown>[];
}

/** Runs statements of the queue on a database: with values one, in the transaction it stands in; else as many as there are. */
export async function executeSql(db: Database, text: string, values?: readonly unknown[]): Promise<Rows> {
  return values?.length ? ((await db.execute(numbered(text, values))) as unknown as Rows) : runAll(db, text);
}

/** A statement with `$1`, `$2` and so on as Drizzle takes it. */
function numbered(text: string, values: readonly unknown[]) {
  const chunks = text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])));
  return sql.join(chunks);
}

/** Runs a script with its own `begin` and `commit`. One that fails leaves no transaction open behind it. */
function runAll(db: Database, text: string): Promise<Rows> {
  const { $client } = db as Database & { $client: PGlite | pg.Pool };
  return $client instanceof pg.Pool ? runOnPool($client, text) : runEmbedded($client, text);
}

/** Within a transaction of ours, which is rolled back in any case; that the script begins one as well does no harm. */
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
