import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { EnvironmentRoleEntry, InviteUsers, SubscriptionRole, UpdateUserName } from '../types';

/** A user as a member of one subscription. */
export interface Membership {
  readonly userId: string;
  readonly subscriptionId: string;
}

export function getMe(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/users/me', {}, options);
}

export function getMyPermissions(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/users/me/permissions', {}, options);
}

export async function listSubscriptionUsers(api: PlatformApi, subscriptionId: string, options?: CallOptions) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('get', '/subscriptions/{subscriptionId}/users', { params }, options);
}

export async function getSubscriptionUser(
  api: PlatformApi,
  { subscriptionId, userId }: Membership,
  options?: CallOptions,
) {
  requireParameters({ subscriptionId, userId });
  const params = { path: { subscriptionId, userId } };
  return api.request('get', '/subscriptions/{subscriptionId}/users/{userId}', { params }, options);
}

export async function listGroupsOfUser(
  api: PlatformApi,
  { subscriptionId, userId }: Membership,
  options?: CallOptions,
) {
  requireParameters({ subscriptionId, userId });
  const params = { path: { subscriptionId, userId } };
  return api.request(
    'get',
    '/subscriptions/{subscriptionId}/users/{userId}/user-groups',
    { params },
    options,
  );
}

export async function inviteUsers(api: PlatformApi, inviteUsersModel: InviteUsers) {
  requireBody('inviteUsersModel', inviteUsersModel, ['userEmails', 'userGroupIds', 'subscriptionId']);
  return api.request('post', '/users/invitations', { body: inviteUsersModel });
}

export async function inviteToTrial(api: PlatformApi, inviteToTrialModel: { email: string }) {
  requireBody('inviteToTrialModel', inviteToTrialModel, ['email']);
  return api.request('post', '/users/invitations/trial', { body: inviteToTrialModel });
}

export async function withdrawInvitation(api: PlatformApi, { userId, subscriptionId }: Membership) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId }, query: { subscriptionId } };
  return api.request('delete', '/users/{userId}/invitations', { params });
}

/** A user that is not found is told in the words of section 8. */
export async function updateUserName(api: PlatformApi, userId: string, updateUserNameModel: UpdateUserName) {
  requireParameters({ userId });
  requireBody('updateUserNameModel', updateUserNameModel, ['firstName', 'lastName']);
  const messages = { 404: 'The user details were not found in the system.' };
  const init = { params: { path: { userId } }, body: updateUserNameModel };
  return api.request('patch', '/users/{userId}', init, { messages });
}

export async function activateUser(api: PlatformApi, { userId, subscriptionId }: Membership) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId, subscriptionId } };
  return api.request('post', '/users/{userId}/subscriptions/{subscriptionId}/activate', { params });
}

export async function deactivateUser(api: PlatformApi, { userId, subscriptionId }: Membership) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId, subscriptionId } };
  return api.request('post', '/users/{userId}/subscriptions/{subscriptionId}/deactivate', { params });
}

/** Removes the user from the subscription, or with `role` only that subscription role from the user. */
export async function removeUser(
  api: PlatformApi,
  { userId, subscriptionId, role }: Membership & { readonly role?: SubscriptionRole },
) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId, subscriptionId }, query: { role } };
  return api.request('delete', '/users/{userId}/subscriptions/{subscriptionId}', { params });
}

export async function updateSubscriptionRoles(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  updateUserModel: { subscriptionRoles: SubscriptionRole[] },
) {
  requireParameters({ userId, subscriptionId });
  requireBody('updateUserModel', updateUserModel, ['subscriptionRoles']);
  const init = { params: { path: { userId, subscriptionId } }, body: updateUserModel };
  return api.request('patch', '/users/{userId}/subscriptions/{subscriptionId}', init);
}

export async function updateUserEnvironments(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  userEnvironmentsModel: { environmentRoles: EnvironmentRoleEntry[] },
) {
  requireParameters({ userId, subscriptionId });
  requireBody('userEnvironmentsModel', userEnvironmentsModel, ['environmentRoles']);
  for (const entry of userEnvironmentsModel.environmentRoles) {
    requireBody('environmentRoles', entry, ['environmentId', 'userRole']);
  }
  const init = { params: { path: { userId, subscriptionId } }, body: userEnvironmentsModel };
  return api.request('patch', '/users/{userId}/subscriptions/{subscriptionId}/environments', init);
}

export async function assignUserGroups(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  assignUserGroupsModel: { userGroupIds: string[] },
) {
  requireParameters({ userId, subscriptionId });
  requireBody('assignUserGroupsModel', assignUserGroupsModel, ['userGroupIds']);
  const init = { params: { path: { userId, subscriptionId } }, body: assignUserGroupsModel };
  return api.request('patch', '/users/{userId}/subscriptions/{subscriptionId}/user-groups', init);
}

export async function removeUserGroups(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  removeUserGroupsModel: { userGroupIds: string[] },
) {
  requireParameters({ userId, subscriptionId });
  requireBody('removeUserGroupsModel', removeUserGroupsModel, ['userGroupIds']);
  const init = { params: { path: { userId, subscriptionId } }, body: removeUserGroupsModel };
  return api.request('delete', '/users/{userId}/subscriptions/{subscriptionId}/user-groups', init);
}
