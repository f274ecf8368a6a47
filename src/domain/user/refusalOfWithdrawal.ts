/** What an invitation gives to the person invited. */
export interface InvitedTo {
  subscriptionRoles: readonly string[];
  userGroupIds: readonly string[];
  environmentRoles: readonly { environmentId: string }[];
}

/**
 * Why somebody who administers these environments, and not the whole subscription, may not withdraw an invitation;
 * `undefined` where they may: it gives nothing beyond them.
 */
export function refusalOfWithdrawal(
  { subscriptionRoles, userGroupIds, environmentRoles }: InvitedTo,
  administered: ReadonlySet<string>,
): string | undefined {
  const isWithin =
    subscriptionRoles.length === 0 &&
    userGroupIds.length === 0 &&
    environmentRoles.every(({ environmentId }) => administered.has(environmentId));
  return isWithin
    ? undefined
    : 'This invitation reaches beyond the environments you administer. Ask a subscription admin.';
}
