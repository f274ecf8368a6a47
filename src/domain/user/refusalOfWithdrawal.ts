import type { RoleScope } from '../access';
import { notAllowed, type Refusal } from '../refusal';

/** What an invitation gives to the person invited. */
export interface InvitedTo {
  subscriptionRoles: readonly string[];
  userGroupIds: readonly string[];
  environmentRoles: readonly { environmentId: string }[];
}

/**
 * Why somebody who administers these environments may not withdraw an invitation; `undefined` where they may: it gives
 * nothing beyond them.
 */
export function refusalOfWithdrawal(
  { subscriptionRoles, userGroupIds, environmentRoles }: InvitedTo,
  administered: RoleScope,
): Refusal | undefined {
  const isWithin =
    administered === 'all' ||
    (subscriptionRoles.length === 0 &&
      userGroupIds.length === 0 &&
      environmentRoles.every(({ environmentId }) => administered.has(environmentId)));
  return isWithin
    ? undefined
    : notAllowed('This invitation reaches beyond the environments you administer. Ask a subscription admin.');
}
