import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateUserGroup, UpdateUserGroup } from '../types';
import {
  addUsersToGroup,
  createUserGroup,
  deleteUserGroup,
  removeUserFromGroup,
  updateUserGroup,
} from './calls';

/** Groups carry roles, so users and role entries change with them. */
const changes = () => [queryKeys.userGroups.all, queryKeys.users.all, queryKeys.subscriptions.details];

/** What can be done to user groups. */
export function userGroupMutations(api: PlatformApi) {
  return {
    create: () => createWrite({ call: (model: CreateUserGroup) => createUserGroup(api, model), changes }),
    update: () =>
      createWrite({
        call: ({ id, ...model }: UpdateUserGroup & { id: string }) => updateUserGroup(api, id, model),
        changes,
      }),
    remove: () =>
      createWrite({
        call: ({ id }: { id: string }) => deleteUserGroup(api, id),
        removes: ({ id }) => [queryKeys.userGroups.detail(id)],
        changes,
      }),
    addUsers: () =>
      createWrite({
        call: ({ id, userIds }: { id: string; userIds: string[] }) => addUsersToGroup(api, id, { userIds }),
        changes,
      }),
    removeUser: () =>
      createWrite({
        call: ({ id, userId }: { id: string; userId: string }) => removeUserFromGroup(api, id, userId),
        changes,
      }),
  };
}
