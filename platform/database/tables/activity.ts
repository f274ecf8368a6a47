import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ActivityChange, ActivityKind, ActivityResult, ActorKind } from '@/domain/activity';
import { time } from './columns';

/**
 * Every write through either API. Entries outlive their objects, so they reference no other table and keep names as
 * they were.
 */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    time: time('time').notNull(),
    /** Null for an entry outside subscriptions, such as a new name of a user without memberships. */
    subscriptionId: uuid('subscription_id'),
    environmentId: uuid('environment_id'),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    /** The id of a user or the client id of an integration. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** The `operationId` of the call. */
    operation: text('operation').notNull(),
    objectKind: text('object_kind').$type<ActivityKind>().notNull(),
    /** Null when a write was refused before there was an object. */
    objectId: text('object_id'),
    objectName: text('object_name').notNull(),
    /** See `itemNameKey`. */
    objectNameKey: text('object_name_key').notNull(),
    changes: jsonb('changes').$type<readonly ActivityChange[]>().notNull(),
    result: text('result').$type<ActivityResult>().notNull(),
    /** Status of the response, when the write failed. */
    status: smallint('status'),
    requestId: text('request_id').notNull(),
    /** Whether the same write has another entry, for another subscription, that counts as the first. */
    isRepeat: boolean('is_repeat').notNull().default(false),
  },
  (table) => [
    index('activity_time').on(table.time),
    index('activity_subscription').on(table.subscriptionId, table.time, table.id),
    index('activity_subscription_actor').on(table.subscriptionId, table.actorId, table.time, table.id),
    index('activity_subscription_kind').on(table.subscriptionId, table.objectKind, table.time, table.id),
    index('activity_name').on(table.subscriptionId, sql`${table.objectNameKey} text_pattern_ops`),
    index('activity_environment').on(table.subscriptionId, table.environmentId, table.time, table.id),
    index('activity_environment_actor').on(
      table.subscriptionId,
      table.environmentId,
      table.actorId,
      table.time,
      table.id,
    ),
    index('activity_environment_kind').on(
      table.subscriptionId,
      table.environmentId,
      table.objectKind,
      table.time,
      table.id,
    ),
    index('activity_actor')
      .on(table.actorId, table.time, table.id)
      .where(sql`not ${table.isRepeat}`),
  ],
);

/** The objects of each entry, for their histories. */
export const activityObjects = pgTable(
  'activity_objects',
  {
    /** See `objectKey`. */
    object: text('object').notNull(),
    time: time('time').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => activityEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.object, table.time, table.entryId] }),
    index('activity_objects_entry').on(table.entryId),
  ],
);
