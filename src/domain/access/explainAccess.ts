import { deriveAccess, type AccessFacts } from './deriveAccess';
import { explain, type Explanation, type Grant } from './explain';
import { permissionsFrom, roleSourcesOf, type GroupHolding, type Holder, type RoleSource } from './holdings';
import { isAllowed, type AccessRule } from './isAllowed';

/** The place of an attempt: a subscription, and an environment of it if the object belongs to one. */
export interface AccessScope extends AccessFacts {
  readonly subscriptionId: string;
}

/** A way to give access to a denied member. */
export interface Remedy {
  readonly grant: Grant;
  /**
   * Groups with exactly this role that the member is not in, fewest other roles first; joining one has the same effect.
   * Empty if no group has it.
   */
  readonly groupIds: readonly string[];
}

/** Why a member may or may not do something, including the source of the role. */
export interface AccessExplanation {
  readonly allowed: boolean;
  readonly explanation: Explanation;
  /**
   * Sources that suffice alone or together with others: a designer of the subscription also needs a role in the
   * environment. Empty for a denial and for an empty rule.
   */
  readonly through: readonly RoleSource[];
  /** The smallest ways to give access: one is enough. Empty if access exists or nothing helps. */
  readonly remedies: readonly Remedy[];
  /** Whether the member would be allowed if active; then activation is the only remedy. */
  readonly onlyInactive: boolean;
}

function remediesOf(
  grants: readonly Grant[],
  holder: Holder,
  groups: readonly GroupHolding[],
): readonly Remedy[] {
  return grants.map((grant) => ({
    grant,
    groupIds: groups
      .filter(({ id, isDefault }) => !isDefault && !holder.groupIds.includes(id))
      .filter(({ roles }) =>
        roles.some(({ environmentId, role }) => environmentId === grant.scopeId && role === grant.role),
      )
      .toSorted((one, other) => one.roles.length - other.roles.length)
      .map(({ id }) => id),
  }));
}

/** Returns the sources without which the others do not suffice, in order. */
function findDecisive(
  held: readonly RoleSource[],
  isEnough: (sources: readonly RoleSource[]) => boolean,
): readonly RoleSource[] {
  const decisive = new Set<RoleSource>();
  let rest = held;
  while (rest.length > 0 && isEnough(rest)) {
    const least = rest.reduce((kept, source) => {
      const fewer = kept.filter((each) => each !== source);
      return isEnough(fewer) ? fewer : kept;
    }, rest);
    if (least.length === 0) break;
    for (const source of least) decisive.add(source);
    rest = rest.filter((source) => !decisive.has(source));
  }
  return held.filter((source) => decisive.has(source));
}

/** The platform refuses all calls of inactive members, whatever the rule. */
const ONLY_INACTIVE: AccessExplanation = {
  allowed: false,
  explanation: { allowed: false, reason: 'not-active', smallestGrants: [] },
  through: [],
  remedies: [],
  onlyInactive: true,
};

/**
 * Explains why a member may or may not do something: the role and its source, or the smallest grants that would change
 * a denial. The decision is that of `isAllowed`.
 */
export function explainAccess(
  rule: AccessRule,
  holder: Holder,
  groups: readonly GroupHolding[],
  place: AccessScope,
): AccessExplanation {
  const given = roleSourcesOf(holder, groups);
  const accessBy = (sources: readonly RoleSource[]) =>
    deriveAccess(permissionsFrom(sources, place.subscriptionId), place);
  const isEffective = holder.isActive || holder.hasFullAccess;
  if (!isEffective && isAllowed(rule, accessBy(given))) return ONLY_INACTIVE;
  const held = isEffective ? given : [];
  const explanation = explain(rule, accessBy(held));
  if (explanation.allowed) {
    const isOpen = explanation.allowance === null;
    const isEnough = (sources: readonly RoleSource[]) => isAllowed(rule, accessBy(sources));
    const through = isOpen ? [] : findDecisive(held, isEnough);
    return { allowed: true, explanation, through, remedies: [], onlyInactive: false };
  }
  const remedies = remediesOf(explanation.smallestGrants, holder, groups);
  return { allowed: false, explanation, through: [], remedies, onlyInactive: false };
}
