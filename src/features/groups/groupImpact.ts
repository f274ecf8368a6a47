import type { User, UserGroup } from '@/api/types';
import {
  previewRoles,
  readRoleEntries,
  rolesByEnvironment,
  type EnvironmentRoleHeld,
  type RolePreview,
} from '@/domain/access';
import { isLockedOut } from '@/domain/user';

/**
 * Who gains and who loses what when a group carries other roles. What members hold of their own or through other groups
 * stays; members who are locked out hold nothing and do not count.
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
