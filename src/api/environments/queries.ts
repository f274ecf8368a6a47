import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { RenderGroupBy } from '../types';
import {
  getEnvironment,
  getEnvironmentRenders,
  listEnvironments,
  type EnvironmentFilter,
  type RenderRange,
} from './calls';

const keys = queryKeys.environments;

/** Queries of environments. */
export function environmentQueries(api: PlatformApi) {
  return {
    list: (filter: EnvironmentFilter = {}) =>
      queryOptions({
        queryKey: keys.list(filter),
        queryFn: ({ signal }) => listEnvironments(api, filter, { signal }),
      }),
    detail: (environmentId: string) =>
      queryOptions({
        queryKey: keys.detail(environmentId),
        queryFn: ({ signal }) => getEnvironment(api, environmentId, { signal }),
      }),
    /** Grouped by year by default. */
    renders: (environmentId: string, query: RenderRange & { readonly groupBy?: RenderGroupBy } = {}) => {
      const grouped = { ...query, groupBy: query.groupBy ?? 'year' };
      return queryOptions({
        queryKey: keys.detail(environmentId, 'renders', grouped),
        queryFn: ({ signal }) => getEnvironmentRenders(api, environmentId, grouped, { signal }),
      });
    },
  };
}
