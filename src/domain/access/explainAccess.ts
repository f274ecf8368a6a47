import { deriveAccess, type AccessFacts } from './deriveAccess';
import { explain, type Explanation, type Grant } from './explain';
import { permissionsFrom, roleSourcesOf, type GroupHolding, type Holder, type RoleSource } from './holdings';
import { isAllowed, type AccessRule } from './isAllowed';

/** Where something is tried: a subscription, and an environment of it where the thing belongs to one. */
export interface AccessScope extends AccessFacts {
  readonly subscriptionId: string;
}

/** A way to let somebody in who is kept out. */
export interface Remedy {
  readonly grant: Grant;
  /**
   * Groups the member is not in that carry exactly this role there, fewest other roles first: joining one does the
   * same. Empty for what no group gives.
   */
  readonly groupIds: readonly string[];
}

/** Why a member may or may not do something, down to what gave them the role. */
export interface AccessExplanation {
  readonly allowed: boolean;
  readonly explanation: Explanation;
  /**
   * Every source that is enough by itself, or together with others of them: a designer of the subscription also needs a
   * role in the environment. Empty for a denial, and when the rule asks for nothing.
   */
  readonly through: readonly RoleSource[];
  /** The least that would let the member in: one of these is enough. Empty when allowed or when nothing helps. */
  readonly remedies: readonly Remedy[];
  /** Whether the member would be allowed if active; only then activating is the remedy. */
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

/** The sources without which the others are not enough, in their order. */
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

/** The platform refuses every call of somebody who is not active, whatever the rule. */
const ONLY_INACTIVE: AccessExplanation = {
  allowed: false,
  explanation: { allowed: false, reason: 'not-active', smallestGrants: [] },
  through: [],
  remedies: [],
  onlyInactive: true,
};

/**
 * Why a member may or may not do something there: by which role, given how; and for a denial the smallest grants that
 * would change it. The decision is `isAllowed` on what the member holds, as everywhere.
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
