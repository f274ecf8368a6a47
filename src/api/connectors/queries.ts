import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the connectors of an environment; waits for one. */
export function connectorQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { one } = createReads(api, environment, 'connectors');
  return {
    /** By name. */
    list: () => one([], 'connectors', (client, options) => client.get('/connectors', {}, options)),
  };
}
