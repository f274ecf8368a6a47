import { seesEnvironment, type Access } from './deriveAccess';

/**
 * The environments of the current subscription a user may see: all for full access and for its subscription admin,
 * for anyone else those the user belongs to, for a user with no role none.
 */
export function visibleEnvironments<T extends { readonly guid: string }>(
  environments: readonly T[],
  { permissions, facts }: Access,
): readonly T[] {
  return environments.filter(({ guid }) => seesEnvironment(permissions, facts.subscriptionId, guid));
}
