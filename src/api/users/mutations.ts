import { createWrite, type Expectation } from '../createWrite';
import { isGone, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { settleEach } from '../settleEach';
import type {
  EnvironmentRoleEntry,
  InvitationResult,
  InviteUsers,
  SubscriptionRole,
  UpdateUserName,
  User,
} from '../types';
import {
  acceptInvitation,
  activateUser,
  assignUserGroups,
  deactivateUser,
  declineInvitation,
  inviteToTrial,
  removeUser,
  removeUserGroups,
  updateSubscriptionRoles,
  updateUserEnvironments,
  updateUserName,
  withdrawInvitation,
  type Membership,
} from './calls';
import { changeEnvironmentRoles, changeSubscriptionRoles, type RolesChange } from './changeRoles';
import { handOverOwnedItems } from './ownedItems';
import { inviteInChunks } from './inviteInChunks';

/** A user's roles and groups show in lists of users, in groups, and in the seats and counts of the subscription. */
export const changes = () => [queryKeys.users.all, queryKeys.userGroups.all, queryKeys.subscriptions.details];

/** The user is gone from the subscription. */
const removes = ({ userId, subscriptionId }: Membership) => [queryKeys.users.detail(userId, subscriptionId)];

interface Members {
  readonly subscriptionId: string;
  readonly userIds: readonly string[];
}

/** The list of users with some of them changed. */
function expectUsers(
  { subscriptionId, userIds }: Members,
  change: (user: User) => Partial<User>,
): Expectation[] {
  const ids = new Set(userIds);
  return [
    {
      queryKey: queryKeys.users.list({ subscriptionId }),
      update: (present) =>
        (present as User[]).map((user) => (ids.has(user.id) ? { ...user, ...change(user) } : user)),
    },
  ];
}

const expectStatus = (status: User['status']) => (membership: Membership) =>
  expectUsers({ ...membership, userIds: [membership.userId] }, () => ({ status }));

const withoutRole = (user: User, role: SubscriptionRole) => ({
  subscriptionRoles: user.subscriptionRoles.filter((held) => held !== role),
});

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
    /** Any number of addresses; each succeeds or fails by itself, and `onResults` is called with each result as it comes. */
    invite: () =>
      createWrite({
        call: ({
          onResults,
          ...model
        }: InviteUsers & { onResults?: (results: readonly InvitationResult[]) => void }) =>
          inviteInChunks(api, model, onResults),
        changes,
      }),
    inviteToTrial: () =>
      createWrite({ call: (model: { email: string }) => inviteToTrial(api, model), changes }),
    withdrawInvitation: () =>
      createWrite({
        call: (membership: Membership) => withdrawInvitation(api, membership),
        removes,
        changes,
        rereadsRefused: true,
      }),
    /** Each by itself; the result tells whom it did not reach. */
    withdrawInvitations: () =>
      createWrite({
        call: ({ subscriptionId, userIds }: Members) =>
          settleEach(userIds, (userId) =>
            withdrawInvitation(api, { userId, subscriptionId }).catch((cause: unknown) => {
              // Somebody else was faster, and that is as well.
              if (!isGone(cause)) throw cause;
            }),
          ),
        changes,
      }),
    /** What the signed-in user may see changes with it. */
    acceptInvitation: () =>
      createWrite({
        call: ({ subscriptionId }: { subscriptionId: string }) => acceptInvitation(api, subscriptionId),
        changes: () => [queryKeys.users.all, queryKeys.subscriptions.all, queryKeys.environments.all],
        rereadsRefused: true,
      }),
    declineInvitation: () =>
      createWrite({
        call: ({ subscriptionId }: { subscriptionId: string }) => declineInvitation(api, subscriptionId),
        changes: () => [queryKeys.users.all],
        rereadsRefused: true,
      }),
    activate: () =>
      createWrite({
        call: (membership: Membership) => activateUser(api, membership),
        expects: expectStatus('Active'),
        changes,
        rereadsRefused: true,
      }),
    deactivate: () =>
      createWrite({
        call: (membership: Membership) => deactivateUser(api, membership),
        expects: expectStatus('Inactive'),
        changes,
        rereadsRefused: true,
      }),
    /** Removes the user from the subscription for good. */
    remove: () =>
      createWrite({
        call: ({ userId, subscriptionId, handOverTo }: Membership & { handOverTo?: string | undefined }) =>
          removeUser(api, { userId, subscriptionId, handOverTo }),
        removes,
        changes,
        rereadsRefused: true,
      }),
    /** Gives all projects of a person in the subscription to somebody else. */
    handOver: () =>
      createWrite({
        call: ({ receiverId, ...owner }: Membership & { receiverId: string }) =>
          handOverOwnedItems(api, owner, { receiverId }),
        changes: () => [queryKeys.users.all],
      }),
    /** Takes one subscription role from the user, who stays a member. */
    removeRole: () =>
      createWrite({
        call: (roleOfUser: Membership & { role: SubscriptionRole }) => removeUser(api, roleOfUser),
        expects: ({ role, userId, ...of }) =>
          expectUsers({ ...of, userIds: [userId] }, (user) => withoutRole(user, role)),
        changes,
        rereadsRefused: true,
      }),
    /** Gives one subscription role, whatever others there are now; answers `false` where it was there already. */
    addRole: () =>
      createWrite({
        call: ({ role, ...membership }: Membership & { role: 'SA' | 'TD' }) =>
          changeSubscriptionRoles(api, membership, ({ subscriptionRoles }) =>
            subscriptionRoles.includes(role) ? undefined : [...subscriptionRoles, role],
          ),
        expects: ({ role, userId, ...of }) =>
          expectUsers({ ...of, userIds: [userId] }, ({ subscriptionRoles }) => ({
            subscriptionRoles: [...new Set([...subscriptionRoles, role])],
          })),
        changes,
        rereadsRefused: true,
      }),
    /** Changes some of the roles in environments, whatever others there are now; answers `false` where none was to be. */
    changeEnvironmentRoles: () =>
      createWrite({
        call: ({ change, ...membership }: Membership & { change: RolesChange<EnvironmentRoleEntry> }) =>
          changeEnvironmentRoles(api, membership, change),
        changes,
        rereadsRefused: true,
      }),
    /** The `etag` is as that of `setEnvironmentRoles`. */
    setSubscriptionRoles: () =>
      createWrite({
        call: ({
          subscriptionRoles,
          etag,
          ...membership
        }: Membership & { subscriptionRoles: SubscriptionRole[]; etag?: string | null }) =>
          updateSubscriptionRoles(api, membership, { subscriptionRoles }, etag),
        changes,
      }),
    /** With the `etag` that was read, roles somebody else has changed since are refused with 412; the form says so. */
    setEnvironmentRoles: () =>
      createWrite({
        call: ({
          environmentRoles,
          etag,
          ...membership
        }: Membership & { environmentRoles: EnvironmentRoleEntry[]; etag?: string | null }) =>
          updateUserEnvironments(api, membership, { environmentRoles }, etag),
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
        rereadsRefused: true,
      }),
  };
}
