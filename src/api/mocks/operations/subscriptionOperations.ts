import type { components } from '../../../contract/platform.gen';
import { keptPrices } from '@/domain/subscriptions';
import { defineOperation } from '../defineOperation';
import { maySee, roleScope } from '../mockCaller';
import type { MockStore } from '../mockStore';
import { readUsage } from '../mockUsage';
import { sortedGroups, rolesEtag, toUser, toUserGroup, toUsers } from '../userViews';
import { environmentsOf, sortedBy, toSubscription, toSubscriptionDetail, usageScope } from '../views';

type Grant = components['schemas']['EnvironmentRoleGrant'];

/** Returns the part of a list by `limit` and `offset`, if they are given. */
export function pageOf<T>(rows: readonly T[], query: { limit?: number; offset?: number }): T[] {
  const offset = Number(query.offset ?? 0);
  return rows.slice(offset, query.limit === undefined ? undefined : offset + Number(query.limit));
}

function grantsIn(store: MockStore, subscriptionId: string): Grant[] {
  return environmentsOf(store, subscriptionId).flatMap(({ id }) => [
    ...store.environmentRoles
      .filter(({ environmentId }) => environmentId === id)
      .map(({ role, userId }) => ({ environmentId: id, userRole: role, userId, userGroupId: null })),
    ...store.groupRoles
      .filter(({ environmentId }) => environmentId === id)
      .map(({ role, groupId }) => ({
        environmentId: id,
        userRole: role,
        userId: null,
        userGroupId: groupId,
      })),
  ]);
}

/** Subscriptions. */
export const subscriptionOperations = [
  defineOperation('get', '/subscriptions', 200, ({ store, caller: getCaller }) => {
    const caller = getCaller();
    const rows = store.subscriptions
      .filter((row) => maySee(store, caller, row))
      .map((row) => toSubscription(store, row));
    return sortedBy(rows, ({ clientName, name }) => `${clientName} ${name}`);
  }),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}',
    200,
    ({ store, enterSubscription, caller: getCaller, path, query }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const months = query.avgPerMonths === undefined ? undefined : Number(query.avgPerMonths);
      return toSubscriptionDetail(store, subscription, { months, withNotes: caller.user.hasFullAccess });
    },
  ),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/renders',
    200,
    ({ store, enterSubscription, path, query }) => {
      const subscription = enterSubscription(path.subscriptionId);
      return readUsage(store, usageScope(store, subscription.id), query, true);
    },
  ),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/users',
    200,
    ({ store, enterSubscription, caller: getCaller, path, query }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const scope = roleScope(store, caller, subscription);
      const members = store.memberships.filter(({ subscriptionId }) => subscriptionId === subscription.id);
      const ids = members.map(({ userId }) => userId);
      const users = toUsers(store, subscription.id, ids, scope);
      return pageOf(
        sortedBy(users, ({ email }) => email),
        query,
      );
    },
  ),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/users/{userId}',
    200,
    ({ store, enterSubscription, caller: getCaller, path, answerHeaders }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const scope = roleScope(store, caller, subscription);
      const user = toUser(store, subscription.id, path.userId, scope);
      answerHeaders.set('ETag', rolesEtag(user));
      return user;
    },
  ),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/users/{userId}/user-groups',
    200,
    ({ store, enterSubscription, caller: getCaller, path }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const scope = roleScope(store, caller, subscription);
      const { userGroupIds } = toUser(store, subscription.id, path.userId, scope);
      const groups = store.userGroups.filter(
        (group) =>
          group.subscriptionId === subscription.id && (group.isDefault || userGroupIds.includes(group.id)),
      );
      return sortedGroups(groups).map((group) => toUserGroup(store, group, scope));
    },
  ),

  defineOperation(
    'get',
    '/subscriptions/{subscriptionId}/environment-roles',
    200,
    ({ store, enterSubscription, caller: getCaller, path }) => {
      const caller = getCaller();
      const subscription = enterSubscription(path.subscriptionId);
      const scope = roleScope(store, caller, subscription);
      return grantsIn(store, subscription.id).filter(
        ({ environmentId }) => scope === 'all' || scope.has(environmentId),
      );
    },
  ),

  defineOperation(
    'put',
    '/subscriptions/{subscriptionId}/external-idp-domains',
    200,
    ({ enterSubscription, path, body }) => {
      const subscription = enterSubscription(path.subscriptionId);
      subscription.externalIdpDomains = [...new Set(body.map((domain) => domain.toLowerCase()))].sort();
      return subscription.externalIdpDomains;
    },
  ),

  defineOperation(
    'put',
    '/subscriptions/{subscriptionId}/prices',
    200,
    ({ enterSubscription, path, body }) => {
      const subscription = enterSubscription(path.subscriptionId);
      subscription.prices = keptPrices(body);
      return body;
    },
  ),
];
