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
  /** Every source that is enough by itself; empty for a denial, and where the rule asks for nothing. */
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
  const held = holder.isActive || holder.hasFullAccess ? given : [];
  const access = accessBy(held);
  const explanation = explain(rule, access);
  if (explanation.allowed) {
    const isOpen = explanation.allowance === null;
    const through = isOpen ? [] : held.filter((source) => isAllowed(rule, accessBy([source])));
    return { allowed: true, explanation, through, remedies: [], onlyInactive: false };
  }
  const onlyInactive = isAllowed(rule, accessBy(given));
  const remedies = onlyInactive ? [] : remediesOf(explanation.smallestGrants, holder, groups);
  return { allowed: false, explanation, through: [], remedies, onlyInactive };
}
