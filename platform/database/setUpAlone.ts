import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { withConnection } from './FairPool';
import { SETUP_LOCK } from './migrations';
import type { Database } from './openDatabase';

/** Runs a setup while no other process of the same PostgreSQL does; the embedded database has only one process. */
export function setUpAlone<Result>(db: Database, setUp: () => Promise<Result>): Promise<Result> {
  const { $client } = db as Database & { $client: PGlite | pg.Pool };
  return $client instanceof pg.Pool ? withSetupLock($client, setUp) : setUp();
}

/** The same for a pool without a schema yet. The setup may use the connection that holds the lock. */
export async function withSetupLock<Result>(
  pool: pg.Pool,
  setUp: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    return await withConnection(() => setUp(client));
  } finally {
    // Ending the session releases the advisory lock after any error.
    client.release(true);
  }
}
