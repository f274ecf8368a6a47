import { ResponseError, type PlatformApi } from '../http';
import type { EnvironmentRoleEntry, SubscriptionRole, User } from '../types';
import {
  getSubscriptionUser,
  updateSubscriptionRoles,
  updateUserEnvironments,
  type Membership,
  type UserWithEtag,
} from './calls';

/** How often a change is started over when somebody else was faster. */
const ATTEMPTS = 3;

/** The roles a user should have, made from the user as they are now; `undefined` leaves everything as it is. */
export type RolesChange<Role> = (present: User) => readonly Role[] | undefined;

/**
 * Changes some subscription roles of a user over a call that replaces them all, so that what somebody else has changed
 * since the page was loaded stays. Answers whether anything was changed.
 * @throws ResponseError 404 for who is no user of the subscription any more; 412 when others were faster each time
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

/** As `changeSubscriptionRoles`, for the roles a user has of their own in the environments the caller administers. */
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
