import { requireBody, requireParameters, type CallOptions, type PlatformApi } from '../http';
import type { CreateUserGroup, UpdateUserGroup } from '../types';

export async function listUserGroups(api: PlatformApi, subscriptionId: string, options?: CallOptions) {
  requireParameters({ subscriptionId });
  return api.request('get', '/user-groups', { params: { query: { subscriptionId } } }, options);
}

export async function createUserGroup(api: PlatformApi, createUserGroupModel: CreateUserGroup) {
  requireBody('createUserGroupModel', createUserGroupModel, ['subscriptionId', 'name', 'environmentRoles']);
  return api.request('post', '/user-groups', { body: createUserGroupModel });
}

/** Includes the ETag of the group; `null` from a platform without ETags. */
export async function getUserGroup(api: PlatformApi, id: string, options?: CallOptions) {
  requireParameters({ id });
  let etag: string | null = null;
  const onHeaders = (headers: Headers) => (etag = headers.get('etag'));
  const init = { params: { path: { id } } };
  const group = await api.request('get', '/user-groups/{id}', init, { ...options, onHeaders });
  return { ...group, etag };
}

/** Changes a group; with the ETag of the last read, a conflicting change is refused (412). */
export async function updateUserGroup(
  api: PlatformApi,
  id: string,
  updateUserGroupModel: UpdateUserGroup,
  etag?: string | null,
) {
  requireParameters({ id });
  requireBody('updateUserGroupModel', updateUserGroupModel, ['name']);
  const header = etag ? { 'If-Match': etag } : {};
  const init = { params: { path: { id }, header }, body: updateUserGroupModel };
  return api.request('patch', '/user-groups/{id}', init);
}

export async function deleteUserGroup(api: PlatformApi, id: string) {
  requireParameters({ id });
  return api.request('delete', '/user-groups/{id}', { params: { path: { id } } });
}

export async function listGroupUsers(api: PlatformApi, id: string, options?: CallOptions) {
  requireParameters({ id });
  return api.request('get', '/user-groups/{id}/users', { params: { path: { id } } }, options);
}

export async function addUsersToGroup(api: PlatformApi, id: string, addUsersModel: { userIds: string[] }) {
  requireParameters({ id });
  requireBody('addUsersModel', addUsersModel, ['userIds']);
  return api.request('patch', '/user-groups/{id}/users', { params: { path: { id } }, body: addUsersModel });
}

export async function removeUserFromGroup(api: PlatformApi, id: string, userId: string) {
  requireParameters({ id, userId });
  return api.request('delete', '/user-groups/{id}/users', { params: { path: { id }, query: { userId } } });
}
