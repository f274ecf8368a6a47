import { createWrite, type Expectation } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { EnvironmentRoleEntry, InviteUsers, SubscriptionRole, UpdateUserName, User } from '../types';
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
import { inviteMany, type InvitationEvents } from './inviteMany';

/** Roles and groups affect lists of users, groups, and the seats and counts of the subscription. */
export const changes = () => [queryKeys.users.all, queryKeys.userGroups.all, queryKeys.subscriptions.details];

/** Returns the keys of a removed member. */
const removes = ({ userId, subscriptionId }: Membership) => [queryKeys.users.detail(userId, subscriptionId)];

interface Members {
  readonly subscriptionId: string;
  readonly userIds: readonly string[];
}

/** Expects changes of some users in the list. */
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

const dropRole = (user: User, role: SubscriptionRole) => ({
  subscriptionRoles: user.subscriptionRoles.filter((held) => held !== role),
});

/** Mutations of users. */
export function userMutations(api: PlatformApi) {
  return {
    /** The form shows its own error (section 8). */
    updateName: () =>
      createWrite({
        call: ({ userId, ...name }: UpdateUserName & { userId: string }) => updateUserName(api, userId, name),
        changes: () => [queryKeys.users.all],
        meta: { notifyError: false },
      }),
    /** Invites any number of addresses, each with its own result. */
    invite: () =>
      createWrite({
        call: ({ onResults, onTask, ...model }: InviteUsers & InvitationEvents) =>
          inviteMany(api, model, { onResults, onTask }),
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
    /** Changes the access of the signed-in user. */
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
    /** Removes the user from the subscription permanently. */
    remove: () =>
      createWrite({
        call: ({ userId, subscriptionId, handOverTo }: Membership & { handOverTo?: string | undefined }) =>
          removeUser(api, { userId, subscriptionId, handOverTo }),
        removes,
        changes,
        rereadsRefused: true,
      }),
    /** Gives all projects of a person in the subscription to another user. */
    handOver: () =>
      createWrite({
        call: ({ receiverId, ...owner }: Membership & { receiverId: string }) =>
          handOverOwnedItems(api, owner, { receiverId }),
        changes: () => [queryKeys.users.all],
      }),
    /** Removes one subscription role; the user stays a member. */
    removeRole: () =>
      createWrite({
        call: (roleOfUser: Membership & { role: SubscriptionRole }) => removeUser(api, roleOfUser),
        expects: ({ role, userId, ...of }) =>
          expectUsers({ ...of, userIds: [userId] }, (user) => dropRole(user, role)),
        changes,
        rereadsRefused: true,
      }),
    /** Adds one subscription role to the present ones; returns `false` if it was there already. */
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
    /** Changes some roles in environments and keeps the others; returns `false` if nothing changed. */
    changeEnvironmentRoles: () =>
      createWrite({
        call: ({ change, ...membership }: Membership & { change: RolesChange<EnvironmentRoleEntry> }) =>
          changeEnvironmentRoles(api, membership, change),
        changes,
        rereadsRefused: true,
      }),
    /** The `etag` works like that of `setEnvironmentRoles`. */
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
    /** With the `etag` of the last read, a conflicting change is refused with 412; the form shows it. */
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
