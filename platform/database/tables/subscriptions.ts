import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Prices } from '@/domain/subscriptions';
import { bytes, time } from './columns';

export type Region = 'EA' | 'EU' | 'CA';
export type EnvironmentType = 'development' | 'sandbox' | 'production' | 'trial';

/** Customers, each with one or more subscriptions. */
export const clients = pgTable('clients', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
});

/** Contracts of clients with their quotas. */
export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  clientId: uuid('client_id')
    .notNull()
    .references(() => clients.id),
  name: text('name').notNull(),
  displayName: text('display_name'),
  isActive: boolean('is_active').notNull(),
  isGraFxPricebook: boolean('is_grafx_pricebook').notNull(),
  subscriptionType: text('subscription_type').$type<'OnPremises' | 'Saas'>().notNull(),
  pricebookVersion: text('pricebook_version').notNull(),
  subscriptionTier: text('subscription_tier').notNull(),
  tenantName: text('tenant_name').notNull(),
  region: text('region').$type<Region>().notNull(),
  backOfficeUri: text('back_office_uri').notNull(),
  /** Renders a year. */
  maxRenders: bigint('max_renders', { mode: 'number' }).notNull(),
  /** Bytes. */
  maxStorage: bigint('max_storage', { mode: 'number' }).notNull(),
  maxTemplates: integer('max_templates'),
  templateDesignerSeatsTotal: integer('template_designer_seats_total').notNull(),
  sandboxEnvironmentsTotal: integer('sandbox_environments_total').notNull(),
  productionEnvironmentsTotal: integer('production_environments_total').notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }),
  billingClientContact: text('billing_client_contact'),
  /** Notes of the provider; never shown to the client. */
  notes: text('notes'),
  externalIdpDomains: text('external_idp_domains')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Prices of a render and of a gigabyte a month; null when not set. */
  prices: jsonb('prices').$type<Prices>(),
});

/** Domains that their holder allows a subscription to federate, see `requireProvenDomain`. */
export const provenDomains = pgTable(
  'proven_domains',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    provenAt: time('proven_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.domain] })],
);

/** Server licences of a subscription. */
export const licenses = pgTable('licenses', {
  id: uuid('id').primaryKey(),
  subscriptionId: uuid('subscription_id')
    .notNull()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  coresTotal: integer('cores_total').notNull(),
  coresUsed: integer('cores_used').notNull(),
  url: text('url').notNull(),
  licenseType: text('license_type').notNull(),
});

/** Environments. A deleted one keeps its row, so that its usage has a name and its technical name is never reused. */
export const environments = pgTable(
  'environments',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    name: text('name').notNull(),
    description: text('description'),
    technicalName: text('technical_name').notNull(),
    type: text('type').$type<EnvironmentType>().notNull(),
    region: text('region').$type<Region>().notNull(),
    assetsBytes: bytes('assets_bytes'),
    documentsBytes: bytes('documents_bytes'),
    fontsBytes: bytes('fonts_bytes'),
    cacheBytes: bytes('cache_bytes'),
    backupBytes: bytes('backup_bytes'),
    otherBytes: bytes('other_bytes'),
    /** A studio version such as `1.41`, or `latest`. */
    sdkVersionPublic: text('sdk_version_public').notNull().default('latest'),
    storageMeasuredAt: time('storage_measured_at').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    uniqueIndex('environments_technical_name').on(table.technicalName),
    uniqueIndex('environments_name')
      .on(table.subscriptionId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    check('environments_type', sql`${table.type} in ('development', 'sandbox', 'production', 'trial')`),
  ],
);
