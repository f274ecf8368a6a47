import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryStatus, DeliveryTry, WebHookEvent, WebHookMessageKind } from '@/domain/web-hooks';
import { time } from './columns';
import { environments } from './subscriptions';

/** Addresses that receive a post when an output task ends. */
export const webHooks = pgTable(
  'web_hooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    address: text('address').notNull(),
    events: text('events').array().$type<WebHookEvent[]>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Sealed, see `sealText`. */
    secret: text('secret').notNull(),
    createdAt: time('created_at').notNull(),
    modifiedAt: time('modified_at').notNull(),
  },
  (table) => [index('web_hooks_environment').on(table.environmentId)],
);

/** Posts to web hooks, pending and past, with every try. */
export const webHookDeliveries = pgTable(
  'web_hook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webHookId: uuid('web_hook_id')
      .notNull()
      .references(() => webHooks.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebHookMessageKind>().notNull(),
    /** The task, which may be deleted; null for a test. */
    taskId: uuid('task_id'),
    /** The exact bytes that are signed and posted. */
    body: text('body').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('waiting'),
    tries: jsonb('tries').$type<DeliveryTry[]>().notNull().default([]),
    nextTryAt: time('next_try_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('web_hook_deliveries_web_hook').on(table.webHookId, table.createdAt),
    index('web_hook_deliveries_created_at').on(table.createdAt),
  ],
);
