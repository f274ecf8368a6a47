import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the data sets of an environment; waits for one. */
export function dataSetQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, pages } = createReads(api, environment, 'data-sets');
  return {
    /** All of them by name, however many pages that takes. */
    list: () =>
      all(['list'], 'data sets', (client, query, options) =>
        client.get('/data-sets', { params: { query } }, options),
      ),
    /** The rows of one in their order, page by page. */
    rows: (dataSetId: string) =>
      pages(['rows', dataSetId], `rows ${dataSetId}`, (client, query, options) =>
        client.get('/data-sets/{dataSetId}/rows', { params: { path: { dataSetId }, query } }, options),
      ),
  };
}
