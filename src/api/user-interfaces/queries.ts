import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's user interfaces; idle without an environment. */
export function userInterfaceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, one } = createReads(api, environment, 'user-interfaces');
  return {
    /** All user interfaces by name, over all pages. */
    list: () =>
      all(['list'], 'user interfaces', (client, query, options) =>
        client.get('/user-interfaces', { params: { query } }, options),
      ),
    one: (userInterfaceId: string) =>
      one(['one', userInterfaceId], `user interface ${userInterfaceId}`, (client, options) =>
        client.get('/user-interfaces/{userInterfaceId}', { params: { path: { userInterfaceId } } }, options),
      ),
  };
}
