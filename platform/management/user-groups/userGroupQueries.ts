import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { RoleScope } from '@/domain/access';
import type { Database } from '../../database';
import { environments, userGroupMembers, userGroupRoles, userGroups } from '../../database/schema';
import type { SubscriptionRow } from '../../access/authorize';
import type { EnteringCall, Schemas } from '../operations';
import { notFound, Problem } from '../../http/Problem';

export type UserGroupRow = typeof userGroups.$inferSelect;

/**
 * Every member belongs to the default group; the others count their own members. Names are written out: the query
 * builder drops table names in a query on one table, but a correlated query needs them.
 */
const usersCount = sql<number>`case when user_groups.is_default
  then (select count(*)::int from memberships as m where m.subscription_id = user_groups.subscription_id)
  else (select count(*)::int from user_group_members as m where m.group_id = user_groups.id) end`;

async function selectGroups(
  db: Database,
  where: SQL | undefined,
  roles: RoleScope,
): Promise<Schemas['UserGroup'][]> {
  const rows = await db
    .select({
      id: userGroups.id,
      subscriptionId: userGroups.subscriptionId,
      name: userGroups.name,
      description: userGroups.description,
      usersCount,
      externalId: userGroups.externalId,
      isDefault: userGroups.isDefault,
    })
    .from(userGroups)
    .where(where)
    .orderBy(desc(userGroups.isDefault), asc(sql`lower(${userGroups.name})`));
  const byGroup = await rolesByGroup(
    db,
    rows.map(({ id }) => id),
    roles,
  );
  return rows.map((row) => ({ ...row, environmentRoles: byGroup.get(row.id) ?? [] }));
}

async function rolesByGroup(db: Database, groupIds: string[], visible: RoleScope) {
  const byGroup = new Map<string, Schemas['EnvironmentRole'][]>();
  if (groupIds.length === 0) return byGroup;
  const rows = await db
    .select({
      groupId: userGroupRoles.groupId,
      environmentId: userGroupRoles.environmentId,
      userRole: userGroupRoles.role,
    })
    .from(userGroupRoles)
    .innerJoin(
      environments,
      and(eq(environments.id, userGroupRoles.environmentId), isNull(environments.deletedAt)),
    )
    .where(inArray(userGroupRoles.groupId, groupIds))
    .orderBy(environments.name, userGroupRoles.role);
  for (const { groupId, ...entry } of rows) {
    if (visible !== 'all' && !visible.has(entry.environmentId)) continue;
    byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), entry]);
  }
  return byGroup;
}

/** Selects the groups of a subscription, the default one first. */
export function selectGroupsOfSubscription(db: Database, subscriptionId: string, roles: RoleScope) {
  return selectGroups(db, eq(userGroups.subscriptionId, subscriptionId), roles);
}

/** Selects the groups of a member in the subscription, including the default one. */
export function selectGroupsOfUser(db: Database, subscriptionId: string, userId: string, roles: RoleScope) {
  const isMember = sql`exists (select 1 from ${userGroupMembers} where ${userGroupMembers.groupId} = ${userGroups.id} and ${userGroupMembers.userId} = ${userId})`;
  const where = and(
    eq(userGroups.subscriptionId, subscriptionId),
    or(eq(userGroups.isDefault, true), isMember),
  );
  return selectGroups(db, where, roles);
}

/** Reads a group as in the contract. @throws Problem 404 */
export async function readGroup(db: Database, id: string, roles: RoleScope): Promise<Schemas['UserGroup']> {
  const [group] = await selectGroups(db, eq(userGroups.id, id), roles);
  if (!group) throw notFound('user group');
  return group;
}

/**
 * Returns the group and its subscription if the caller may do the operation there.
 * @throws Problem 404 alike for unknown and foreign ids, 403 without the right to the operation
 */
export async function requireGroup(
  { database, enterSubscription }: EnteringCall,
  id: string,
): Promise<{ group: UserGroupRow; subscription: SubscriptionRow }> {
  const [group] = await database.select().from(userGroups).where(eq(userGroups.id, id));
  if (!group) throw notFound('user group');
  const subscription = await enterSubscription(group.subscriptionId).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) throw notFound('user group');
    throw error;
  });
  return { group, subscription };
}

/** Finds the ids that are groups of the subscription. */
export async function knownGroups(
  db: Database,
  subscriptionId: string,
  ids: string[],
): Promise<UserGroupRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(userGroups)
    .where(and(eq(userGroups.subscriptionId, subscriptionId), inArray(userGroups.id, ids)));
}
