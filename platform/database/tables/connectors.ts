import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConnectorAuthentication, ConnectorType } from '@/domain/connector';
import { time } from './columns';
import { environments } from './subscriptions';

/** Sources of media, fonts and data outside of environments, and the built-in ones. */
export const connectors = pgTable(
  'connectors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type').$type<ConnectorType>().notNull(),
    version: text('version').notNull(),
    iconUrl: text('icon_url'),
    isEnabled: boolean('is_enabled').notNull(),
    isDefault: boolean('is_default').notNull(),
    ownerType: text('owner_type').$type<'builtIn' | 'user' | 'grafx'>().notNull(),
    allowedDomains: text('allowed_domains')
      .array()
      .notNull()
      .default(sql`'{}'`),
    browserAuthentication: text('browser_authentication').$type<ConnectorAuthentication>().notNull(),
    serverAuthentication: text('server_authentication').$type<ConnectorAuthentication>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('connectors_name').on(table.environmentId, sql`lower(${table.name})`),
    uniqueIndex('connectors_default')
      .on(table.environmentId, table.type)
      .where(sql`${table.isDefault}`),
    check('connectors_type', sql`${table.type} in ('media', 'fonts', 'data')`),
  ],
);
