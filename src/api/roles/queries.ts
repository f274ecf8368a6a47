import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** What can be read of roles. */
export function roleQueries(api: PlatformApi) {
  return {
    /** The roles the platform knows, highest rank first. */
    list: () =>
      queryOptions({
        queryKey: queryKeys.roles.lists,
        queryFn: ({ signal }) => api.request('get', '/roles', {}, { signal }),
      }),
  };
}
