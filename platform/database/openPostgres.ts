import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { MIGRATIONS_FOLDER } from './migrations';
import type { OpenDatabase } from './openDatabase';
import { withSetupLock } from './setUpAlone';

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
    await withSetupLock(pool, (client) =>
      migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER }),
    );
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(
      `The database at ${withoutPassword(databaseUrl)} is out of reach or can't be set up: ${reason(error)}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
  return { db: drizzle({ client: pool }), driver: 'postgres', close: () => pool.end() };
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
