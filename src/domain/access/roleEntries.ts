import type { EnvironmentRoleHeld } from './holdings';
import { parseRoles, type RoleName } from './roles';

/** Parses role entries; unknown roles are left out. */
export function readRoleEntries(
  entries: readonly { readonly environmentId: string; readonly userRole: string }[],
): EnvironmentRoleHeld[] {
  return entries.flatMap(({ environmentId, userRole }) =>
    parseRoles([userRole]).map((role) => ({ environmentId, role })),
  );
}

const ENVIRONMENT_CODES = {
  User: 'EU',
  ContentAdministrator: 'CA',
  TemplateDesigner: 'TD',
  EnvironmentAdmin: 'EA',
} as const satisfies Partial<Record<RoleName, string>>;

type EnvironmentRoleName = keyof typeof ENVIRONMENT_CODES;

/** Writes role entries without duplicates; roles that environments lack are left out. */
export function writeRoleEntries(held: readonly EnvironmentRoleHeld[]) {
  const entries = held.flatMap(({ environmentId, role }) =>
    role in ENVIRONMENT_CODES
      ? [{ environmentId, userRole: ENVIRONMENT_CODES[role as EnvironmentRoleName] }]
      : [],
  );
  return [...new Map(entries.map((entry) => [`${entry.environmentId} ${entry.userRole}`, entry])).values()];
}

/** Whether two lists contain the same roles in the same environments, in any order. */
export function sameRoles(
  one: readonly EnvironmentRoleHeld[],
  other: readonly EnvironmentRoleHeld[],
): boolean {
  const keys = (list: readonly EnvironmentRoleHeld[]) =>
    new Set(list.map(({ environmentId, role }) => `${environmentId} ${role}`));
  const [left, right] = [keys(one), keys(other)];
  return left.size === right.size && [...left].every((key) => right.has(key));
}
