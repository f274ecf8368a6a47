import { createReads } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's data sets; idle without an environment. */
export function dataSetQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { all, pages } = createReads(api, environment, 'data-sets');
  return {
    /** All data sets by name, over all pages. */
    list: () =>
      all(['list'], 'data sets', (client, query, options) =>
        client.get('/data-sets', { params: { query } }, options),
      ),
    /** The rows of a data set in order, page by page. */
    rows: (dataSetId: string) =>
      pages(['rows', dataSetId], `rows ${dataSetId}`, (client, query, options) =>
        client.get('/data-sets/{dataSetId}/rows', { params: { path: { dataSetId }, query } }, options),
      ),
  };
}
