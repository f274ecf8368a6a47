import type { RoleScope } from '../access';
import { notAllowed, type Refusal } from '../refusal';

/** The content of an invitation. */
export interface InvitedTo {
  subscriptionRoles: readonly string[];
  userGroupIds: readonly string[];
  environmentRoles: readonly { environmentId: string }[];
}

/** Refuses to withdraw an invitation that includes more than the caller administers. */
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
