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

export async function getUserGroup(api: PlatformApi, id: string, options?: CallOptions) {
  requireParameters({ id });
  return api.request('get', '/user-groups/{id}', { params: { path: { id } } }, options);
}

export async function updateUserGroup(api: PlatformApi, id: string, updateUserGroupModel: UpdateUserGroup) {
  requireParameters({ id });
  requireBody('updateUserGroupModel', updateUserGroupModel, ['name']);
  const init = { params: { path: { id } }, body: updateUserGroupModel };
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
