import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { UserTaskKind, UserTaskOutcome, UserTaskStatus } from '@/domain/users';
import { time } from './columns';
import { users, type EnvironmentRole } from './people';
import { subscriptions } from './subscriptions';

/** The grants of everybody whom a task invites, validated when it was started. */
export interface TaskInvitation {
  readonly environmentRoles: readonly { readonly environmentId: string; readonly role: EnvironmentRole }[];
  readonly groupIds: readonly string[];
}

/** Changes to many members of a subscription; a job works on them in batches. */
export const userBulkTasks = pgTable(
  'user_bulk_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<UserTaskKind>().notNull(),
    /** The group of a task about one; it may be deleted since. */
    groupId: uuid('group_id'),
    /** The grants of a task that invites; null for others. */
    invitation: jsonb('invitation').$type<TaskInvitation>(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The request that started the task; its activity entries carry this id. */
    requestId: text('request_id').notNull(),
    /** The task that it undoes. */
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

/** The members or addresses of a task, in order, with the result once there is one. */
export const userBulkResults = pgTable(
  'user_bulk_results',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => userBulkTasks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The user may not be a member, or may have no account any more. Null for an address that was not invited. */
    userId: uuid('user_id'),
    /** The address from the request of a task that invites. */
    address: text('address'),
    outcome: text('outcome').$type<UserTaskOutcome>(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.position] })],
);
