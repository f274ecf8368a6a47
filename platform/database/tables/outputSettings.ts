import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { SettingValues } from '@/domain/output-settings';
import { OUTPUT_FORMATS } from '@/domain/output-settings';
import { time } from './columns';
import { environments } from './subscriptions';

/** Output settings, each for one format; a format has at most one default. */
export const outputSettings = pgTable(
  'output_settings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    type: text('type', { enum: OUTPUT_FORMATS }).notNull(),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    isDefault: boolean('is_default').notNull(),
    values: jsonb('values').$type<SettingValues>().notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    index('output_settings_name').on(table.environmentId, table.nameKey),
    uniqueIndex('output_settings_default')
      .on(table.environmentId, table.type)
      .where(sql`${table.isDefault}`),
  ],
);
