import type { RoleName } from './roles';
import type { EnvironmentRoleHeld } from './holdings';

/** Roles of a member by environment, from whatever source. */
export type RolesByEnvironment = ReadonlyMap<string, ReadonlySet<RoleName>>;

/** What a change of roles does in one environment. */
export interface RolePreview {
  readonly environmentId: string;
  /** Members who had no role there and now have one. */
  readonly gainedAccess: readonly string[];
  /** Members who had a role there and now have none. */
  readonly lostAccess: readonly string[];
  /** By role, whoever did not hold it and now does; roles nobody gains are left out. */
  readonly gained: ReadonlyMap<RoleName, readonly string[]>;
  /** By role, whoever held it and now does not; roles nobody loses are left out. */
  readonly lost: ReadonlyMap<RoleName, readonly string[]>;
}

/** Sums up roles from several sources, each role once. */
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
 * Who gains and who loses what, environment by environment, when the roles of members change from `before` to `after`.
 * Members and environments without any change are left out; a role that stays through another source is no change.
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
