import type { Access, FlagName } from './deriveAccess';
import { hasWeightOf, type RoleName } from './roles';

const AT_LEAST = 'atLeast:';

/**
 * One condition of a rule: a role, roles of at least a weight (section 6), a flag that is on, a flag that is off, or
 * one that is never true.
 */
export type Allowance = RoleName | `${typeof AT_LEAST}${RoleName}` | FlagName | `!${FlagName}` | 'NO_ACCESS';

/**
 * A rule of access as data. A list passes if it is empty or one of its allowances holds; a branch selects one of two
 * rules by a flag.
 */
export type AccessRule =
  | readonly Allowance[]
  | { readonly when: FlagName; readonly then: AccessRule; readonly otherwise: AccessRule };

/** Returns the allowances that apply to this user, following the branches of the rule. */
export function allowancesOf(rule: AccessRule, access: Access): readonly Allowance[] {
  return 'when' in rule ? allowancesOf(access.flags[rule.when] ? rule.then : rule.otherwise, access) : rule;
}

/** Returns the role whose weight an allowance requires; `undefined` for other allowances. */
export const leastRoleOf = (allowance: Allowance): RoleName | undefined =>
  allowance.startsWith(AT_LEAST) ? (allowance.slice(AT_LEAST.length) as RoleName) : undefined;

/** Whether an allowance holds by itself. */
export function holds(allowance: Allowance, access: Access): boolean {
  const leastRole = leastRoleOf(allowance);
  if (leastRole) return hasWeightOf(leastRole, access.roles);
  if (allowance.startsWith('!')) return !access.flags[allowance.slice(1) as FlagName];
  if (allowance in access.flags) return access.flags[allowance as FlagName];
  return access.roles.includes(allowance as RoleName);
}

/**
 * Decides about access: an empty list allows everyone, and NO_ACCESS denies all users (reading 1). Otherwise full
 * access or one allowance is enough.
 */
export function isAllowed(rule: AccessRule, access: Access): boolean {
  const allowances = allowancesOf(rule, access);
  if (allowances.includes('NO_ACCESS')) return false;
  if (allowances.length === 0 || access.flags.hasFullAccess) return true;
  return allowances.some((allowance) => holds(allowance, access));
}
