import { parseRoles, type RoleName } from './roles';

/** What the signed-in user holds, by guid of subscription and environment. */
export interface Permissions {
  readonly hasFullAccess: boolean;
  /** Guids of the active subscriptions the user belongs to. */
  readonly activeSubscriptions: readonly string[];
  readonly subscriptionRoles: ReadonlyMap<string, readonly RoleName[]>;
  /** An entry with an empty list is an environment the user belongs to without a role of its own. */
  readonly environmentRoles: ReadonlyMap<string, readonly RoleName[]>;
}

/** The body of `GET /users/me/permissions`, as loosely as a platform may send it. */
export interface WirePermissions {
  readonly hasFullAccess?: boolean | null;
  readonly activeSubscriptions?: readonly string[] | null;
  readonly subscriptionRoles?: Readonly<Record<string, readonly string[] | null>> | null;
  readonly environmentRoles?: Readonly<Record<string, readonly string[] | null>> | null;
}

/** The permissions of somebody who holds nothing. */
export const NO_PERMISSIONS: Permissions = {
  hasFullAccess: false,
  activeSubscriptions: [],
  subscriptionRoles: new Map(),
  environmentRoles: new Map(),
};

function parseRoleMap(wire: WirePermissions['environmentRoles']): Map<string, readonly RoleName[]> {
  return new Map(Object.entries(wire ?? {}).map(([guid, roles]) => [guid, parseRoles(roles ?? [])]));
}

/** Reads permissions from the wire; what is missing or unknown grants nothing. */
export function parsePermissions(wire: WirePermissions): Permissions {
  return {
    hasFullAccess: wire.hasFullAccess === true,
    activeSubscriptions: wire.activeSubscriptions ?? [],
    subscriptionRoles: parseRoleMap(wire.subscriptionRoles),
    environmentRoles: parseRoleMap(wire.environmentRoles),
  };
}

/**
 * Whether subscription and environment calls may start at all: full access, or a role or belonging anywhere
 * (reading 15).
 */
export function hasUserScope({ hasFullAccess, subscriptionRoles, environmentRoles }: Permissions): boolean {
  const holdsSubscriptionRole = [...subscriptionRoles.values()].some((roles) => roles.length > 0);
  return hasFullAccess || holdsSubscriptionRole || environmentRoles.size > 0;
}
