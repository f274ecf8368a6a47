import type { UserPermissions } from '@/features/users/userActions';

/** Permissions of a user who may do everything. */
export const MAY_ALL: UserPermissions = {
  invite: true,
  invitationRefusal: undefined,
  withdrawInvitation: true,
  manage: true,
  rename: true,
  setSubscriptionRoles: true,
  setGroups: true,
  assignSeats: true,
  inviteToTrial: true,
  setRolesIn: () => true,
};
