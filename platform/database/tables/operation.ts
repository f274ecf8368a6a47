import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { environments } from './subscriptions';

/** API clients of environments. */
export const integrations = pgTable(
  'integrations',
  {
    clientId: text('client_id').primaryKey(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    /** SHA-256 of the secret, hex. The secret is long and random, so it needs no salt or stretching. */
    secretHash: text('secret_hash').notNull(),
    /** The same of the previous secret, while it still works. */
    previousSecretHash: text('previous_secret_hash'),
    /** When the previous secret stops working. */
    previousSecretEndsAt: time('previous_secret_ends_at'),
    /** Last time a token was issued for the previous secret, since it was replaced. */
    previousSecretUsedAt: time('previous_secret_used_at'),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('integrations_name').on(table.environmentId, sql`lower(${table.name})`)],
);

/** Render counts by environment, day (UTC) and output name. */
export const renderUsage = pgTable(
  'render_usage',
  {
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id),
    day: date('day', { mode: 'string' }).notNull(),
    outputName: text('output_name').notNull(),
    renders: integer('renders').notNull(),
    watermarkedRenders: integer('watermarked_renders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.environmentId, table.day, table.outputName] })],
);

/** Signatures that already changed something, so that none is accepted twice. */
export const usedSignatures = pgTable(
  'used_signatures',
  {
    operation: text('operation').notNull(),
    signature: text('signature').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operation, table.signature] })],
);

/** Requests of callers in their current window, as `rate-limiter-flexible` counts them. */
export const requestLimits = pgTable('request_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** The end of the window, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** How often each key performed an action since its window began. */
export const allowances = pgTable(
  'allowances',
  {
    /** The counted action, for example `sign-in of a client`. */
    name: text('name').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    since: time('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] })],
);

/** Facts about this database itself, such as whether it was seeded. */
export const platformState = pgTable('platform_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
