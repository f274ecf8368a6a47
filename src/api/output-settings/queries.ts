import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the output settings of an environment; waits for one. */
export function outputSettingQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, one } = createReads(api, environment, 'output-settings');
  return {
    /** All of them by name, however many pages that takes. */
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
