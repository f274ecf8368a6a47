import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { FairPool, withConnection } from './FairPool';
import { MIGRATIONS_FOLDER } from './migrations';
import type { OpenDatabase } from './openDatabase';
import { withSetupLock } from './setUpAlone';

const CONNECT_TIMEOUT = 10_000;
/** Connections: two stay for other customers whatever one does, and two for what has one already. */
const CONNECTIONS = { max: 12, places: 10, placesPerCustomer: 8 };

/** A pool on a PostgreSQL server, migrated. @throws DatabaseUnavailableError */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new FairPool({
    ...CONNECTIONS,
    connectionString: databaseUrl,
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
  return { db: openInTurn(pool), driver: 'postgres', close: () => pool.end() };
}

/** A database whose transactions are known to have a connection. */
function openInTurn(pool: FairPool) {
  const db = drizzle({ client: pool });
  const transact = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    transact((transaction) => withConnection(() => work(transaction)), settings);
  return db;
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
