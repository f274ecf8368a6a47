import { isGone, requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type {
  EnvironmentRoleEntry,
  InviteUsers,
  MyInvitation,
  SubscriptionRole,
  UpdateUserName,
  User,
} from '../types';

/** A user as a member of one subscription. */
export interface Membership {
  readonly userId: string;
  readonly subscriptionId: string;
}

/** A user with the ETag of their individual roles; `null` from a platform without ETags. */
export type UserWithEtag = User & { readonly etag: string | null };

const ifMatch = (etag: string | null | undefined) => (etag ? { 'If-Match': etag } : {});

export function getMe(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/users/me', {}, options);
}

export function getMyPermissions(api: PlatformApi, options?: CallOptions) {
  return api.request('get', '/users/me/permissions', {}, options);
}

/** Returns pending invitations; `null` from a platform without these calls. */
export async function listMyInvitations(
  api: PlatformApi,
  options?: CallOptions,
): Promise<MyInvitation[] | null> {
  return api.request('get', '/users/me/invitations', {}, options).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
}

export async function acceptInvitation(api: PlatformApi, subscriptionId: string) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('post', '/users/me/invitations/{subscriptionId}/accept', { params });
}

export async function declineInvitation(api: PlatformApi, subscriptionId: string) {
  requireParameters({ subscriptionId });
  const params = { path: { subscriptionId } };
  return api.request('delete', '/users/me/invitations/{subscriptionId}', { params });
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
): Promise<UserWithEtag> {
  requireParameters({ subscriptionId, userId });
  let etag: string | null = null;
  const onHeaders = (headers: Headers) => (etag = headers.get('etag'));
  const init = { params: { path: { subscriptionId, userId } } };
  const path = '/subscriptions/{subscriptionId}/users/{userId}';
  return { ...(await api.request('get', path, init, { ...options, onHeaders })), etag };
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

/** Renames a user; an unknown one has the error message of section 8. */
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

/** Removes the user from the subscription, or with `role` only that subscription role. */
export async function removeUser(
  api: PlatformApi,
  {
    userId,
    subscriptionId,
    role,
    handOverTo,
  }: Membership & { readonly role?: SubscriptionRole; readonly handOverTo?: string | undefined },
) {
  requireParameters({ userId, subscriptionId });
  const params = { path: { userId, subscriptionId }, query: { role, handOverTo } };
  return api.request('delete', '/users/{userId}/subscriptions/{subscriptionId}', { params });
}

/** Replaces subscription roles; with the ETag of the last read, a conflicting change is refused (412). */
export async function updateSubscriptionRoles(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  updateUserModel: { subscriptionRoles: SubscriptionRole[] },
  etag?: string | null,
) {
  requireParameters({ userId, subscriptionId });
  requireBody('updateUserModel', updateUserModel, ['subscriptionRoles']);
  const init = { params: { path: { userId, subscriptionId }, header: ifMatch(etag) }, body: updateUserModel };
  return api.request('patch', '/users/{userId}/subscriptions/{subscriptionId}', init);
}

/** Replaces roles in environments; with the ETag of the last read, a conflicting change is refused (412). */
export async function updateUserEnvironments(
  api: PlatformApi,
  { userId, subscriptionId }: Membership,
  userEnvironmentsModel: { environmentRoles: EnvironmentRoleEntry[] },
  etag?: string | null,
) {
  requireParameters({ userId, subscriptionId });
  requireBody('userEnvironmentsModel', userEnvironmentsModel, ['environmentRoles']);
  for (const entry of userEnvironmentsModel.environmentRoles) {
    requireBody('environmentRoles', entry, ['environmentId', 'userRole']);
  }
  const params = { path: { userId, subscriptionId }, header: ifMatch(etag) };
  const init = { params, body: userEnvironmentsModel };
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
