import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** Queries of roles. */
export function roleQueries(api: PlatformApi) {
  return {
    /** The roles of the platform, highest rank first. */
    list: () =>
      queryOptions({
        queryKey: queryKeys.roles.lists,
        queryFn: ({ signal }) => api.request('get', '/roles', {}, { signal }),
      }),
  };
}
