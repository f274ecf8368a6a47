import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the workspaces of an environment; waits for one. */
export function workspaceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all } = createReads(api, environment, 'workspaces');
  return {
    /** All of them by name, however many pages that takes. */
    list: () =>
      all(['list'], 'workspaces', (client, query, options) =>
        client.get('/workspaces', { params: { query } }, options),
      ),
  };
}

/** What can be read of the view preferences of an environment; waits for one. */
export function viewPreferenceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all } = createReads(api, environment, 'view-preferences');
  return {
    /** All of them by name, however many pages that takes. */
    list: () =>
      all(['list'], 'view preferences', (client, query, options) =>
        client.get('/view-preferences', { params: { query } }, options),
      ),
  };
}
