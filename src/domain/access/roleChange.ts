import type { EnvironmentRoleHeld } from './holdings';

/** Roles in environments that were added and removed. */
export interface RoleChange {
  readonly added: readonly EnvironmentRoleHeld[];
  readonly removed: readonly EnvironmentRoleHeld[];
}

const isIn = (list: readonly EnvironmentRoleHeld[], { environmentId, role }: EnvironmentRoleHeld): boolean =>
  list.some((entry) => entry.environmentId === environmentId && entry.role === role);

/** Returns the change between two sets of roles. */
export function roleChangeOf(
  before: readonly EnvironmentRoleHeld[],
  after: readonly EnvironmentRoleHeld[],
): RoleChange {
  return {
    added: after.filter((entry) => !isIn(before, entry)),
    removed: before.filter((entry) => !isIn(after, entry)),
  };
}

/** Undoes a role change despite later changes; `undefined` if nothing of it is left. */
export function withoutChange(
  held: readonly EnvironmentRoleHeld[],
  { added, removed }: RoleChange,
): readonly EnvironmentRoleHeld[] | undefined {
  const kept = held.filter((entry) => !isIn(added, entry));
  const returned = removed.filter((entry) => !isIn(held, entry));
  return kept.length === held.length && returned.length === 0 ? undefined : [...kept, ...returned];
}
