import { deriveAccess, type Access } from './deriveAccess';
import type { AccessScope } from './explainAccess';
import { NO_PERMISSIONS } from './permissions';
import type { RoleName } from './roles';

/** Whether a role applies to a whole subscription instead of an environment. */
export function isSubscriptionRole(role: RoleName): boolean {
  return role === 'SubscriptionAdmin' || role === 'SupportUser';
}

/** Returns the access of a user with only this role. */
export function accessOfRole(role: RoleName, place: AccessScope): Access {
  const { subscriptionId, environmentId } = place;
  const isWide = isSubscriptionRole(role);
  const isFull = role === 'FullAccess';
  const inEnvironment = !isWide && !isFull && environmentId !== undefined;
  return deriveAccess(
    {
      ...NO_PERMISSIONS,
      hasFullAccess: isFull,
      activeSubscriptions: [subscriptionId],
      subscriptionRoles: new Map(isWide ? [[subscriptionId, [role]]] : []),
      environmentRoles: new Map(inEnvironment ? [[environmentId, [role]]] : []),
    },
    place,
  );
}
