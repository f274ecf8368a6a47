import type { User, UserGroup } from '@/api/types';
import {
  previewRoles,
  readRoleEntries,
  rolesByEnvironment,
  type EnvironmentRoleHeld,
  type RolePreview,
} from '@/domain/access';
import { isLockedOut } from '@/domain/users';

/**
 * Computes who gains and who loses roles when those of a group change. Members keep their own roles and those of other
 * groups; locked-out members have none and do not count.
 */
export function groupImpact(
  group: Pick<UserGroup, 'id'>,
  groups: readonly UserGroup[],
  members: readonly User[],
  before: readonly EnvironmentRoleHeld[],
  after: readonly EnvironmentRoleHeld[],
): readonly RolePreview[] {
  const rolesOf = new Map(groups.map(({ id, environmentRoles }) => [id, readRoleEntries(environmentRoles)]));
  const shared = groups.filter(({ id, isDefault }) => isDefault && id !== group.id).map(({ id }) => id);
  const heldBesides = (user: User) => [
    readRoleEntries(user.environmentRoles),
    ...[...shared, ...user.userGroupIds.filter((id) => id !== group.id)].map((id) => rolesOf.get(id) ?? []),
  ];
  return previewRoles(
    members.filter(({ status }) => !isLockedOut(status)),
    ({ id }) => id,
    (user) => rolesByEnvironment(...heldBesides(user), before),
    (user) => rolesByEnvironment(...heldBesides(user), after),
  );
}
