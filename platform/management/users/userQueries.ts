import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database';
import {
  environmentRoles,
  environments,
  memberships,
  userGroupMembers,
  userGroups,
  users,
} from '../../database/schema';
import { administeredEnvironments, administers, type SubscriptionRow } from '../access/authorize';
import type { Caller } from '../access/loadCaller';
import type { Schemas } from '../http/operations';
import { notFound } from '../http/Problem';

export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The environments whose role entries the caller may see: all for an admin of the subscription. */
export type VisibleRoles = 'all' | ReadonlySet<string>;

interface UserSelection {
  subscriptionId: string;
  /** Only members of this group, which is not a default one. */
  groupId?: string | undefined;
  userId?: string | undefined;
}

export function toPage({ limit, offset }: Page): Page {
  return { limit, offset };
}

export function visibleRoles(caller: Caller, subscription: SubscriptionRow): VisibleRoles {
  return administers(caller, subscription) ? 'all' : administeredEnvironments(caller, subscription.id);
}

function conditions({ subscriptionId, groupId, userId }: UserSelection): SQL | undefined {
  return and(
    eq(memberships.subscriptionId, subscriptionId),
    userId ? eq(memberships.userId, userId) : undefined,
    groupId
      ? sql`exists (select 1 from ${userGroupMembers} where ${userGroupMembers.groupId} = ${groupId} and ${userGroupMembers.userId} = ${memberships.userId})`
      : undefined,
  );
}

/** How many users the selection has. */
export async function countUsers(db: Database, selection: UserSelection): Promise<number> {
  const [row] = await db.select({ count: count() }).from(memberships).where(conditions(selection));
  return row?.count ?? 0;
}

/**
 * Users as members of one subscription, sorted by email, in three statements however many there are: people, their
 * individual roles, their groups.
 */
export async function selectUsers(
  db: Database,
  selection: UserSelection & { page?: Page; roles: VisibleRoles },
): Promise<Schemas['User'][]> {
  const { page, roles: visible } = selection;
  const people = db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      avatar: users.avatar,
      lastSeen: unixSeconds(users.lastSeenAt),
      status: memberships.status,
      subscriptionRoles: memberships.roles,
      hasFullAccess: users.hasFullAccess,
      isFederated: memberships.isFederated,
      createdAt: unixSeconds(users.createdAt),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(conditions(selection))
    .orderBy(asc(sql`lower(${users.email})`))
    .$dynamic();
  if (page?.limit !== undefined) people.limit(page.limit);
  if (page?.offset !== undefined) people.offset(page.offset);
  const rows = await people;
  // A whole list needs no list of ids: the subscription names them all.
  const isWhole = page?.limit === undefined && page?.offset === undefined;
  const ids = isWhole ? undefined : rows.map(({ id }) => id);
  const roles = await rolesByUser(db, selection, ids, visible);
  const groups = await groupsByUser(db, selection, ids);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt ?? 0,
    membershipType: row.isFederated ? 1 : 0,
    environmentRoles: roles.get(row.id) ?? [],
    userGroupIds: groups.get(row.id) ?? [],
  }));
}

function unixSeconds(column: typeof users.lastSeenAt | typeof users.createdAt) {
  return sql<number | null>`floor(extract(epoch from ${column}))::int`;
}

function isSelected(
  column: typeof environmentRoles.userId | typeof userGroupMembers.userId,
  selection: UserSelection,
  ids: string[] | undefined,
) {
  if (ids) return ids.length > 0 ? inArray(column, ids) : sql`false`;
  return selection.userId ? eq(column, selection.userId) : undefined;
}

async function rolesByUser(
  db: Database,
  selection: UserSelection,
  ids: string[] | undefined,
  visible: VisibleRoles,
) {
  const rows = await db
    .select({
      userId: environmentRoles.userId,
      environmentId: environmentRoles.environmentId,
      userRole: environmentRoles.role,
    })
    .from(environmentRoles)
    .innerJoin(environments, eq(environments.id, environmentRoles.environmentId))
    .where(
      and(
        eq(environments.subscriptionId, selection.subscriptionId),
        isNull(environments.deletedAt),
        isSelected(environmentRoles.userId, selection, ids),
      ),
    )
    .orderBy(environments.name, environmentRoles.role);
  const byUser = new Map<string, Schemas['EnvironmentRole'][]>();
  for (const { userId, ...entry } of rows) {
    if (visible !== 'all' && !visible.has(entry.environmentId)) continue;
    const entries = byUser.get(userId);
    if (entries) entries.push(entry);
    else byUser.set(userId, [entry]);
  }
  return byUser;
}

async function groupsByUser(db: Database, selection: UserSelection, ids: string[] | undefined) {
  const rows = await db
    .select({ userId: userGroupMembers.userId, groupId: userGroupMembers.groupId })
    .from(userGroupMembers)
    .innerJoin(userGroups, eq(userGroups.id, userGroupMembers.groupId))
    .where(
      and(
        eq(userGroups.subscriptionId, selection.subscriptionId),
        isSelected(userGroupMembers.userId, selection, ids),
      ),
    )
    .orderBy(userGroups.name);
  const byUser = new Map<string, string[]>();
  for (const { userId, groupId } of rows) {
    const groupIds = byUser.get(userId);
    if (groupIds) groupIds.push(groupId);
    else byUser.set(userId, [groupId]);
  }
  return byUser;
}

/** One user as a member of the subscription. @throws Problem 404 for anybody else. */
export async function requireUser(
  db: Database,
  subscriptionId: string,
  userId: string,
  roles: VisibleRoles,
): Promise<Schemas['UserDetail']> {
  const [user] = await selectUsers(db, { subscriptionId, userId, roles });
  if (!user) throw notFound('user');
  return user;
}
