import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's workspaces; idle without an environment. */
export function workspaceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all } = createReads(api, environment, 'workspaces');
  return {
    /** All workspaces by name, over all pages. */
    list: () =>
      all(['list'], 'workspaces', (client, query, options) =>
        client.get('/workspaces', { params: { query } }, options),
      ),
  };
}

/** Queries of an environment's view preferences; idle without an environment. */
export function viewPreferenceQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all } = createReads(api, environment, 'view-preferences');
  return {
    /** All view preferences by name, over all pages. */
    list: () =>
      all(['list'], 'view preferences', (client, query, options) =>
        client.get('/view-preferences', { params: { query } }, options),
      ),
  };
}
