import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { settleEach } from '../settleEach';
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
    /** With the `etag` that was read, a group somebody else has changed since is refused with 412; the form says so. */
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
    /** Each by itself; the result tells whom it did not reach. */
    removeUsers: () =>
      createWrite({
        call: ({ id, userIds }: { id: string; userIds: readonly string[] }) =>
          settleEach(userIds, (userId) => removeUserFromGroup(api, id, userId)),
        changes,
      }),
  };
}
