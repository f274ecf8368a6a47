import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { MIGRATIONS_FOLDER, SETUP_LOCK } from './migrations';
import type { OpenDatabase } from './openDatabase';

const CONNECT_TIMEOUT = 10_000;

/** A pool on a PostgreSQL server, migrated. @throws DatabaseUnavailableError */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks between two queries of a transaction; the next query tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(
      `The database at ${withoutPassword(databaseUrl)} is out of reach or can't be set up: ${reason(error)}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
  return { db: drizzle({ client: pool }), driver: 'postgres', close: () => pool.end() };
}

async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    // Ending the session gives the advisory lock back whatever went wrong.
    client.release(true);
  }
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const url = new URL(databaseUrl);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
