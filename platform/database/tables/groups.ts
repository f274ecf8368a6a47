import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users, type EnvironmentRole } from './people';
import { environments, subscriptions } from './subscriptions';

/** Groups. Every member of the subscription belongs to its default group without a row. */
export const userGroups = pgTable(
  'user_groups',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    externalId: text('external_id'),
    isDefault: boolean('is_default').notNull().default(false),
    /** Counts changes of name, description and roles; the ETag. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('user_groups_name').on(table.subscriptionId, sql`lower(${table.name})`)],
);

/** Members of groups, except the default groups. */
export const userGroupMembers = pgTable(
  'user_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => userGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The bulk task that added the member; null after a single call. */
    taskId: uuid('task_id'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('user_group_members_user').on(table.userId),
  ],
);

/** Environment roles that groups give to their members. */
export const userGroupRoles = pgTable(
  'user_group_roles',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => userGroups.id, { onDelete: 'cascade' }),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    role: text('role').$type<EnvironmentRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.environmentId, table.role] }),
    index('user_group_roles_environment').on(table.environmentId),
    check('user_group_roles_role', sql`${table.role} in ('EA', 'EU', 'CA')`),
  ],
);
