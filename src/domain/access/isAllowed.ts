import type { Access, FlagName } from './deriveAccess';
import { hasWeightOf, type RoleName } from './roles';

const AT_LEAST = 'atLeast:';

/**
 * One way into something: a role held, roles that together weigh at least as much as one (section 6), a flag that is on,
 * a flag that is off, or the bar that nothing opens.
 */
export type Allowance = RoleName | `${typeof AT_LEAST}${RoleName}` | FlagName | `!${FlagName}` | 'NO_ACCESS';

/**
 * Who may do something, as data. A list passes when it is empty or one of its allowances holds; a branch picks
 * one of two rules by a flag.
 */
export type AccessRule =
  | readonly Allowance[]
  | { readonly when: FlagName; readonly then: AccessRule; readonly otherwise: AccessRule };

/** The list of allowances that counts for this user, after every branch of the rule has been taken. */
export function allowancesOf(rule: AccessRule, access: Access): readonly Allowance[] {
  return 'when' in rule ? allowancesOf(access.flags[rule.when] ? rule.then : rule.otherwise, access) : rule;
}

/** The role whose weight an allowance asks for; `undefined` for all other allowances. */
export const leastRoleOf = (allowance: Allowance): RoleName | undefined =>
  allowance.startsWith(AT_LEAST) ? (allowance.slice(AT_LEAST.length) as RoleName) : undefined;

/** Whether one allowance holds by itself. */
export function holds(allowance: Allowance, access: Access): boolean {
  const leastRole = leastRoleOf(allowance);
  if (leastRole) return hasWeightOf(leastRole, access.roles);
  if (allowance.startsWith('!')) return !access.flags[allowance.slice(1) as FlagName];
  if (allowance in access.flags) return access.flags[allowance as FlagName];
  return access.roles.includes(allowance as RoleName);
}

/**
 * The one decision: an empty list lets everyone in, NO_ACCESS keeps everyone out (reading 1), full access passes
 * otherwise, and so does whoever has one of the allowances.
 */
export function isAllowed(rule: AccessRule, access: Access): boolean {
  const allowances = allowancesOf(rule, access);
  if (allowances.includes('NO_ACCESS')) return false;
  if (allowances.length === 0 || access.flags.hasFullAccess) return true;
  return allowances.some((allowance) => holds(allowance, access));
}
