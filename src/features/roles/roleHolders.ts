import type { User, UserGroup } from '@/api/types';
import { parseRoles, readRoleEntries, roleSourcesOf, type RoleName, type RoleSource } from '@/domain/access';
import { isLockedOut } from '@/domain/users';

/** A user who holds a role, and its origin. */
export interface RoleHolder {
  readonly user: User;
  /** In words: of the subscription, individually, or the names of groups. */
  readonly through: readonly string[];
}

/**
 * Returns the holders of a role in an environment or in the whole subscription, in the order of the users; locked-out
 * users hold none.
 */
export function holdersOf(
  role: RoleName,
  environmentId: string | undefined,
  users: readonly User[],
  groups: readonly UserGroup[],
): readonly RoleHolder[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  const holdings = groups.map(({ id, isDefault, environmentRoles }) => ({
    id,
    isDefault,
    roles: readRoleEntries(environmentRoles),
  }));
  const words = (source: RoleSource): string => {
    if (source.kind === 'full-access') return 'By the provider';
    if (source.kind === 'subscription') return 'In the subscription';
    return source.kind === 'individual' ? 'Individually' : (names.get(source.groupId) ?? source.groupId);
  };
  return users.flatMap((user) => {
    if (isLockedOut(user.status)) return [];
    const holder = {
      isActive: true,
      hasFullAccess: user.hasFullAccess,
      subscriptionRoles: parseRoles(user.subscriptionRoles),
      environmentRoles: readRoleEntries(user.environmentRoles),
      groupIds: user.userGroupIds,
    };
    const sources = roleSourcesOf(holder, holdings).filter(
      (source) =>
        source.role === role && (!('environmentId' in source) || source.environmentId === environmentId),
    );
    return sources.length === 0 ? [] : [{ user, through: sources.map(words) }];
  });
}
