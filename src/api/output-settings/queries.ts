import { queryOptions, skipToken } from '@tanstack/react-query';
import { environmentApi, nextPageToken, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { OutputSetting } from '../types';

/** Output settings asked for at a time. */
const PAGE_SIZE = 100;

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
          ? async ({ signal }) => {
              const client = environmentApi(api, environment);
              const all: OutputSetting[] = [];
              for (let token: string | undefined, hasMore = true; hasMore; hasMore = token !== undefined) {
                const query = { limit: PAGE_SIZE, ...(token !== undefined && { nextPageToken: token }) };
                const lane = { signal, lane: 'output settings' };
                const page = await client.get('/output/settings', { params: { query } }, lane);
                all.push(...page.data);
                token = nextPageToken(page.links.nextPage);
              }
              return all;
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
