import type { User } from '@/api/types';
import { ROLES, parseRole, type RoleName } from '@/domain/access';

/** A role entry of the subscription from the platform, of a user or a group. */
interface RoleGrantEntry {
  readonly environmentId: string;
  readonly userRole: string;
  readonly userId: string | null;
}

/** A user with their individual roles in one environment. */
export interface IndividualAccess {
  readonly user: User;
  readonly roles: readonly RoleName[];
}

/** Groups users with individual roles by environment, without roles from groups. Users keep their order. */
export function individualRoles(
  grants: readonly RoleGrantEntry[],
  users: readonly User[],
): ReadonlyMap<string, readonly IndividualAccess[]> {
  const byEnvironment = new Map<string, Map<string, RoleName[]>>();
  for (const { environmentId, userRole, userId } of grants) {
    const role = parseRole(userRole);
    if (userId === null || role === undefined) continue;
    const ofUsers = byEnvironment.get(environmentId) ?? new Map<string, RoleName[]>();
    byEnvironment.set(environmentId, ofUsers);
    ofUsers.set(userId, [...(ofUsers.get(userId) ?? []), role]);
  }
  return new Map(
    [...byEnvironment].map(([environmentId, ofUsers]) => [
      environmentId,
      users.flatMap((user) => {
        const roles = ofUsers.get(user.id);
        return roles ? [{ user, roles }] : [];
      }),
    ]),
  );
}

/** Joins the names of roles. */
export function roleLabels(roles: readonly RoleName[]): string {
  return roles.map((role) => ROLES[role].label).join(', ');
}
