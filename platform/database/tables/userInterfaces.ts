import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OUTPUT_INTENTS } from '@/domain/user-interfaces';
import { time } from './columns';
import { outputSettings } from './outputSettings';
import { environments } from './subscriptions';

/**
 * Interfaces for filling in a template. Every environment has a default one; names are unique in an environment,
 * ignoring case.
 */
export const userInterfaces = pgTable(
  'user_interfaces',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** See `itemNameKey`. */
    nameKey: text('name_key').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** The sections of its form, as JSON. */
    formBuilder: text('form_builder').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [
    index('user_interfaces_name').on(table.environmentId, table.nameKey),
    uniqueIndex('user_interfaces_default')
      .on(table.environmentId)
      .where(sql`${table.isDefault}`),
  ],
);

/** Output settings that user interfaces offer; a deleted setting is removed from them. */
export const userInterfaceOutputs = pgTable(
  'user_interface_outputs',
  {
    userInterfaceId: uuid('user_interface_id')
      .notNull()
      .references(() => userInterfaces.id, { onDelete: 'cascade' }),
    intent: text('intent', { enum: OUTPUT_INTENTS }).notNull(),
    outputSettingId: uuid('output_setting_id')
      .notNull()
      .references(() => outputSettings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userInterfaceId, table.intent, table.outputSettingId] }),
    index('user_interface_outputs_setting').on(table.outputSettingId),
  ],
);
