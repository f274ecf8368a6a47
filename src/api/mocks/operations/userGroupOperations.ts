import type { ActionName } from '@/domain/access';
import {
  refusalOfGroupChange,
  refusalOfGroupDeletion,
  refusalOfLeaving,
  refusalOfMembers,
} from '@/domain/group';
import { invalidField, nameTaken, OUTDATED_GROUP } from '@/domain/refusal';
import { defineOperation } from '../defineOperation';
import { mockEtag, requireUnchanged } from '../mockEtag';
import { authorize, maySee, requireSubscription, roleScope, type MockCaller } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { memberIdsOf, sortedGroups, toUserGroup, toUsers } from '../userViews';
import { sortedBy } from '../views';
import { toGroupRoles } from './roleRules';
import { pageOf } from './subscriptionOperations';

function requireGroup(store: MockStore, caller: MockCaller, id: string, action: ActionName) {
  const group = store.userGroups.find((row) => row.id === id);
  const subscription = store.subscriptions.find((row) => row.id === group?.subscriptionId);
  if (!group || !subscription || !maySee(store, caller, subscription)) throw notFound('user group');
  authorize(store, caller, action, subscription);
  return { group, subscription, scope: roleScope(store, caller, subscription) };
}

function requireFreeName(store: MockStore, subscriptionId: string, name: string, exceptId?: string): string {
  const trimmed = name.trim();
  if (!trimmed) throw problemOf(invalidField('name', 'is required'));
  const isTaken = store.userGroups.some(
    (row) =>
      row.subscriptionId === subscriptionId &&
      row.id !== exceptId &&
      row.name.toLowerCase() === trimmed.toLowerCase(),
  );
  if (isTaken) throw problemOf(nameTaken('A group'));
  return trimmed;
}

function requireLocalMembers(store: MockStore, subscriptionId: string, userIds: readonly string[]): void {
  const members = store.memberships.filter((row) => row.subscriptionId === subscriptionId);
  refuseIf(refusalOfMembers(userIds, members));
}

/** Changes with the name, the description and the roles of a group, as on the platform. */
function etagOf(store: MockStore, group: MockStore['userGroups'][number]): string {
  const roles = store.groupRoles
    .filter(({ groupId }) => groupId === group.id)
    .map(({ environmentId, role }) => `${environmentId} ${role}`);
  return mockEtag([group.name, group.description, roles.sort()]);
}

/** The calls on user groups. */
export const userGroupOperations = [
  defineOperation('get', '/user-groups', 200, ({ store, caller: getCaller, query }) => {
    const caller = getCaller();
    const subscription = requireSubscription(store, caller, query.subscriptionId);
    authorize(store, caller, 'group.read', subscription);
    const scope = roleScope(store, caller, subscription);
    const groups = store.userGroups.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    return sortedGroups(groups).map((group) => toUserGroup(store, group, scope));
  }),

  defineOperation('post', '/user-groups', 201, ({ store, caller: getCaller, body }) => {
    const caller = getCaller();
    const subscription = requireSubscription(store, caller, body.subscriptionId);
    authorize(store, caller, 'group.manage', subscription);
    const group = {
      id: store.nextId('group'),
      subscriptionId: subscription.id,
      name: requireFreeName(store, subscription.id, body.name),
      description: body.description?.trim() || null,
      externalId: null,
      isDefault: false,
    };
    const roles = toGroupRoles(store, group, body.environmentRoles);
    store.userGroups.push(group);
    store.groupRoles.push(...roles);
    return toUserGroup(store, group, 'all');
  }),

  defineOperation('get', '/user-groups/{id}', 200, ({ store, caller, path, answerHeaders }) => {
    const { group, scope } = requireGroup(store, caller(), path.id, 'group.read');
    answerHeaders.set('ETag', etagOf(store, group));
    return toUserGroup(store, group, scope);
  }),

  defineOperation(
    'patch',
    '/user-groups/{id}',
    200,
    ({ store, caller, path, body, headers, answerHeaders }) => {
      const { group, subscription } = requireGroup(store, caller(), path.id, 'group.manage');
      requireUnchanged(headers, etagOf(store, group), OUTDATED_GROUP);
      const description =
        body.description === undefined ? group.description : body.description?.trim() || null;
      refuseIf(refusalOfGroupChange(group, { name: body.name.trim(), description }));
      const name = requireFreeName(store, subscription.id, body.name, group.id);
      if (body.environmentRoles) {
        const roles = toGroupRoles(store, group, body.environmentRoles);
        store.groupRoles = [...store.groupRoles.filter(({ groupId }) => groupId !== group.id), ...roles];
      }
      Object.assign(group, { name, description });
      answerHeaders.set('ETag', etagOf(store, group));
      return toUserGroup(store, group, 'all');
    },
  ),

  defineOperation('delete', '/user-groups/{id}', 204, ({ store, caller, path }) => {
    const { group } = requireGroup(store, caller(), path.id, 'group.manage');
    refuseIf(refusalOfGroupDeletion(group));
    const isOther = ({ groupId }: { groupId: string }) => groupId !== group.id;
    store.userGroups = store.userGroups.filter(({ id }) => id !== group.id);
    store.groupRoles = store.groupRoles.filter(isOther);
    store.groupMembers = store.groupMembers.filter(isOther);
    return undefined;
  }),

  defineOperation('get', '/user-groups/{id}/users', 200, ({ store, caller, path, query }) => {
    const { group, subscription, scope } = requireGroup(store, caller(), path.id, 'group.read');
    const users = toUsers(store, subscription.id, memberIdsOf(store, group), scope);
    return pageOf(
      sortedBy(users, ({ email }) => email),
      query,
    );
  }),

  defineOperation('patch', '/user-groups/{id}/users', 200, ({ store, caller, path, body }) => {
    const { group, subscription } = requireGroup(store, caller(), path.id, 'user.set-groups');
    requireLocalMembers(store, subscription.id, body.userIds);
    const present = new Set(memberIdsOf(store, group));
    const added = [...new Set(body.userIds)].filter((userId) => !present.has(userId));
    store.groupMembers.push(...added.map((userId) => ({ groupId: group.id, userId })));
    return toUserGroup(store, group, 'all');
  }),

  defineOperation('delete', '/user-groups/{id}/users', 204, ({ store, caller, path, query }) => {
    const { group, subscription } = requireGroup(store, caller(), path.id, 'user.set-groups');
    refuseIf(refusalOfLeaving([group]));
    requireLocalMembers(store, subscription.id, [query.userId]);
    if (!memberIdsOf(store, group).includes(query.userId)) throw notFound('member of the group');
    store.groupMembers = store.groupMembers.filter(
      ({ groupId, userId }) => groupId !== group.id || userId !== query.userId,
    );
    return undefined;
  }),
];
