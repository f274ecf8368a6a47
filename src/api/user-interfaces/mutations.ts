import { createWrite } from '../createWrite';
import { environmentApi, type EnvironmentAddress } from '../environment';
import { requireParameters, type PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { SaveUserInterface } from '../types';

/** Mutations of an environment's user interfaces. */
export function userInterfaceMutations(api: PlatformApi, environment: EnvironmentAddress) {
  const client = environmentApi(api, environment);
  const path = '/user-interfaces/{userInterfaceId}';
  const changes = () => [queryKeys.environments.detail(environment.guid, 'user-interfaces')];
  const one = (id: string) => {
    requireParameters({ id });
    return { path: { userInterfaceId: id } };
  };
  return {
    create: () =>
      createWrite({
        call: async (body: SaveUserInterface) => (await client.post('/user-interfaces', { body })).data,
        changes,
      }),
    /** Replaces all values; missing ones are those of a new user interface. */
    save: () =>
      createWrite({
        call: async ({ id, ...body }: SaveUserInterface & { readonly id: string }) =>
          (await client.put(path, { params: one(id), body })).data,
        changes,
      }),
    /** Deletes a user interface; one that collections use only with `force`. */
    remove: () =>
      createWrite({
        call: async ({ id, force }: { readonly id: string; readonly force: boolean }) =>
          client.delete(path, { params: { ...one(id), query: { force } } }),
        changes: () => [
          queryKeys.environments.detail(environment.guid, 'user-interfaces', 'list'),
          // Collections that used it then use the default one.
          queryKeys.environments.detail(environment.guid, 'collections', 'list'),
          queryKeys.environments.detail(environment.guid, 'collections', 'one'),
        ],
        removes: ({ id }) => [queryKeys.environments.detail(environment.guid, 'user-interfaces', 'one', id)],
        rereadsRefused: true,
      }),
  };
}
