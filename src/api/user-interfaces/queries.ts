import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the user interfaces of an environment; waits for one. */
export function userInterfaceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, one } = createReads(api, environment, 'user-interfaces');
  return {
    /** All of them by name, however many pages that takes. */
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
