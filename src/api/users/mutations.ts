import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnvironmentRoleEntry, InviteUsers, SubscriptionRole, UpdateUserName } from '../types';
import {
  activateUser,
  assignUserGroups,
  deactivateUser,
  inviteToTrial,
  removeUser,
  removeUserGroups,
  updateSubscriptionRoles,
  updateUserEnvironments,
  updateUserName,
  withdrawInvitation,
  type Membership,
} from './calls';
import { inviteInChunks } from './inviteInChunks';

/** A user's roles and groups show in lists of users, in groups, and in the seats and counts of the subscription. */
const changes = () => [queryKeys.users.all, queryKeys.userGroups.all, queryKeys.subscriptions.details];

/** The user is gone from the subscription. */
const removes = ({ userId, subscriptionId }: Membership) => [queryKeys.users.detail(userId, subscriptionId)];

/** What can be done to users. */
export function userMutations(api: PlatformApi) {
  return {
    /** The form shows its own error (section 8). */
    updateName: () =>
      createWrite({
        call: ({ userId, ...name }: UpdateUserName & { userId: string }) => updateUserName(api, userId, name),
        changes: () => [queryKeys.users.all],
        meta: { notifyError: false },
      }),
    /** Any number of addresses; each succeeds or fails by itself. */
    invite: () => createWrite({ call: (model: InviteUsers) => inviteInChunks(api, model), changes }),
    inviteToTrial: () =>
      createWrite({ call: (model: { email: string }) => inviteToTrial(api, model), changes }),
    withdrawInvitation: () =>
      createWrite({
        call: (membership: Membership) => withdrawInvitation(api, membership),
        removes,
        changes,
      }),
    activate: () => createWrite({ call: (membership: Membership) => activateUser(api, membership), changes }),
    deactivate: () =>
      createWrite({ call: (membership: Membership) => deactivateUser(api, membership), changes }),
    /** Removes the user from the subscription for good. */
    remove: () =>
      createWrite({
        call: ({ userId, subscriptionId }: Membership) => removeUser(api, { userId, subscriptionId }),
        removes,
        changes,
      }),
    /** Takes one subscription role from the user, who stays a member. */
    removeRole: () =>
      createWrite({
        call: (roleOfUser: Membership & { role: SubscriptionRole }) => removeUser(api, roleOfUser),
        changes,
      }),
    setSubscriptionRoles: () =>
      createWrite({
        call: ({
          subscriptionRoles,
          ...membership
        }: Membership & { subscriptionRoles: SubscriptionRole[] }) =>
          updateSubscriptionRoles(api, membership, { subscriptionRoles }),
        changes,
      }),
    setEnvironmentRoles: () =>
      createWrite({
        call: ({
          environmentRoles,
          ...membership
        }: Membership & { environmentRoles: EnvironmentRoleEntry[] }) =>
          updateUserEnvironments(api, membership, { environmentRoles }),
        changes,
      }),
    addToGroups: () =>
      createWrite({
        call: ({ userGroupIds, ...membership }: Membership & { userGroupIds: string[] }) =>
          assignUserGroups(api, membership, { userGroupIds }),
        changes,
      }),
    removeFromGroups: () =>
      createWrite({
        call: ({ userGroupIds, ...membership }: Membership & { userGroupIds: string[] }) =>
          removeUserGroups(api, membership, { userGroupIds }),
        changes,
      }),
  };
}
