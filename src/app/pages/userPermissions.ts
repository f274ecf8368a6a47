import { ACTIONS, deriveAccess, isAllowed, type Access, type ActionName } from '@/domain/access';
import { refusalOfInvitations } from '@/domain/subscriptions';

/** Derives the permissions on users of the current subscription from an access. */
export function userPermissions(
  access: Access,
  subscription: { readonly isActive: boolean } | undefined,
  hasTrial: boolean,
) {
  const may = (action: ActionName) => isAllowed(ACTIONS[action].rule, access);
  const { rule } = ACTIONS['user.set-environment-roles'];
  return {
    invite: may('user.invite'),
    invitationRefusal: subscription && refusalOfInvitations(subscription)?.detail,
    withdrawInvitation: may('user.withdraw-invitation'),
    manage: may('user.remove'),
    rename: may('user.rename'),
    setSubscriptionRoles: may('user.set-subscription-roles'),
    setGroups: may('user.set-groups'),
    assignSeats: may('subscription.assign-seats'),
    inviteToTrial: hasTrial && may('user.invite-trial'),
    setRolesIn: (environmentId: string) =>
      isAllowed(rule, deriveAccess(access.permissions, { ...access.facts, environmentId })),
  };
}
