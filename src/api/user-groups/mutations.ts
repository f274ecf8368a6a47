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

/** Groups have roles, so users and role entries change with them. */
const changes = () => [queryKeys.userGroups.all, queryKeys.users.all, queryKeys.subscriptions.details];

/** Mutations of user groups. */
export function userGroupMutations(api: PlatformApi) {
  return {
    create: () => createWrite({ call: (model: CreateUserGroup) => createUserGroup(api, model), changes }),
    /** With the `etag` of the last read, a conflicting change is refused with 412; the form shows it. */
    update: () =>
      createWrite({
        call: ({ id, etag, ...model }: UpdateUserGroup & { id: string; etag?: string | null }) =>
          updateUserGroup(api, id, model, etag),
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
        rereadsRefused: true,
      }),
  };
}
