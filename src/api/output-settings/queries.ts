import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's output settings; idle without an environment. */
export function outputSettingQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, one } = createReads(api, environment, 'output-settings');
  return {
    /** All output settings by name, over all pages. */
    list: () =>
      all(['list'], 'output settings', (client, query, options) =>
        client.get('/output/settings', { params: { query } }, options),
      ),
    one: (id: string) =>
      one(['one', id], `output setting ${id}`, (client, options) =>
        client.get('/output/settings/{setting}', { params: { path: { setting: id } } }, options),
      ),
  };
}
