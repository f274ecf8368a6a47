import {
  deriveAccess,
  parseRoles,
  refusalOfAction,
  roleScopeOf,
  type Access,
  type ActionName,
  type Permissions,
  type RoleScope,
} from '@/domain/access';
import { NO_ACCOUNT, overallStatus, refusalOfCaller } from '@/domain/users';
import { demoUserId, type DemoData } from '@/demo';
import { notFound, problemOf, refuseIf } from './MockProblem';
import type { MockStore } from './mockStore';

type Subscription = DemoData['subscriptions'][number];
type Environment = DemoData['environments'][number];
type Membership = DemoData['memberships'][number];
type EnvironmentRole = DemoData['environmentRoles'][number]['role'];

/** The caller, with all effective roles. */
export interface MockCaller {
  readonly user: DemoData['users'][number];
  readonly status: Membership['status'];
  readonly subscriptionRoles: ReadonlyMap<string, Membership['roles']>;
  readonly environmentRoles: ReadonlyMap<string, EnvironmentRole[]>;
  readonly permissions: Permissions;
}

function subscriptionOf(store: MockStore, environmentId: string): string | undefined {
  return store.environments.find(({ id }) => id === environmentId)?.subscriptionId;
}

/** Returns individual roles and those of groups, in subscriptions with an active membership. */
function environmentRolesOf(store: MockStore, userId: string, active: ReadonlySet<string>) {
  const groups = store.userGroups
    .filter(
      (group) =>
        group.isDefault ||
        store.groupMembers.some((member) => member.groupId === group.id && member.userId === userId),
    )
    .map(({ id }) => id);
  const entries = [
    ...store.environmentRoles.filter((entry) => entry.userId === userId),
    ...store.groupRoles.filter(({ groupId }) => groups.includes(groupId)),
  ];
  const roles = new Map<string, EnvironmentRole[]>();
  for (const { environmentId, role } of entries) {
    const subscriptionId = subscriptionOf(store, environmentId);
    if (!subscriptionId || !active.has(subscriptionId)) continue;
    roles.set(environmentId, [...new Set([...(roles.get(environmentId) ?? []), role])]);
  }
  return roles;
}

/** Returns the persona as caller; only active memberships give roles, as on the platform. */
export function loadCaller(store: MockStore): MockCaller {
  const userId = demoUserId(`${store.persona}@demo.test`);
  const user = store.users.find(({ id }) => id === userId);
  if (!user || store.removedUserIds.has(userId)) throw problemOf(NO_ACCOUNT);
  return callerOf(store, user);
}

/** Returns the user with this address, in any case, who may perform an action in an environment. */
export function findMemberAllowed(
  store: MockStore,
  email: string,
  action: ActionName,
  environmentId: string,
): MockCaller['user'] | undefined {
  const address = email.trim().toLowerCase();
  const user = store.users.find((each) => each.email.toLowerCase() === address);
  return user && isMemberAllowed(store, user, action, environmentId) ? user : undefined;
}

/** Whether a user may perform an action in an environment. */
export function isMemberAllowed(
  store: MockStore,
  user: MockCaller['user'],
  action: ActionName,
  environmentId: string,
): boolean {
  const environment = store.environments.find(({ id }) => id === environmentId);
  const subscription = store.subscriptions.find(({ id }) => id === environment?.subscriptionId);
  const caller = callerOf(store, user);
  if (!subscription || refusalOfCaller(caller.status)) return false;
  return may(store, caller, action, subscription, environmentId);
}

/** Returns a user with the roles of their memberships. */
function callerOf(store: MockStore, user: MockCaller['user']): MockCaller {
  const userId = user.id;
  const memberships = store.memberships.filter((membership) => membership.userId === userId);
  const active = memberships.filter(({ status }) => status === 'Active');
  const subscriptionRoles = new Map(
    active
      .filter(({ roles }) => roles.length > 0)
      .map(({ subscriptionId, roles }) => [subscriptionId, roles]),
  );
  const environmentRoles = environmentRolesOf(
    store,
    userId,
    new Set(active.map(({ subscriptionId }) => subscriptionId)),
  );
  const within = new Set([
    ...subscriptionRoles.keys(),
    ...[...environmentRoles.keys()].map((id) => subscriptionOf(store, id)),
  ]);
  const statuses = memberships.map(({ status }) => status);
  const toNames = (roles: ReadonlyMap<string, string[]>) =>
    new Map([...roles].map(([id, codes]) => [id, parseRoles(codes)]));
  return {
    user,
    status: user.hasFullAccess ? 'Active' : overallStatus(statuses),
    subscriptionRoles,
    environmentRoles,
    permissions: {
      hasFullAccess: user.hasFullAccess,
      activeSubscriptions: store.subscriptions
        .filter(({ id, isActive }) => isActive && (user.hasFullAccess || within.has(id)))
        .map(({ id }) => id),
      subscriptionRoles: toNames(subscriptionRoles),
      environmentRoles: toNames(environmentRoles),
    },
  };
}

/**
 * Requires an active caller.
 * @throws MockProblem 403 for one who is inactive or blocked everywhere.
 */
export function requireActive(caller: MockCaller): MockCaller {
  refuseIf(refusalOfCaller(caller.status));
  return caller;
}

/** Derives the caller's access at a place, like the console. */
export function accessIn(
  store: MockStore,
  caller: MockCaller,
  subscription: Subscription,
  environmentId?: string,
): Access {
  return deriveAccess(caller.permissions, {
    subscriptionId: subscription.id,
    environmentId,
    isGraFxPricebook: subscription.isGraFxPricebook,
    subscriptionEnvironmentIds: store.environments
      .filter(({ subscriptionId }) => subscriptionId === subscription.id)
      .map(({ id }) => id),
  });
}

/** @throws MockProblem 403 unless the caller may perform the action there, by the platform's table. */
export function authorize(
  store: MockStore,
  caller: MockCaller,
  action: ActionName,
  subscription: Subscription,
  environmentId?: string,
): void {
  refuseIf(refusalOfAction(action, accessIn(store, caller, subscription, environmentId)));
}

/** Whether the caller may perform an action there. */
export function may(
  store: MockStore,
  caller: MockCaller,
  action: ActionName,
  subscription: Subscription,
  environmentId?: string,
): boolean {
  return refusalOfAction(action, accessIn(store, caller, subscription, environmentId)) === undefined;
}

/** Whether the caller can see the subscription: full access, or any role in it. */
export function maySee(store: MockStore, caller: MockCaller, subscription: Subscription): boolean {
  return accessIn(store, caller, subscription).flags.seesSubscription;
}

/** Returns the environments whose roles the caller may see and change. */
export function roleScope(store: MockStore, caller: MockCaller, subscription: Subscription): RoleScope {
  return roleScopeOf(accessIn(store, caller, subscription));
}

/** @throws MockProblem 404 for unknown and foreign ids alike. */
export function requireSubscription(store: MockStore, caller: MockCaller, id: string): Subscription {
  const subscription = store.subscriptions.find((row) => row.id === id);
  if (!subscription || !maySee(store, caller, subscription)) throw notFound('subscription');
  return subscription;
}

/** @throws MockProblem 404 for unknown and foreign ids alike. */
export function requireEnvironment(
  store: MockStore,
  caller: MockCaller,
  id: string,
): { environment: Environment; subscription: Subscription } {
  const environment = store.environments.find((row) => row.id === id);
  const subscription = store.subscriptions.find((row) => row.id === environment?.subscriptionId);
  if (!environment || !subscription) throw notFound('environment');
  if (!accessIn(store, caller, subscription, id).flags.seesEnvironment) throw notFound('environment');
  return { environment, subscription };
}
