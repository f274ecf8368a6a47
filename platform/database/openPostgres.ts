import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { FairPool, withConnection } from './FairPool';
import { MIGRATIONS_FOLDER } from './migrations';
import type { OpenDatabase } from './openDatabase';
import { withSetupLock } from './setUpAlone';

const CONNECT_TIMEOUT = 10_000;
/** Connections: two are kept for other customers, and two for work that already has one. */
const CONNECTIONS = { max: 12, places: 10, placesPerCustomer: 8 };

/** Opens a pool on a PostgreSQL server and migrates it. @throws DatabaseUnavailableError */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new FairPool({
    ...CONNECTIONS,
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  // The pool replaces an idle connection that breaks; without a listener it would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks between two queries of a transaction would end it too; the next query reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await withSetupLock(pool, (client) =>
      migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER }),
    );
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailableError(
      `The database at ${removePassword(databaseUrl)} is out of reach or can't be set up: ${reason(error)}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
  return { db: openInTurn(pool), driver: 'postgres', close: () => pool.end() };
}

/** Wraps a database so that the pool recognises work that has a connection. */
function openInTurn(pool: FairPool) {
  const db = drizzle({ client: pool });
  const transact = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    transact((transaction) => withConnection(() => work(transaction)), settings);
  return db;
}

function removePassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const url = new URL(databaseUrl);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
