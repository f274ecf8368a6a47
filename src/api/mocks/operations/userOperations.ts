import type { components } from '../../../contract/platform.gen';
import { invalidField } from '@/domain/refusal';
import { refusalOfRenaming } from '@/domain/users';
import { defineOperation } from '../defineOperation';
import { may, type MockCaller } from '../mockCaller';
import { notFound, problemOf, refuseIf } from '../MockProblem';
import type { MockStore } from '../mockStore';

function roleMaps(caller: MockCaller) {
  return {
    subscriptionRoles: Object.fromEntries(caller.subscriptionRoles),
    environmentRoles: Object.fromEntries(caller.environmentRoles),
    hasFullAccess: caller.user.hasFullAccess,
  };
}

/**
 * Sets the trimmed name.
 * @throws MockProblem 400 for an empty one, 404 for an unknown user.
 */
export function rename(
  store: MockStore,
  userId: string,
  name: components['schemas']['UpdateUserName'],
): undefined {
  for (const field of ['firstName', 'lastName'] as const) {
    if (!name[field]?.trim()) throw problemOf(invalidField(field, 'is required'));
  }
  const user = store.users.find(({ id }) => id === userId);
  if (!user) throw notFound('user');
  user.firstName = name.firstName.trim();
  user.lastName = name.lastName.trim();
  return undefined;
}

/**
 * @throws MockProblem 404 for a user outside the caller's subscriptions, 409 for a merely invited one there, 403 if
 * other subscriptions share the account.
 */
function requireRenamable(store: MockStore, caller: MockCaller, userId: string): void {
  if (caller.user.id === userId) return;
  const belongings = store.memberships
    .filter((row) => row.userId === userId)
    .map(({ subscriptionId, status }) => {
      const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
      const isAdministered = subscription !== undefined && may(store, caller, 'user.rename', subscription);
      return { status, isAdministered };
    });
  const isKnown = caller.user.hasFullAccess || belongings.some(({ isAdministered }) => isAdministered);
  const user = isKnown ? store.users.find(({ id }) => id === userId) : undefined;
  if (!user) throw notFound('user');
  refuseIf(refusalOfRenaming({ hasFullAccess: user.hasFullAccess, belongings }));
}

/** The caller's account, and names of users. */
export const userOperations = [
  defineOperation('get', '/users/me', 200, ({ caller: getCaller }) => {
    const caller = getCaller();
    const { id, email, firstName, lastName, isFederated, createdAt } = caller.user;
    return {
      id,
      email,
      firstName,
      lastName,
      avatar: null,
      status: caller.status,
      isFederated,
      createdAt: Math.floor(createdAt.getTime() / 1000),
      ...roleMaps(caller),
    };
  }),

  defineOperation('get', '/users/me/permissions', 200, ({ caller: getCaller }) => {
    const caller = getCaller();
    return { activeSubscriptions: [...caller.permissions.activeSubscriptions], ...roleMaps(caller) };
  }),

  defineOperation('patch', '/users/{userId}', 204, ({ store, caller, path, body }) => {
    requireRenamable(store, caller(), path.userId);
    return rename(store, path.userId, body);
  }),
];
