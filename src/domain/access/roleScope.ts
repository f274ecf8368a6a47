import type { Access } from './deriveAccess';

/** The environments of a subscription whose roles a user may see and change: all, or these. */
export type RoleScope = 'all' | ReadonlySet<string>;

/** Returns all environments for an admin of the subscription, otherwise those the user is environment admin of. */
export function roleScopeOf({ flags, permissions, facts }: Access): RoleScope {
  if (flags.hasFullAccess || flags.isSubscriptionAdmin) return 'all';
  const { environmentRoles } = permissions;
  return new Set(
    facts.subscriptionEnvironmentIds.filter((id) => environmentRoles.get(id)?.includes('EnvironmentAdmin')),
  );
}
