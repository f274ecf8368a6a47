import type { RoleName } from './roles';
import type { EnvironmentRoleHeld } from './holdings';

/** Roles of a member by environment, from all sources. */
export type RolesByEnvironment = ReadonlyMap<string, ReadonlySet<RoleName>>;

/** The effect of a role change in one environment. */
export interface RolePreview {
  readonly environmentId: string;
  /** Members who get their first role there. */
  readonly gainedAccess: readonly string[];
  /** Members who lose their last role there. */
  readonly lostAccess: readonly string[];
  /** Members who get each role; roles without gains are absent. */
  readonly gained: ReadonlyMap<RoleName, readonly string[]>;
  /** Members who lose each role; roles without losses are absent. */
  readonly lost: ReadonlyMap<RoleName, readonly string[]>;
}

/** Combines roles from several sources without duplicates. */
export function rolesByEnvironment(
  ...sources: readonly (readonly EnvironmentRoleHeld[])[]
): RolesByEnvironment {
  const held = new Map<string, Set<RoleName>>();
  for (const { environmentId, role } of sources.flat()) {
    const roles = held.get(environmentId) ?? new Set();
    held.set(environmentId, roles.add(role));
  }
  return held;
}

interface Tally {
  gainedAccess: string[];
  lostAccess: string[];
  gained: Map<RoleName, string[]>;
  lost: Map<RoleName, string[]>;
}

const NO_ROLES: ReadonlySet<RoleName> = new Set();

function note(map: Map<RoleName, string[]>, role: RoleName, id: string): void {
  const ids = map.get(role);
  if (ids) ids.push(id);
  else map.set(role, [id]);
}

/**
 * Compares the roles of members before and after a change, by environment. Unchanged members and environments are
 * absent; a role that stays through another source is no change.
 */
export function previewRoles<Member>(
  members: readonly Member[],
  idOf: (member: Member) => string,
  before: (member: Member) => RolesByEnvironment,
  after: (member: Member) => RolesByEnvironment,
): readonly RolePreview[] {
  const tallies = new Map<string, Tally>();
  for (const member of members) {
    const id = idOf(member);
    const [had, has] = [before(member), after(member)];
    for (const environmentId of new Set([...had.keys(), ...has.keys()])) {
      const [old, now] = [had.get(environmentId) ?? NO_ROLES, has.get(environmentId) ?? NO_ROLES];
      const gained = [...now].filter((role) => !old.has(role));
      const lost = [...old].filter((role) => !now.has(role));
      if (gained.length === 0 && lost.length === 0) continue;
      const tally: Tally = tallies.get(environmentId) ?? {
        gainedAccess: [],
        lostAccess: [],
        gained: new Map(),
        lost: new Map(),
      };
      tallies.set(environmentId, tally);
      if (old.size === 0) tally.gainedAccess.push(id);
      if (now.size === 0) tally.lostAccess.push(id);
      for (const role of gained) note(tally.gained, role, id);
      for (const role of lost) note(tally.lost, role, id);
    }
  }
  return [...tallies].map(([environmentId, tally]) => ({ environmentId, ...tally }));
}
