import { queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { readAll } from '../readAll';

/** What can be read of the output settings of an environment; waits for one. */
export function outputSettingQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'output-settings', ...part);
  return {
    /** All of them by name, however many pages that takes. */
    list: () =>
      queryOptions({
        queryKey: key('list'),
        queryFn: environment
          ? ({ signal }) => {
              const client = environmentApi(api, environment);
              return readAll((query) =>
                client.get('/output/settings', { params: { query } }, { signal, lane: 'output settings' }),
              );
            }
          : skipToken,
      }),
    one: (id: string) =>
      queryOptions({
        queryKey: key('one', id),
        queryFn: environment
          ? async ({ signal }) => {
              const params = { path: { setting: id } };
              const client = environmentApi(api, environment);
              const path = '/output/settings/{setting}';
              return (await client.get(path, { params }, { signal, lane: `output setting ${id}` })).data;
            }
          : skipToken,
      }),
  };
}
