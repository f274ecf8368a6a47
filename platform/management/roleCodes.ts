import { parseRole, ROLES } from '@/domain/access';
import type { EnvironmentRole, SubscriptionRole } from '../database/schema';
import type { Schemas } from './operations';

/** Returns the code of a subscription role given as a code or a name. */
export function subscriptionRoleCode(role: Schemas['SubscriptionRoleInput']): SubscriptionRole {
  return codeOf(role) as SubscriptionRole;
}

/** Returns the code of an environment role given as a code or a name. */
export function environmentRoleCode(role: Schemas['EnvironmentRoleInput']): EnvironmentRole {
  return codeOf(role) as EnvironmentRole;
}

function codeOf(role: string): string {
  const name = parseRole(role);
  // The contract has validated the role, so a failure means a role that exists there but not in the domain.
  if (!name) throw new Error(`The contract allows a role that the domain does not know: ${role}`);
  return ROLES[name].code;
}

/** Removes duplicate pairs of environment and role, by code. */
export function distinctEntries(
  entries: readonly Schemas['EnvironmentRoleEntry'][],
): { environmentId: string; role: EnvironmentRole }[] {
  const byKey = new Map(
    entries.map(({ environmentId, userRole }) => {
      const role = environmentRoleCode(userRole);
      const id = environmentId.toLowerCase();
      return [`${id} ${role}`, { environmentId: id, role }] as const;
    }),
  );
  return [...byKey.values()];
}
