import { seesEnvironment, type Access } from './deriveAccess';

/**
 * Filters the visible environments of the current subscription: all with full access and for its admins, otherwise
 * those the user belongs to. A user without roles sees none.
 */
export function visibleEnvironments<T extends { readonly guid: string }>(
  environments: readonly T[],
  { permissions, facts }: Access,
): readonly T[] {
  return environments.filter(({ guid }) => seesEnvironment(permissions, facts.subscriptionId, guid));
}
