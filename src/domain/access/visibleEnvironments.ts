import type { Access } from './deriveAccess';

/**
 * The environments of the current subscription a user may see: all for full access and for its subscription admin,
 * for anyone else those the user belongs to, for a user with no role none.
 */
export function visibleEnvironments<T extends { readonly guid: string }>(
  environments: readonly T[],
  access: Access,
): readonly T[] {
  const { flags, permissions } = access;
  if (flags.hasFullAccess || flags.isSubscriptionAdmin) return environments;
  return environments.filter(({ guid }) => permissions.environmentRoles.has(guid));
}
