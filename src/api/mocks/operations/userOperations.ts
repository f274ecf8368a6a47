import type { components } from '../../contract/platform.gen';
import { ACTIONS, isAllowed } from '@/domain/access';
import { defineOperation } from '../defineOperation';
import { accessIn, type MockCaller } from '../mockCaller';
import { invalid, notFound } from '../MockProblem';
import type { MockStore } from '../mockStore';

function roleMaps(caller: MockCaller) {
  return {
    subscriptionRoles: Object.fromEntries(caller.subscriptionRoles),
    environmentRoles: Object.fromEntries(caller.environmentRoles),
    hasFullAccess: caller.user.hasFullAccess,
  };
}

/** Sets the trimmed name. @throws MockProblem 400 for an empty one, 404 for an unknown user. */
export function rename(
  store: MockStore,
  userId: string,
  name: components['schemas']['UpdateUserName'],
): undefined {
  for (const field of ['firstName', 'lastName'] as const) {
    if (!name[field]?.trim()) throw invalid(field, 'is required');
  }
  const user = store.users.find(({ id }) => id === userId);
  if (!user) throw notFound('user');
  user.firstName = name.firstName.trim();
  user.lastName = name.lastName.trim();
  return undefined;
}

function mayRename(store: MockStore, caller: MockCaller, userId: string): boolean {
  if (caller.user.id === userId || caller.user.hasFullAccess) return true;
  return store.subscriptions.some(
    (subscription) =>
      store.memberships.some((row) => row.userId === userId && row.subscriptionId === subscription.id) &&
      isAllowed(ACTIONS['user.rename'].rule, accessIn(store, caller, subscription)),
  );
}

/** The calls on the caller, and the name of anybody. */
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
    if (!mayRename(store, caller(), path.userId)) throw notFound('user');
    return rename(store, path.userId, body);
  }),
];
