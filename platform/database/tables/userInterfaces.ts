import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OUTPUT_INTENTS } from '@/domain/user-interface';
import { time } from './columns';
import { outputSettings } from './outputSettings';
import { environments } from './subscriptions';

/**
 * What people see when they fill in a template. Every environment has a default one; no two of an environment have one
 * name, whatever its case.
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
    /** The JSON of the sections of its form. */
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

/** The output settings user interfaces offer; one that is deleted is offered no more. */
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
