import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { getCustomerUsages, getStudioUsages, type ReportRange } from './calls';

const keys = queryKeys.reports;

/** Queries of displayed reports. */
export function reportQueries(api: PlatformApi) {
  return {
    customerUsages: (query: ReportRange & { readonly customerId: string }) =>
      queryOptions({
        queryKey: keys.list('customer', query),
        queryFn: ({ signal }) => getCustomerUsages(api, query, { signal }),
      }),
    /** Without an environment, all that the user administers. */
    studioUsages: (query: ReportRange & { readonly environmentId?: string }) =>
      queryOptions({
        queryKey: keys.list('studio', query),
        queryFn: ({ signal }) => getStudioUsages(api, query, { signal }),
      }),
  };
}
