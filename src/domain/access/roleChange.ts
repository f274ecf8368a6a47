import type { EnvironmentRoleHeld } from './holdings';

/** The roles in environments that somebody has got and lost. */
export interface RoleChange {
  readonly added: readonly EnvironmentRoleHeld[];
  readonly removed: readonly EnvironmentRoleHeld[];
}

const isIn = (list: readonly EnvironmentRoleHeld[], { environmentId, role }: EnvironmentRoleHeld): boolean =>
  list.some((entry) => entry.environmentId === environmentId && entry.role === role);

/** What leads from some roles to others. */
export function roleChangeOf(
  before: readonly EnvironmentRoleHeld[],
  after: readonly EnvironmentRoleHeld[],
): RoleChange {
  return {
    added: after.filter((entry) => !isIn(before, entry)),
    removed: before.filter((entry) => !isIn(after, entry)),
  };
}

/**
 * The roles with a change taken back, whatever else has changed since; `undefined` where nothing of it is left to take
 * back.
 */
export function withoutChange(
  held: readonly EnvironmentRoleHeld[],
  { added, removed }: RoleChange,
): readonly EnvironmentRoleHeld[] | undefined {
  const kept = held.filter((entry) => !isIn(added, entry));
  const returned = removed.filter((entry) => !isIn(held, entry));
  return kept.length === held.length && returned.length === 0 ? undefined : [...kept, ...returned];
}
