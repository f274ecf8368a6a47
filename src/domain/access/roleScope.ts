import type { Access } from './deriveAccess';

/** The environments of a subscription whose roles are somebody's to see and to give: all of them, or those named. */
export type RoleScope = 'all' | ReadonlySet<string>;

/** All environments for an admin of the whole subscription, else those somebody is environment admin of. */
export function roleScopeOf({ flags, permissions, facts }: Access): RoleScope {
  if (flags.hasFullAccess || flags.isSubscriptionAdmin) return 'all';
  const { environmentRoles } = permissions;
  return new Set(
    facts.subscriptionEnvironmentIds.filter((id) => environmentRoles.get(id)?.includes('EnvironmentAdmin')),
  );
}
