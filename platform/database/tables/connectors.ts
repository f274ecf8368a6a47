import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConnectorAuthentication, ConnectorType, KeptSource } from '@/domain/connectors';
import { time } from './columns';
import { fileHash } from './files';
import { users } from './people';
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
    /** The address of its assets; null for built-in ones and for connectors without a source on this platform. */
    source: jsonb('source').$type<KeptSource>(),
    /** Encrypted, see `sealText`; null when none are set. */
    browserCredentials: text('browser_credentials'),
    serverCredentials: text('server_credentials'),
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

/** Recent pictures of external sources, so that drawing a document again need not fetch them again. */
export const connectorFiles = pgTable(
  'connector_files',
  {
    connectorId: uuid('connector_id')
      .notNull()
      .references(() => connectors.id, { onDelete: 'cascade' }),
    /** SHA-256 of the asset's id, hex: ids may exceed the length limit of an index. */
    assetKey: text('asset_key').notNull(),
    /** Name of the file in the source. */
    name: text('name').notNull(),
    fileHash: fileHash('file_hash').notNull(),
    fetchedAt: time('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectorId, table.assetKey] }),
    index('connector_files_file').on(table.fileHash),
    index('connector_files_fetched_at').on(table.fetchedAt),
  ],
);

/** Sessions of users with sources. */
export const connectorSessions = pgTable(
  'connector_sessions',
  {
    connectorId: uuid('connector_id')
      .notNull()
      .references(() => connectors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its tokens, sealed. */
    tokens: text('tokens').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectorId, table.userId] }),
    index('connector_sessions_user').on(table.userId),
  ],
);
