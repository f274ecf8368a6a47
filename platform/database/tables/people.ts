import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { environments, subscriptions } from './subscriptions';

export type MembershipStatus = 'Active' | 'Blocked' | 'Pending' | 'Inactive';
export type SubscriptionRole = 'SA' | 'TD' | 'SU';
export type EnvironmentRole = 'EA' | 'EU' | 'TD' | 'CA';

/** People, across subscriptions. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    avatar: text('avatar'),
    /** See `hashPassword`; null until a password is set, and for federated users. */
    passwordHash: text('password_hash'),
    hasFullAccess: boolean('has_full_access').notNull().default(false),
    isFederated: boolean('is_federated').notNull().default(false),
    /** The user's id at the external identity provider, which identifies one user here. */
    externalUserId: text('external_user_id'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Added by the user migration, and not signed in since. */
    isMigrating: boolean('is_migrating').notNull().default(false),
    lastSeenAt: time('last_seen_at'),
    /**
     * When the last membership ended. The account is kept for what it owns; it can't sign in until the user is invited
     * again.
     */
    removedAt: time('removed_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_external_user_id')
      .on(table.externalUserId)
      .where(sql`${table.externalUserId} is not null`),
  ],
);

/** Memberships of users in subscriptions, with status and subscription roles. */
export const memberships = pgTable(
  'memberships',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<MembershipStatus>().notNull(),
    roles: text('roles')
      .array()
      .$type<SubscriptionRole[]>()
      .notNull()
      .default(sql`'{}'`),
    isFederated: boolean('is_federated').notNull().default(false),
    /**
     * The bulk task that set the status; null after any other change. An undo restores only members that still have it.
     */
    statusTaskId: uuid('status_task_id'),
    invitedAt: time('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.userId] }),
    index('memberships_user').on(table.userId),
    check('memberships_status', sql`${table.status} in ('Active', 'Blocked', 'Pending', 'Inactive')`),
    check('memberships_roles', sql`${table.roles} <@ array['SA', 'TD', 'SU']`),
  ],
);

/** Individual environment roles. */
export const environmentRoles = pgTable(
  'environment_roles',
  {
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<EnvironmentRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environmentId, table.userId, table.role] }),
    index('environment_roles_user').on(table.userId),
    check('environment_roles_role', sql`${table.role} in ('EA', 'EU', 'TD', 'CA')`),
  ],
);
