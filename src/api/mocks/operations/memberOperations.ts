import { defineOperation } from '../defineOperation';
import { authorize, requireSubscription, visibleRoleScope, type MockCaller } from '../mockCaller';
import { conflict, invalid, notFound } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { toUser } from '../userViews';
import { adminsOf, environmentsOf } from '../views';
import { requireOwnEnvironments, requireSeats, toRoleCode, toSubscriptionRoleCode } from './roleRules';
import type { ActionName } from '@/domain/access';

interface Ids {
  readonly userId: string;
  readonly subscriptionId: string;
}

/** The membership a call is about, once the caller may do the action. @throws MockProblem 403 or 404 */
export function requireMember(store: MockStore, caller: MockCaller, ids: Ids, action: ActionName) {
  const subscription = requireSubscription(store, caller, ids.subscriptionId);
  authorize(store, caller, action, subscription);
  const membership = store.memberships.find(
    (row) => row.subscriptionId === subscription.id && row.userId === ids.userId,
  );
  if (!membership) throw notFound('user');
  return { subscription, membership };
}

function requireAnotherAdmin(store: MockStore, caller: MockCaller, ids: Ids): void {
  if (caller.user.id === ids.userId) throw conflict('You cannot do this to yourself.');
  const active = adminsOf(store, ids.subscriptionId).filter(({ status }) => status === 'Active');
  if (active.length === 1 && active[0]?.userId === ids.userId) {
    throw conflict('This is the last active subscription admin. Make somebody else one first.');
  }
}

/** Ends a membership with every role and group that came with it. */
export function endMembership(store: MockStore, { userId, subscriptionId }: Ids): void {
  const environmentIds = new Set(environmentsOf(store, subscriptionId).map(({ id }) => id));
  const groupIds = new Set(
    store.userGroups.filter((group) => group.subscriptionId === subscriptionId).map(({ id }) => id),
  );
  store.memberships = store.memberships.filter(
    (row) => row.userId !== userId || row.subscriptionId !== subscriptionId,
  );
  store.environmentRoles = store.environmentRoles.filter(
    (row) => row.userId !== userId || !environmentIds.has(row.environmentId),
  );
  store.groupMembers = store.groupMembers.filter(
    (row) => row.userId !== userId || !groupIds.has(row.groupId),
  );
}

function changedUser(store: MockStore, caller: MockCaller, { userId, subscriptionId }: Ids) {
  const subscription = requireSubscription(store, caller, subscriptionId);
  return toUser(store, subscriptionId, userId, visibleRoleScope(store, caller, subscription));
}

function requireGroups(store: MockStore, subscriptionId: string, ids: readonly string[]) {
  return ids.map((id, index) => {
    const group = store.userGroups.find((row) => row.id === id && row.subscriptionId === subscriptionId);
    if (!group) throw invalid(`userGroupIds.${index}`, 'is no group of the subscription');
    return group;
  });
}

const FEDERATED = 'Groups of a federated user come from the identity provider.';
const MEMBER = '/users/{userId}/subscriptions/{subscriptionId}';

/** The calls on members of a subscription. */
export const memberOperations = [
  defineOperation('post', `${MEMBER}/activate`, 200, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const { membership } = requireMember(store, caller, path, 'user.activate');
    if (membership.status === 'Pending' || membership.status === 'Blocked') {
      throw conflict(`A ${membership.status.toLowerCase()} user cannot be activated.`);
    }
    membership.status = 'Active';
    return changedUser(store, caller, path);
  }),

  defineOperation('post', `${MEMBER}/deactivate`, 200, ({ store, caller: getCaller, path }) => {
    const caller = getCaller();
    const { membership } = requireMember(store, caller, path, 'user.activate');
    requireAnotherAdmin(store, caller, path);
    if (membership.status === 'Pending' || membership.status === 'Blocked') {
      throw conflict(`A ${membership.status.toLowerCase()} user cannot be deactivated.`);
    }
    membership.status = 'Inactive';
    return changedUser(store, caller, path);
  }),

  defineOperation('delete', MEMBER, 204, ({ store, caller: getCaller, path, query }) => {
    const caller = getCaller();
    const { membership } = requireMember(store, caller, path, 'user.remove');
    const role = query.role ? toSubscriptionRoleCode(query.role) : undefined;
    if (!role || role === 'SA') requireAnotherAdmin(store, caller, path);
    if (role) membership.roles = membership.roles.filter((held) => held !== role);
    else endMembership(store, path);
    return undefined;
  }),

  defineOperation('patch', MEMBER, 200, ({ store, caller: getCaller, path, body }) => {
    const caller = getCaller();
    const { subscription, membership } = requireMember(store, caller, path, 'user.set-subscription-roles');
    const roles = [...new Set(body.subscriptionRoles.map(toSubscriptionRoleCode))];
    if (membership.roles.includes('SA') && !roles.includes('SA')) requireAnotherAdmin(store, caller, path);
    if (roles.includes('TD')) requireSeats(store, subscription, [path.userId]);
    membership.roles = roles;
    return changedUser(store, caller, path);
  }),

  defineOperation('patch', `${MEMBER}/environments`, 200, ({ store, caller: getCaller, path, body }) => {
    const caller = getCaller();
    const { subscription } = requireMember(store, caller, path, 'user.read');
    const scope = visibleRoleScope(store, caller, subscription);
    requireOwnEnvironments(store, subscription, body.environmentRoles, scope);
    const roles = body.environmentRoles.map(({ environmentId, userRole }) => ({
      environmentId,
      userId: path.userId,
      role: toRoleCode(userRole),
    }));
    if (roles.some(({ role }) => role === 'TD')) requireSeats(store, subscription, [path.userId]);
    const own = new Set(environmentsOf(store, subscription.id).map(({ id }) => id));
    const isReplaced = ({ environmentId, userId }: { environmentId: string; userId: string }) =>
      userId === path.userId && own.has(environmentId) && (scope === 'all' || scope.has(environmentId));
    store.environmentRoles = [...store.environmentRoles.filter((row) => !isReplaced(row)), ...roles];
    return changedUser(store, caller, path);
  }),

  defineOperation('patch', `${MEMBER}/user-groups`, 200, ({ store, caller: getCaller, path, body }) => {
    const caller = getCaller();
    const { subscription, membership } = requireMember(store, caller, path, 'user.set-groups');
    if (membership.isFederated) throw conflict(FEDERATED);
    for (const group of requireGroups(store, subscription.id, body.userGroupIds)) {
      const row = { groupId: group.id, userId: path.userId };
      const isMember = store.groupMembers.some(
        ({ groupId, userId }) => groupId === row.groupId && userId === row.userId,
      );
      if (!group.isDefault && !isMember) store.groupMembers.push(row);
    }
    return changedUser(store, caller, path);
  }),

  defineOperation('delete', `${MEMBER}/user-groups`, 200, ({ store, caller: getCaller, path, body }) => {
    const caller = getCaller();
    const { subscription, membership } = requireMember(store, caller, path, 'user.set-groups');
    if (membership.isFederated) throw conflict(FEDERATED);
    const groups = requireGroups(store, subscription.id, body.userGroupIds);
    if (groups.some(({ isDefault }) => isDefault)) throw conflict('Nobody leaves the default group.');
    const ids = new Set(groups.map(({ id }) => id));
    store.groupMembers = store.groupMembers.filter(
      ({ groupId, userId }) => userId !== path.userId || !ids.has(groupId),
    );
    return changedUser(store, caller, path);
  }),
];
