import { defineOperation } from '../defineOperation';
import { roleScope, type MockCaller } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';
import { requireUnchanged } from '../mockEtag';
import { statusKey } from '../mockUserTasks';
import { rolesEtag, toUser } from '../userViews';
import { adminsOf, designersOf, environmentsOf } from '../views';
import { requireSeats, toRoleCode, toSubscriptionRoleCode } from './roleRules';
import { refusalOfGroups, refusalOfLeaving } from '@/domain/user-groups';
import { conflicting, OUTDATED_ROLES } from '@/domain/refusal';
import {
  refusalOf,
  refusalOfNewDesigner,
  refusalOfRoles,
  ROLE_WITH_RECEIVER,
  takesSeat,
  type MemberChange,
} from '@/domain/users';
import { handOverProjects } from './ownedItemOperations';

interface Ids {
  readonly userId: string;
  readonly subscriptionId: string;
}

type Subscription = MockStore['subscriptions'][number];

interface MemberCall {
  readonly store: MockStore;
  readonly path: Ids;
  readonly caller: () => MockCaller;
  readonly enterSubscription: (id: string) => Subscription;
}

/**
 * Returns the membership of a person.
 * @throws MockProblem 404 for anybody else
 */
export function requireMembership(store: MockStore, ids: Ids) {
  const membership = store.memberships.find(
    (row) => row.subscriptionId === ids.subscriptionId && row.userId === ids.userId,
  );
  if (!membership) throw notFound('user');
  return membership;
}

/**
 * Enters the subscription of a call and returns the member of its path.
 * @throws MockProblem 403 or 404
 */
function enterMember({ store, path, caller, enterSubscription }: MemberCall) {
  const subscription = enterSubscription(path.subscriptionId);
  return { subscription, membership: requireMembership(store, path), caller: caller() };
}

/** @throws MockProblem 409 with the reason if the domain's rule refuses the change. */
export function requireAllowed(store: MockStore, caller: MockCaller, ids: Ids, change: MemberChange): void {
  const membership = requireMembership(store, ids);
  const active = adminsOf(store, ids.subscriptionId).filter(({ status }) => status === 'Active');
  const refusal = refusalOf(
    change,
    { id: ids.userId, status: membership.status, isSubscriptionAdmin: membership.roles.includes('SA') },
    { ownId: caller.user.id, activeAdmins: active.length },
  );
  if (refusal) throw problemOf(conflicting(refusal));
}

/**
 * Ends a membership with its roles and groups. Deletes an account without other memberships, unless it existed before
 * the ended invitation or owns something.
 */
export function endMembership(store: MockStore, ids: Ids): void {
  const { userId } = ids;
  const isInvitation = store.memberships.some(
    (row) => row.userId === userId && row.subscriptionId === ids.subscriptionId && row.status === 'Pending',
  );
  leaveSubscription(store, ids);
  const user = store.users.find(({ id }) => id === userId);
  const staysSomewhere = store.memberships.some((row) => row.userId === userId);
  if (!user || user.hasFullAccess || staysSomewhere || (isInvitation && user.lastSeenAt !== null)) return;
  const hasMade = [...store.projects, ...store.outputTasks].some(({ ownerId }) => ownerId === userId);
  if (hasMade) store.removedUserIds.add(userId);
  else store.users = store.users.filter(({ id }) => id !== userId);
}

/** Removes a user from the subscription with all roles and groups; the account stays. */
export function leaveSubscription(store: MockStore, { userId, subscriptionId }: Ids): void {
  const environmentIds = new Set(environmentsOf(store, subscriptionId).map(({ id }) => id));
  const groupIds = new Set(
    store.userGroups.filter((group) => group.subscriptionId === subscriptionId).map(({ id }) => id),
  );
  store.memberships = store.memberships.filter(
    (row) => row.userId !== userId || row.subscriptionId !== subscriptionId,
  );
  store.statusTasks.delete(statusKey({ subscriptionId, userId }));
  store.environmentRoles = store.environmentRoles.filter(
    (row) => row.userId !== userId || !environmentIds.has(row.environmentId),
  );
  store.groupMembers = store.groupMembers.filter(
    (row) => row.userId !== userId || !groupIds.has(row.groupId),
  );
}

/** Returns the member as the caller may see it. */
function readMember({ store, path, caller }: MemberCall, subscription: Subscription) {
  return toUser(store, subscription.id, path.userId, roleScope(store, caller(), subscription));
}

function requireGroups(
  store: MockStore,
  membership: MockStore['memberships'][number],
  ids: readonly string[],
) {
  const groups = store.userGroups.filter(
    (row) => ids.includes(row.id) && row.subscriptionId === membership.subscriptionId,
  );
  refuseIf(refusalOfGroups(membership, ids, groups));
  return groups;
}

/** @throws MockProblem 412 if the user's roles differ from those the caller has read. */
function requireUnchangedRoles(call: MemberCall & { headers: Headers }, subscription: Subscription): void {
  requireUnchanged(call.headers, rolesEtag(readMember(call, subscription)), OUTDATED_ROLES);
}

function setStatus(
  store: MockStore,
  membership: MockStore['memberships'][number],
  status: 'Active' | 'Inactive',
): void {
  if (membership.status === status) return;
  membership.status = status;
  store.statusTasks.delete(statusKey(membership));
}

const MEMBER = '/users/{userId}/subscriptions/{subscriptionId}';

/** Members of a subscription. */
export const memberOperations = [
  defineOperation('post', `${MEMBER}/activate`, 200, (call) => {
    const { store, path } = call;
    const { subscription, membership, caller } = enterMember(call);
    requireAllowed(store, caller, path, 'activate');
    setStatus(store, membership, 'Active');
    return readMember(call, subscription);
  }),

  defineOperation('post', `${MEMBER}/deactivate`, 200, (call) => {
    const { store, path } = call;
    const { subscription, membership, caller } = enterMember(call);
    requireAllowed(store, caller, path, 'deactivate');
    setStatus(store, membership, 'Inactive');
    return readMember(call, subscription);
  }),

  defineOperation('delete', MEMBER, 204, ({ store, caller: getCaller, enterSubscription, path, query }) => {
    const caller = getCaller();
    enterSubscription(path.subscriptionId, query.role ? 'user.set-subscription-roles' : 'user.remove');
    const membership = requireMembership(store, path);
    if (query.role && query.handOverTo) throw problemOf(ROLE_WITH_RECEIVER);
    if (!query.role) {
      requireAllowed(store, caller, path, 'remove');
      if (query.handOverTo) handOverProjects(store, path, query.handOverTo);
      endMembership(store, path);
      return undefined;
    }
    const role = toSubscriptionRoleCode(query.role);
    if (role === 'SA' && membership.roles.includes('SA')) requireAllowed(store, caller, path, 'demote');
    membership.roles = membership.roles.filter((held) => held !== role);
    return undefined;
  }),

  defineOperation('patch', MEMBER, 200, (call) => {
    const { store, path, body } = call;
    const { subscription, membership, caller } = enterMember(call);
    requireUnchangedRoles(call, subscription);
    const roles = [...new Set(body.subscriptionRoles.map(toSubscriptionRoleCode))];
    if (membership.roles.includes('SA') && !roles.includes('SA')) {
      requireAllowed(store, caller, path, 'demote');
    }
    if (roles.includes('TD')) requireSeats(store, subscription, [path.userId]);
    membership.roles = roles;
    return readMember(call, subscription);
  }),

  defineOperation('patch', `${MEMBER}/environments`, 200, (call) => {
    const { store, path, body } = call;
    const { subscription, caller } = enterMember(call);
    const scope = roleScope(store, caller, subscription);
    const isWholeSubscription = scope === 'all';
    const environmentIds = new Set(environmentsOf(store, subscription.id).map(({ id }) => id));
    const editable = isWholeSubscription ? environmentIds : scope;
    const roles = body.environmentRoles.map(({ environmentId, userRole }) => ({
      environmentId,
      userId: path.userId,
      role: toRoleCode(userRole),
    }));
    refuseIf(refusalOfRoles({ roles, environmentIds, editable, isWholeSubscription }));
    requireUnchangedRoles(call, subscription);
    const isDesigner = designersOf(store, subscription.id).has(path.userId);
    refuseIf(refusalOfNewDesigner({ roles, isDesigner, mayAssignSeats: isWholeSubscription }));
    if (takesSeat(roles, isDesigner)) requireSeats(store, subscription, [path.userId]);
    const isReplaced = ({ environmentId, userId }: { environmentId: string; userId: string }) =>
      userId === path.userId && editable.has(environmentId);
    store.environmentRoles = [...store.environmentRoles.filter((row) => !isReplaced(row)), ...roles];
    return readMember(call, subscription);
  }),

  defineOperation('patch', `${MEMBER}/user-groups`, 200, (call) => {
    const { store, path, body } = call;
    const { subscription, membership } = enterMember(call);
    for (const group of requireGroups(store, membership, body.userGroupIds)) {
      const row = { groupId: group.id, userId: path.userId };
      const isMember = store.groupMembers.some(
        ({ groupId, userId }) => groupId === row.groupId && userId === row.userId,
      );
      if (!group.isDefault && !isMember) store.groupMembers.push(row);
    }
    return readMember(call, subscription);
  }),

  defineOperation('delete', `${MEMBER}/user-groups`, 200, (call) => {
    const { store, path, body } = call;
    const { subscription, membership } = enterMember(call);
    const groups = requireGroups(store, membership, body.userGroupIds);
    refuseIf(refusalOfLeaving(groups));
    const ids = new Set(groups.map(({ id }) => id));
    store.groupMembers = store.groupMembers.filter(
      ({ groupId, userId }) => userId !== path.userId || !ids.has(groupId),
    );
    return readMember(call, subscription);
  }),
];
