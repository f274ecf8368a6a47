import { queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** What can be read of the connectors of an environment; waits for one. */
export function connectorQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  return {
    /** By name. */
    list: () =>
      queryOptions({
        queryKey: queryKeys.environments.detail(environment?.guid ?? '', 'connectors'),
        queryFn: environment
          ? async ({ signal }) => {
              const { get } = environmentApi(api, environment);
              return (await get('/connectors', {}, { signal, lane: 'connectors' })).data;
            }
          : skipToken,
      }),
  };
}
