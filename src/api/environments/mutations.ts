import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { CreateEnvironment, UpdateEnvironment } from '../types';
import { createEnvironment, deleteEnvironment, updateEnvironment } from './calls';

/** Mutations of environments; the contract's counts and the user's roles change with them. */
export function environmentMutations(api: PlatformApi) {
  return {
    create: () =>
      createWrite({
        call: (model: CreateEnvironment) => createEnvironment(api, model),
        changes: () => [queryKeys.environments.lists, queryKeys.subscriptions.all, queryKeys.users.details],
      }),
    /** Its name is displayed in many places. */
    update: () =>
      createWrite({
        call: ({ environmentId, ...model }: UpdateEnvironment & { environmentId: string }) =>
          updateEnvironment(api, environmentId, model),
        changes: ({ environmentId }) => [
          queryKeys.environments.detail(environmentId),
          queryKeys.environments.lists,
          queryKeys.subscriptions.all,
        ],
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
