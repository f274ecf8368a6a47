import type { Access } from './deriveAccess';
import { allowancesOf, leastRoleOf, type AccessRule, type Allowance } from './isAllowed';
import { ROLE_NAMES, ROLES, type RoleName } from './roles';

const FLAG_WORDS: Partial<Record<Allowance, string>> = {
  hasFullAccess: ROLES.FullAccess.label,
  isSubscriptionAdmin: ROLES.SubscriptionAdmin.label,
  isAnySubscriptionAdmin: `${ROLES.SubscriptionAdmin.label} of any subscription`,
  isAdminOfAnyEnvironmentInSubscription: `${ROLES.EnvironmentAdmin.label} of any environment here`,
  isAdminOfAnyEnvironment: `${ROLES.EnvironmentAdmin.label} of any environment`,
  '!hasNoRoleOrEnvRole': 'Any role',
  seesSubscription: 'Any role here',
  seesEnvironment: 'Any role in the environment',
  NO_ACCESS: 'Nobody',
};

/** Describes an allowance, for example by its roles; full access is implied. */
function describeAllowance(allowance: Allowance): readonly string[] {
  const least = leastRoleOf(allowance);
  if (least) {
    const heavyEnough = ROLE_NAMES.filter((name) => ROLES[name].rank >= ROLES[least].rank);
    return heavyEnough.filter((name) => name !== 'FullAccess').map((name) => ROLES[name].label);
  }
  return [FLAG_WORDS[allowance] ?? (allowance in ROLES ? ROLES[allowance as RoleName].label : allowance)];
}

/** Describes who passes a rule for this user: one of the items is enough; `['Everyone']` if the rule is empty. */
export function describeRule(rule: AccessRule, access: Access): string[] {
  const allowances = allowancesOf(rule, access);
  return allowances.length === 0 ? ['Everyone'] : allowances.flatMap(describeAllowance);
}
