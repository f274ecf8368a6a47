import { hasUserScope, type Permissions } from './permissions';
import type { RoleName } from './roles';

/** The facts of the current workspace that affect access. */
export interface AccessFacts {
  /** Guid of the current subscription. */
  readonly subscriptionId?: string | undefined;
  /** Guid of the current environment. */
  readonly environmentId?: string | undefined;
  /** Whether the current subscription uses the GraFx price book. */
  readonly isGraFxPricebook: boolean;
  /** Guids of the environments of the current subscription. */
  readonly subscriptionEnvironmentIds: readonly string[];
}

/** Boolean facts that rules may use beside roles. */
interface AccessFlags {
  readonly hasFullAccess: boolean;
  /** Is admin of the current subscription. */
  readonly isSubscriptionAdmin: boolean;
  readonly isAnySubscriptionAdmin: boolean;
  readonly isAdminOfAnyEnvironmentInSubscription: boolean;
  readonly isAdminOfAnyEnvironment: boolean;
  readonly isUserOfAnyEnvironment: boolean;
  /** Has only the role User in the one environment of the only subscription. */
  readonly isEUWithOneEnv: boolean;
  readonly isCAwithGrafxPriceBook: boolean;
  readonly hasNoRoleOrEnvRole: boolean;
  /** Can see the current subscription: full access, or any role in it or in one of its environments. */
  readonly seesSubscription: boolean;
  /** Can see the current environment: full access, subscription admin, or a role or membership in it. */
  readonly seesEnvironment: boolean;
  readonly isGraFxPricebook: boolean;
  /** The edit-templates flag of reading 22. */
  readonly mayEditTemplates: boolean;
}

/** The name of a derived flag. */
export type FlagName = keyof AccessFlags;

/** All facts that decide about a user's access. */
export interface Access {
  /** Effective roles without duplicates: full access, then subscription roles, then environment roles. */
  readonly roles: readonly RoleName[];
  readonly flags: AccessFlags;
  readonly permissions: Permissions;
  readonly facts: AccessFacts;
}

/**
 * Returns the effective roles inside an environment. A member without roles is a User; beside EnvironmentAdmin, User is
 * dropped (section 6).
 */
export function rolesInEnvironment(roles: readonly RoleName[] | undefined): readonly RoleName[] {
  if (!roles || roles.length === 0) return ['User'];
  return roles.includes('EnvironmentAdmin') ? roles.filter((role) => role !== 'User') : roles;
}

/** Returns the effective roles of section 6 for the current subscription and environment. */
function effectiveRoles(permissions: Permissions, facts: AccessFacts): readonly RoleName[] {
  const { subscriptionId, environmentId } = facts;
  const held: RoleName[] = permissions.hasFullAccess ? ['FullAccess'] : [];
  if (subscriptionId) held.push(...(permissions.subscriptionRoles.get(subscriptionId) ?? []));
  if (environmentId) held.push(...rolesInEnvironment(permissions.environmentRoles.get(environmentId)));
  return [...new Set(held.includes('EnvironmentAdmin') ? held.filter((role) => role !== 'User') : held)];
}

function isSingleEnvironmentUser(permissions: Permissions, subscriptionRoleCount: number): boolean {
  const [only, ...more] = [...permissions.environmentRoles.values()].map(rolesInEnvironment);
  return (
    !permissions.hasFullAccess &&
    subscriptionRoleCount === 0 &&
    permissions.activeSubscriptions.length === 1 &&
    more.length === 0 &&
    only !== undefined &&
    only.every((role) => role === 'User')
  );
}

function mayEditTemplates(roles: readonly RoleName[], isGraFxPricebook: boolean): boolean {
  return (
    roles.includes('FullAccess') ||
    roles.includes('TemplateDesigner') ||
    (roles.includes('ContentAdministrator') && !isGraFxPricebook)
  );
}

function seesSubscription(permissions: Permissions, facts: AccessFacts): boolean {
  const { subscriptionId, environmentId, subscriptionEnvironmentIds } = facts;
  const { hasFullAccess, subscriptionRoles, environmentRoles } = permissions;
  if (hasFullAccess) return true;
  if (!subscriptionId) return false;
  const environmentIds = [...subscriptionEnvironmentIds, ...(environmentId ? [environmentId] : [])];
  return (
    (subscriptionRoles.get(subscriptionId) ?? []).length > 0 ||
    environmentIds.some((id) => environmentRoles.has(id))
  );
}

/** Whether a user can see an environment of a subscription. For others it does not exist. */
export function seesEnvironment(
  { hasFullAccess, subscriptionRoles, environmentRoles }: Permissions,
  subscriptionId: string | undefined,
  environmentId: string | undefined,
): boolean {
  const held = subscriptionId ? subscriptionRoles.get(subscriptionId) : undefined;
  if (hasFullAccess || held?.includes('SubscriptionAdmin')) return true;
  return environmentId !== undefined && environmentRoles.has(environmentId);
}

/** Derives the access of a user from permissions and the current workspace. */
export function deriveAccess(permissions: Permissions, facts: AccessFacts): Access {
  const roles = effectiveRoles(permissions, facts);
  const { hasFullAccess, subscriptionRoles, environmentRoles } = permissions;
  const anywhere = [...subscriptionRoles.values()].flat();
  const inEnvironments = [...environmentRoles].map(([id, held]) => ({ id, roles: rolesInEnvironment(held) }));
  const administered = inEnvironments.filter((entry) => entry.roles.includes('EnvironmentAdmin'));
  const ofSubscription = facts.subscriptionId ? subscriptionRoles.get(facts.subscriptionId) : undefined;

  return {
    roles,
    permissions,
    facts,
    flags: {
      hasFullAccess,
      isSubscriptionAdmin: ofSubscription?.includes('SubscriptionAdmin') ?? false,
      isAnySubscriptionAdmin: anywhere.includes('SubscriptionAdmin'),
      isAdminOfAnyEnvironmentInSubscription: administered.some(({ id }) =>
        facts.subscriptionEnvironmentIds.includes(id),
      ),
      isAdminOfAnyEnvironment: administered.length > 0,
      isUserOfAnyEnvironment: inEnvironments.some((entry) => entry.roles.includes('User')),
      isEUWithOneEnv: isSingleEnvironmentUser(permissions, anywhere.length),
      isCAwithGrafxPriceBook: roles.includes('ContentAdministrator') && facts.isGraFxPricebook,
      hasNoRoleOrEnvRole: !hasUserScope(permissions),
      seesSubscription: seesSubscription(permissions, facts),
      seesEnvironment: seesEnvironment(permissions, facts.subscriptionId, facts.environmentId),
      isGraFxPricebook: facts.isGraFxPricebook,
      mayEditTemplates: mayEditTemplates(roles, facts.isGraFxPricebook),
    },
  };
}
