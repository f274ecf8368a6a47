import type { RoleScope } from '@/domain/access';
import type { components } from '../../contract/platform.gen';
import { mockEtag } from './mockEtag';
import { notFound } from './MockProblem';
import type { MockStore } from './mockStore';

type Schemas = components['schemas'];

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/**
 * Converts users to members of a subscription in the order of ids; leaves out others. Visits each table once, so that
 * ten thousand users stay fast.
 */
export function toUsers(
  store: MockStore,
  subscriptionId: string,
  userIds: readonly string[],
  scope: RoleScope,
): Schemas['User'][] {
  const isShown = new Set(
    store.environments
      .filter((row) => row.subscriptionId === subscriptionId && (scope === 'all' || scope.has(row.id)))
      .map(({ id }) => id),
  );
  const ownGroups = new Set(
    store.userGroups
      .filter((group) => group.subscriptionId === subscriptionId && !group.isDefault)
      .map(({ id }) => id),
  );
  const users = new Map(store.users.map((user) => [user.id, user]));
  const memberships = new Map(
    store.memberships
      .filter((row) => row.subscriptionId === subscriptionId)
      .map((membership) => [membership.userId, membership]),
  );
  const roles = groupBy(
    store.environmentRoles.filter(({ environmentId }) => isShown.has(environmentId)),
    ({ userId }) => userId,
  );
  const groups = groupBy(
    store.groupMembers.filter(({ groupId }) => ownGroups.has(groupId)),
    ({ userId }) => userId,
  );
  return userIds.flatMap((userId) => {
    const user = users.get(userId);
    const membership = memberships.get(userId);
    if (!user || !membership) return [];
    // Like on the platform, invited users show only their invitation.
    const known = membership.status === 'Pending' ? undefined : user;
    return {
      id: user.id,
      email: user.email,
      firstName: known?.firstName ?? null,
      lastName: known?.lastName ?? null,
      avatar: null,
      lastSeen: known?.lastSeenAt ? seconds(known.lastSeenAt) : null,
      status: membership.status,
      subscriptionRoles: membership.roles,
      environmentRoles: (roles.get(userId) ?? []).map(({ environmentId, role }) => ({
        environmentId,
        userRole: role,
      })),
      userGroupIds: (groups.get(userId) ?? []).map(({ groupId }) => groupId),
      hasFullAccess: known?.hasFullAccess ?? false,
      isFederated: membership.isFederated,
      membershipType: membership.isFederated ? 1 : 0,
      createdAt: seconds(known?.createdAt ?? membership.invitedAt),
    };
  });
}

/**
 * Converts a user to a member of a subscription.
 * @throws MockProblem 404 if the user is no member.
 */
export function toUser(
  store: MockStore,
  subscriptionId: string,
  userId: string,
  scope: RoleScope,
): Schemas['User'] {
  const [user] = toUsers(store, subscriptionId, [userId], scope);
  if (!user) throw notFound('user');
  return user;
}

/** Returns the ETag of a user, which changes with the visible individual roles, like the platform's. */
export function rolesEtag({ subscriptionRoles, environmentRoles }: Schemas['User']): string {
  const entries = environmentRoles.map(({ environmentId, userRole }) => `${environmentId} ${userRole}`);
  return mockEtag([[...subscriptionRoles].sort(), entries.sort()]);
}

/** Returns the ids of a group's members; all of the subscription for the default one. */
export function memberIdsOf(store: MockStore, group: MockStore['userGroups'][number]): string[] {
  return group.isDefault
    ? store.memberships
        .filter(({ subscriptionId }) => subscriptionId === group.subscriptionId)
        .map(({ userId }) => userId)
    : store.groupMembers.filter(({ groupId }) => groupId === group.id).map(({ userId }) => userId);
}

/** Sorts groups like lists: the default one first, then by name. */
export function sortedGroups(groups: readonly MockStore['userGroups'][number][]) {
  return [...groups].sort(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) ||
      one.name.toLowerCase().localeCompare(other.name.toLowerCase()),
  );
}

/** Describes a group with its roles and number of members. */
export function toUserGroup(
  store: MockStore,
  group: MockStore['userGroups'][number],
  scope: RoleScope,
): Schemas['UserGroup'] {
  return {
    ...group,
    usersCount: memberIdsOf(store, group).length,
    environmentRoles: store.groupRoles
      .filter(
        ({ groupId, environmentId }) => groupId === group.id && (scope === 'all' || scope.has(environmentId)),
      )
      .map(({ environmentId, role }) => ({ environmentId, userRole: role })),
  };
}
