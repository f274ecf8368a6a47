import {
  refusalOfGroupChange,
  refusalOfGroupDeletion,
  refusalOfLeaving,
  refusalOfMembers,
} from '@/domain/user-groups';
import { invalidField, nameTaken, OUTDATED_GROUP } from '@/domain/refusal';
import { defineOperation } from '../defineOperation';
import { mockEtag, requireUnchanged } from '../mockEtag';
import { roleScope, type MockCaller } from '../mockCaller';
import { MockProblem, notFound, problemOf, refuseIf } from '../MockProblem';
import { requireFreeName } from '../requireFreeName';
import type { MockStore } from '../mockStore';
import { memberIdsOf, sortedGroups, toUserGroup, toUsers } from '../userViews';
import { sortedBy } from '../views';
import { toGroupRoles } from './roleRules';
import { pageOf } from './subscriptionOperations';

interface GroupCall {
  readonly store: MockStore;
  readonly caller: () => MockCaller;
  readonly enterSubscription: (id: string) => MockStore['subscriptions'][number];
}

/** @throws MockProblem 404 alike for unknown and foreign ids, 403 without the right to the operation */
function requireGroup({ store, caller, enterSubscription }: GroupCall, id: string) {
  const group = store.userGroups.find((row) => row.id === id);
  if (!group) throw notFound('user group');
  try {
    const subscription = enterSubscription(group.subscriptionId);
    return { group, subscription, scope: roleScope(store, caller(), subscription) };
  } catch (error) {
    throw error instanceof MockProblem && error.status === 404 ? notFound('user group') : error;
  }
}

type Group = MockStore['userGroups'][number];

function requireGroupName(store: MockStore, subscriptionId: string, typed: string, own?: Group): string {
  const name = typed.trim();
  if (!name) throw problemOf(invalidField('name', 'is required'));
  const among = store.userGroups.filter((row) => row.subscriptionId === subscriptionId);
  requireFreeName({ among, name, own, refusal: nameTaken('A group') });
  return name;
}

function requireLocalMembers(store: MockStore, subscriptionId: string, userIds: readonly string[]): void {
  const members = store.memberships.filter((row) => row.subscriptionId === subscriptionId);
  refuseIf(refusalOfMembers(userIds, members));
}

/** Returns an ETag that changes with the name, description and roles of a group, like the platform's. */
function etagOf(store: MockStore, group: MockStore['userGroups'][number]): string {
  const roles = store.groupRoles
    .filter(({ groupId }) => groupId === group.id)
    .map(({ environmentId, role }) => `${environmentId} ${role}`);
  return mockEtag([group.name, group.description, roles.sort()]);
}

/** User groups. */
export const userGroupOperations = [
  defineOperation('get', '/user-groups', 200, ({ store, enterSubscription, caller: getCaller, query }) => {
    const caller = getCaller();
    const subscription = enterSubscription(query.subscriptionId);
    const scope = roleScope(store, caller, subscription);
    const groups = store.userGroups.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    return sortedGroups(groups).map((group) => toUserGroup(store, group, scope));
  }),

  defineOperation('post', '/user-groups', 201, ({ store, enterSubscription, body }) => {
    const subscription = enterSubscription(body.subscriptionId);
    const group = {
      id: store.nextId('group'),
      subscriptionId: subscription.id,
      name: requireGroupName(store, subscription.id, body.name),
      description: body.description?.trim() || null,
      externalId: null,
      isDefault: false,
    };
    const roles = toGroupRoles(store, group, body.environmentRoles);
    store.userGroups.push(group);
    store.groupRoles.push(...roles);
    return toUserGroup(store, group, 'all');
  }),

  defineOperation('get', '/user-groups/{id}', 200, (call) => {
    const { store, answerHeaders } = call;
    const { group, scope } = requireGroup(call, call.path.id);
    answerHeaders.set('ETag', etagOf(store, group));
    return toUserGroup(store, group, scope);
  }),

  defineOperation('patch', '/user-groups/{id}', 200, (call) => {
    const { store, body, headers, answerHeaders } = call;
    const { group, subscription } = requireGroup(call, call.path.id);
    requireUnchanged(headers, etagOf(store, group), OUTDATED_GROUP);
    const description = body.description === undefined ? group.description : body.description?.trim() || null;
    refuseIf(refusalOfGroupChange(group, { name: body.name.trim(), description }));
    const name = requireGroupName(store, subscription.id, body.name, group);
    if (body.environmentRoles) {
      const roles = toGroupRoles(store, group, body.environmentRoles);
      store.groupRoles = [...store.groupRoles.filter(({ groupId }) => groupId !== group.id), ...roles];
    }
    Object.assign(group, { name, description });
    answerHeaders.set('ETag', etagOf(store, group));
    return toUserGroup(store, group, 'all');
  }),

  defineOperation('delete', '/user-groups/{id}', 204, (call) => {
    const { store } = call;
    const { group } = requireGroup(call, call.path.id);
    refuseIf(refusalOfGroupDeletion(group));
    const isOther = ({ groupId }: { groupId: string }) => groupId !== group.id;
    store.userGroups = store.userGroups.filter(({ id }) => id !== group.id);
    store.groupRoles = store.groupRoles.filter(isOther);
    store.groupMembers = store.groupMembers.filter(isOther);
    return undefined;
  }),

  defineOperation('get', '/user-groups/{id}/users', 200, (call) => {
    const { store, query } = call;
    const { group, subscription, scope } = requireGroup(call, call.path.id);
    const users = toUsers(store, subscription.id, memberIdsOf(store, group), scope);
    return pageOf(
      sortedBy(users, ({ email }) => email),
      query,
    );
  }),

  defineOperation('patch', '/user-groups/{id}/users', 200, (call) => {
    const { store, body } = call;
    const { group, subscription } = requireGroup(call, call.path.id);
    requireLocalMembers(store, subscription.id, body.userIds);
    const present = new Set(memberIdsOf(store, group));
    const added = [...new Set(body.userIds)].filter((userId) => !present.has(userId));
    store.groupMembers.push(...added.map((userId) => ({ groupId: group.id, userId })));
    return toUserGroup(store, group, 'all');
  }),

  defineOperation('delete', '/user-groups/{id}/users', 204, (call) => {
    const { store, query } = call;
    const { group, subscription } = requireGroup(call, call.path.id);
    refuseIf(refusalOfLeaving([group]));
    requireLocalMembers(store, subscription.id, [query.userId]);
    if (!memberIdsOf(store, group).includes(query.userId)) throw notFound('member of the group');
    store.groupMembers = store.groupMembers.filter(
      ({ groupId, userId }) => groupId !== group.id || userId !== query.userId,
    );
    return undefined;
  }),
];
