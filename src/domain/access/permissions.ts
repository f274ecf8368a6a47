import { parseRoles, type RoleName } from './roles';

/** The roles of the signed-in user, by guid of subscription and environment. */
export interface Permissions {
  readonly hasFullAccess: boolean;
  /** Guids of the user's active subscriptions. */
  readonly activeSubscriptions: readonly string[];
  readonly subscriptionRoles: ReadonlyMap<string, readonly RoleName[]>;
  /** An empty list is an environment the user belongs to without a role. */
  readonly environmentRoles: ReadonlyMap<string, readonly RoleName[]>;
}

/** The body of `GET /users/me/permissions`; platforms may omit parts. */
export interface WirePermissions {
  readonly hasFullAccess?: boolean | null;
  readonly activeSubscriptions?: readonly string[] | null;
  readonly subscriptionRoles?: Readonly<Record<string, readonly string[] | null>> | null;
  readonly environmentRoles?: Readonly<Record<string, readonly string[] | null>> | null;
}

/** Permissions without any role. */
export const NO_PERMISSIONS: Permissions = {
  hasFullAccess: false,
  activeSubscriptions: [],
  subscriptionRoles: new Map(),
  environmentRoles: new Map(),
};

function parseRoleMap(wire: WirePermissions['environmentRoles']): Map<string, readonly RoleName[]> {
  return new Map(Object.entries(wire ?? {}).map(([guid, roles]) => [guid, parseRoles(roles ?? [])]));
}

/** Parses permissions; missing or unknown values grant nothing. */
export function parsePermissions(wire: WirePermissions): Permissions {
  return {
    hasFullAccess: wire.hasFullAccess === true,
    activeSubscriptions: wire.activeSubscriptions ?? [],
    subscriptionRoles: parseRoleMap(wire.subscriptionRoles),
    environmentRoles: parseRoleMap(wire.environmentRoles),
  };
}

/**
 * Whether the user may call subscriptions and environments: full access, or a role or membership anywhere (reading 15).
 */
export function hasUserScope({ hasFullAccess, subscriptionRoles, environmentRoles }: Permissions): boolean {
  const holdsSubscriptionRole = [...subscriptionRoles.values()].some((roles) => roles.length > 0);
  return hasFullAccess || holdsSubscriptionRole || environmentRoles.size > 0;
}
