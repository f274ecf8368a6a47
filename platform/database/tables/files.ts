import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns';

/**
 * Files the storage keeps. Whatever uses one refers to it with `fileHash`, so that the database itself refuses to forget a
 * file that is in use; one that nothing refers to is purged.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** SHA-256 of the content, hex. */
    hash: text('hash').primaryKey(),
    size: bytes('size'),
    /** When it came in last; what is about to refer to it has an hour from then. */
    keptAt: time('kept_at').notNull(),
  },
  (table) => [index('stored_files_kept_at').on(table.keptAt)],
);

/** The file a row uses. Give such a column an index: files nothing refers to are looked for by it. */
export const fileHash = (name: string) => text(name).references(() => storedFiles.hash);
