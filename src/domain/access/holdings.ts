import type { Permissions } from './permissions';
import { NO_PERMISSIONS } from './permissions';
import type { RoleName } from './roles';

/** A role in one environment. */
export interface EnvironmentRoleHeld {
  /** Guid of the environment. */
  readonly environmentId: string;
  readonly role: RoleName;
}

/** The access data of a group; everyone belongs to the default one. */
export interface GroupHolding {
  readonly id: string;
  readonly isDefault: boolean;
  readonly roles: readonly EnvironmentRoleHeld[];
}

/** The access of a member in a subscription. */
export interface Holder {
  /** Only Active members have access (decision 0012). */
  readonly isActive: boolean;
  readonly hasFullAccess: boolean;
  readonly subscriptionRoles: readonly RoleName[];
  /** Individual roles, without those of groups. */
  readonly environmentRoles: readonly EnvironmentRoleHeld[];
  /** Groups other than the default one. */
  readonly groupIds: readonly string[];
}

/** A source of a role. */
export type RoleSource =
  | { readonly kind: 'full-access'; readonly role: 'FullAccess' }
  | { readonly kind: 'subscription'; readonly role: RoleName }
  | ({ readonly kind: 'individual' } & EnvironmentRoleHeld)
  | ({ readonly kind: 'group'; readonly groupId: string } & EnvironmentRoleHeld);

/**
 * Returns all sources of a member's roles, ignoring inactivity: full access, the subscription, individual roles,
 * groups.
 */
export function roleSourcesOf(holder: Holder, groups: readonly GroupHolding[]): readonly RoleSource[] {
  const { hasFullAccess, subscriptionRoles, environmentRoles, groupIds } = holder;
  const own = groups.filter(({ id, isDefault }) => isDefault || groupIds.includes(id));
  return [
    ...(hasFullAccess ? [{ kind: 'full-access', role: 'FullAccess' } as const] : []),
    ...subscriptionRoles.map((role) => ({ kind: 'subscription', role }) as const),
    ...environmentRoles.map((entry) => ({ kind: 'individual', ...entry }) as const),
    ...own.flatMap(({ id, roles }) =>
      roles.map((entry) => ({ kind: 'group', groupId: id, ...entry }) as const),
    ),
  ];
}

/** Combines sources into permissions of one subscription. */
export function permissionsFrom(sources: readonly RoleSource[], subscriptionId: string): Permissions {
  const subscriptionRoles = sources.filter(({ kind }) => kind === 'subscription').map(({ role }) => role);
  const environmentRoles = new Map<string, RoleName[]>();
  for (const source of sources) {
    if (source.kind !== 'individual' && source.kind !== 'group') continue;
    const held = environmentRoles.get(source.environmentId) ?? [];
    if (!held.includes(source.role)) environmentRoles.set(source.environmentId, [...held, source.role]);
  }
  const hasFullAccess = sources.some(({ kind }) => kind === 'full-access');
  const holdsAny = sources.length > 0;
  return {
    ...NO_PERMISSIONS,
    hasFullAccess,
    activeSubscriptions: holdsAny ? [subscriptionId] : [],
    subscriptionRoles: new Map(subscriptionRoles.length > 0 ? [[subscriptionId, subscriptionRoles]] : []),
    environmentRoles,
  };
}
