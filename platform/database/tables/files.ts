import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns';

/**
 * Files in the storage. Every use refers to one with `fileHash`, so that the database refuses to delete a file in use;
 * unreferenced files are purged.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** SHA-256 of the content, hex. */
    hash: text('hash').primaryKey(),
    size: bytes('size'),
    /** When it was last received; a new use has one hour from then to refer to it. */
    keptAt: time('kept_at').notNull(),
  },
  (table) => [index('stored_files_kept_at').on(table.keptAt)],
);

/** The file of a row. Give such a column an index: the purge of unreferenced files uses it. */
export const fileHash = (name: string) => text(name).references(() => storedFiles.hash);
