import { queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { readAll } from '../readAll';

/** What can be read of the user interfaces of an environment; waits for one. */
export function userInterfaceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'user-interfaces', ...part);
  return {
    /** All of them by name, however many pages that takes. */
    list: () =>
      queryOptions({
        queryKey: key('list'),
        queryFn: environment
          ? ({ signal }) => {
              const client = environmentApi(api, environment);
              return readAll((query) =>
                client.get('/user-interfaces', { params: { query } }, { signal, lane: 'user interfaces' }),
              );
            }
          : skipToken,
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: key('one', id),
        queryFn: environment
          ? async ({ signal }) => {
              const params = { path: { userInterfaceId: id } };
              const client = environmentApi(api, environment);
              const path = '/user-interfaces/{userInterfaceId}';
              return (await client.get(path, { params }, { signal, lane: `user interface ${id}` })).data;
            }
          : skipToken,
      }),
  };
}
