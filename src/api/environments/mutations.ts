import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateEnvironment } from '../types';
import { createEnvironment, deleteEnvironment } from './calls';

/** What can be done to environments; the contract's counts and the user's roles change with them. */
export function environmentMutations(api: PlatformApi) {
  return {
    create: () =>
      createWrite({
        call: (model: CreateEnvironment) => createEnvironment(api, model),
        changes: () => [queryKeys.environments.lists, queryKeys.subscriptions.all, queryKeys.users.details],
      }),
    remove: () =>
      createWrite({
        call: ({ environmentId }: { environmentId: string }) => deleteEnvironment(api, environmentId),
        removes: ({ environmentId }) => [queryKeys.environments.detail(environmentId)],
        changes: () => [
          queryKeys.environments.lists,
          queryKeys.subscriptions.all,
          queryKeys.users.all,
          queryKeys.userGroups.all,
        ],
      }),
  };
}
