import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** Queries against either kind of database, or against a transaction in one. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database whose schema is up to date. */
export interface OpenDatabase {
  db: Database;
  driver: 'pglite' | 'postgres';
  /** Ends all connections; what was acknowledged is on disk. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDirectory`, else one in memory, and brings
 * its schema up to date. Several processes may open the same PostgreSQL at once.
 * @throws DatabaseUnavailableError
 */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDirectory?: string | undefined;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDirectory);
}
