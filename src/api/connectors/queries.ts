import { queryOptions } from '@tanstack/react-query';
import { environmentApi, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { Connector } from '../types';

/** What can be read of the connectors of an environment. */
export function connectorQueries(api: PlatformApi, environment: EnvironmentAddress) {
  return {
    /** By name. */
    list: () =>
      queryOptions({
        queryKey: queryKeys.environments.detail(environment.defaultName, 'connectors'),
        queryFn: async ({ signal }) => {
          const client = environmentApi(api, environment);
          const { data } = await client.get<{ data: Connector[] }>('connectors', {
            signal,
            lane: 'connectors',
          });
          return data;
        },
      }),
  };
}
