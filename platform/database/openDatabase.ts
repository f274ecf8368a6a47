import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** Queries on either kind of database, or within a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database with a current schema. */
export interface OpenDatabase {
  db: Database;
  driver: 'pglite' | 'postgres';
  /** Closes all connections; acknowledged writes are on disk. */
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDirectory`, else one in memory, and migrates
 * it. Several processes may open the same PostgreSQL at once.
 * @throws DatabaseUnavailableError
 */
export function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDirectory?: string | undefined;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDirectory);
}
