import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BrandKitContent } from '@/domain/brand-kits';
import { time } from './columns';
import { users } from './people';
import { environments } from './subscriptions';

/** Brand kits of environments. Names are unique in an environment, ignoring case. */
export const brandKits = pgTable(
  'brand_kits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    content: jsonb('content').$type<BrandKitContent>().notNull(),
    /** Counts saves; see `outdatedBrandKit`. */
    revision: integer('revision').notNull().default(1),
    /** The revision whose references are in `libraryReferences`; null while they are missing. */
    notedRevision: integer('noted_revision'),
    /** The user who saved it last; null once their account is gone. */
    savedById: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [index('brand_kits_name').on(table.environmentId, table.nameKey)],
);
