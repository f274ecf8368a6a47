import { index, integer, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { UserTaskKind, UserTaskOutcome, UserTaskStatus } from '@/domain/user';
import { time } from './columns';
import { users, type MembershipStatus } from './people';
import { subscriptions } from './subscriptions';

/** Changes of many members of a subscription, worked on in batches by a job. */
export const userBulkTasks = pgTable(
  'user_bulk_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<UserTaskKind>().notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The request that started it; its entries of the activity carry it. */
    requestId: text('request_id').notNull(),
    /** The task whose changes it takes back. */
    undoOf: uuid('undo_of').references((): AnyPgColumn => userBulkTasks.id, { onDelete: 'cascade' }),
    status: text('status').$type<UserTaskStatus>().notNull().default('Waiting'),
    /** Why the platform stopped it. */
    detail: text('detail'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('user_bulk_tasks_latest').on(table.subscriptionId, table.actorId, table.createdAt),
    index('user_bulk_tasks_undo').on(table.undoOf),
  ],
);

/** The members a task is about, in their order, with the result once there is one. */
export const userBulkResults = pgTable(
  'user_bulk_results',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => userBulkTasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Possibly of somebody who is no member, or has no account any more. */
    userId: uuid('user_id').notNull(),
    /** Status of the membership before the change; null unless it was changed. */
    before: text('before').$type<MembershipStatus>(),
    outcome: text('outcome').$type<UserTaskOutcome>(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.position] })],
);
