import { deriveAccess, type Access } from './deriveAccess';
import type { AccessScope } from './explainAccess';
import { NO_PERMISSIONS } from './permissions';
import type { RoleName } from './roles';

/** Whether a role is given for a subscription as a whole rather than for an environment. */
export function isSubscriptionRole(role: RoleName): boolean {
  return role === 'SubscriptionAdmin' || role === 'SupportUser';
}

/** The access of somebody who holds this one role there, and nothing else. */
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
