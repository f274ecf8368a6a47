import { ResponseError, type PlatformApi } from '../http';
import type { EnvironmentRoleEntry, SubscriptionRole, User } from '../types';
import {
  getSubscriptionUser,
  updateSubscriptionRoles,
  updateUserEnvironments,
  type Membership,
  type UserWithEtag,
} from './calls';

/** The number of attempts when changes conflict. */
const ATTEMPTS = 3;

/** Computes the new roles of a user from the present ones; `undefined` changes nothing. */
export type RolesChange<Role> = (present: User) => readonly Role[] | undefined;

/**
 * Changes some subscription roles of a user by a call that replaces all, based on fresh data, so that other changes
 * stay. Returns whether anything changed.
 * @throws ResponseError 404 if the user has left the subscription; 412 if all attempts conflicted
 */
export function changeSubscriptionRoles(
  api: PlatformApi,
  membership: Membership,
  change: RolesChange<SubscriptionRole>,
): Promise<boolean> {
  return changeFresh(api, membership, change, (subscriptionRoles, { etag }) =>
    updateSubscriptionRoles(api, membership, { subscriptionRoles }, etag),
  );
}

/** Like `changeSubscriptionRoles`, for individual roles in the environments the caller administers. */
export function changeEnvironmentRoles(
  api: PlatformApi,
  membership: Membership,
  change: RolesChange<EnvironmentRoleEntry>,
): Promise<boolean> {
  return changeFresh(api, membership, change, (environmentRoles, { etag }) =>
    updateUserEnvironments(api, membership, { environmentRoles }, etag),
  );
}

async function changeFresh<Role>(
  api: PlatformApi,
  membership: Membership,
  change: RolesChange<Role>,
  write: (roles: Role[], present: UserWithEtag) => Promise<unknown>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const present = await getSubscriptionUser(api, membership);
    const roles = change(present);
    if (!roles) return false;
    try {
      await write([...roles], present);
      return true;
    } catch (error) {
      const isOvertaken = error instanceof ResponseError && error.status === 412;
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}
