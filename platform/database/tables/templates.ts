import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { users } from './people';
import { environments } from './subscriptions';

/** Templates of environments, each with its document as it was saved. */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    /** The JSON of the document, as text because it is read and written as a whole. */
    document: text('document').notNull(),
    /** Counts saves of the document; see `outdatedTemplate`. */
    revision: integer('revision').notNull().default(1),
    /** The revision whose references `libraryReferences` has; none where they are still to be noted. */
    notedRevision: integer('noted_revision'),
    /** Who saved the document last; empty for an integration. */
    savedById: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** What that save was about. */
    note: text('note'),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
    contentModifiedAt: time('content_modified_at').notNull(),
  },
  (table) => [
    index('templates_name').on(table.environmentId, table.nameKey),
    index('templates_modified').on(table.environmentId, table.modifiedAt),
  ],
);

/** Documents templates had before the one they have, each kept when the next was saved. */
export const templateVersions = pgTable(
  'template_versions',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    document: text('document').notNull(),
    savedById: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateId, table.revision] })],
);

/** Editors that templates are open in, as far as they were heard of. */
export const templateEditors = pgTable(
  'template_editors',
  {
    /** Made by the editor itself. */
    id: uuid('id').primaryKey(),
    templateId: uuid('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: time('opened_at').notNull(),
    /** When it counts as gone, unless it is heard of before. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('template_editors_of').on(table.templateId)],
);
