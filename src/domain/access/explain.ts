import { deriveAccess, type Access, type FlagName } from './deriveAccess';
import { allowancesOf, holds, isAllowed, leastRoleOf, type AccessRule, type Allowance } from './isAllowed';
import type { Permissions } from './permissions';
import { ROLES, type RoleName } from './roles';

/** A role in one place, which a user could be given. */
export interface Grant {
  readonly role: RoleName;
  readonly scope: 'product' | 'subscription' | 'environment';
  /** Guid of the subscription or environment; absent for the whole product. */
  readonly scopeId?: string;
}

/** The reason why a rule allows or denies a user. */
export type Explanation =
  | {
      readonly allowed: true;
      /** The decisive allowance; `null` if the rule is empty. */
      readonly allowance: Allowance | null;
      /** The role of that allowance; `null` if no role was needed. */
      readonly role: RoleName | null;
    }
  | {
      readonly allowed: false;
      readonly reason: 'no-access' | 'nothing-held' | 'not-active';
      /** The smallest grants that satisfy the rule: one is enough. Empty if no single grant helps. */
      readonly smallestGrants: readonly Grant[];
    };

const ROLE_BEHIND: Partial<Record<FlagName, RoleName>> = {
  hasFullAccess: 'FullAccess',
  isSubscriptionAdmin: 'SubscriptionAdmin',
  isAnySubscriptionAdmin: 'SubscriptionAdmin',
  isAdminOfAnyEnvironmentInSubscription: 'EnvironmentAdmin',
  isAdminOfAnyEnvironment: 'EnvironmentAdmin',
  isUserOfAnyEnvironment: 'User',
  isEUWithOneEnv: 'User',
  isCAwithGrafxPriceBook: 'ContentAdministrator',
};

/** From least to most power; roles of one step are equal. */
const GRANT_STEPS: readonly (readonly RoleName[])[] = [
  ['User'],
  ['ContentAdministrator', 'TemplateDesigner'],
  ['EnvironmentAdmin'],
  ['SubscriptionAdmin'],
  ['FullAccess'],
];

function strongestOf(roles: readonly RoleName[]): RoleName | null {
  return roles.reduce<RoleName | null>(
    (best, role) => (best === null || ROLES[role].rank > ROLES[best].rank ? role : best),
    null,
  );
}

/** Returns all roles in any place, the effective ones first. */
function rolesHeldAnywhere({ permissions, roles }: Access): readonly RoleName[] {
  const { subscriptionRoles, environmentRoles } = permissions;
  return [...roles, ...[...subscriptionRoles.values()].flat(), ...[...environmentRoles.values()].flat()];
}

function roleBehind(allowance: Allowance, access: Access): RoleName | null {
  if (allowance in ROLES) return allowance as RoleName;
  if (leastRoleOf(allowance)) return strongestOf(access.roles);
  if (allowance === 'seesEnvironment') return strongestOf(access.roles);
  if (allowance === '!hasNoRoleOrEnvRole' || allowance === 'seesSubscription')
    return strongestOf(rolesHeldAnywhere(access));
  return ROLE_BEHIND[allowance as FlagName] ?? null;
}

function toGrant(role: RoleName, { facts }: Access): Grant | undefined {
  if (role === 'FullAccess') return { role, scope: 'product' };
  const scope = role === 'SubscriptionAdmin' ? 'subscription' : 'environment';
  const scopeId =
    scope === 'subscription'
      ? facts.subscriptionId
      : (facts.environmentId ?? facts.subscriptionEnvironmentIds[0]);
  return scopeId ? { role, scope, scopeId } : undefined;
}

function withRole(map: Permissions['environmentRoles'], id: string, role: RoleName) {
  return new Map(map).set(id, [...new Set([...(map.get(id) ?? []), role])]);
}

/** Returns the access after one more grant. */
export function withGrant(access: Access, { role, scope, scopeId = '' }: Grant): Access {
  const { permissions, facts } = access;
  if (scope === 'product') return deriveAccess({ ...permissions, hasFullAccess: true }, facts);
  const key = scope === 'subscription' ? 'subscriptionRoles' : 'environmentRoles';
  return deriveAccess({ ...permissions, [key]: withRole(permissions[key], scopeId, role) }, facts);
}

function smallestGrants(rule: AccessRule, access: Access): readonly Grant[] {
  for (const step of GRANT_STEPS) {
    const grants = step
      .map((role) => toGrant(role, access))
      .filter((grant) => grant !== undefined && isAllowed(rule, withGrant(access, grant)));
    if (grants.length > 0) return grants as Grant[];
  }
  return [];
}

/** Explains the decision of `isAllowed`: the decisive allowance, or the smallest grants that would change a denial. */
export function explain(rule: AccessRule, access: Access): Explanation {
  const allowances = allowancesOf(rule, access);
  if (isAllowed(rule, access)) {
    if (allowances.length === 0) return { allowed: true, allowance: null, role: null };
    const allowance = allowances.find((candidate) => holds(candidate, access)) ?? 'FullAccess';
    return { allowed: true, allowance, role: roleBehind(allowance, access) };
  }
  return {
    allowed: false,
    reason: allowances.includes('NO_ACCESS') ? 'no-access' : 'nothing-held',
    smallestGrants: smallestGrants(rule, access),
  };
}
