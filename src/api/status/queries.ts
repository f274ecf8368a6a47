import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';

/** Queries of the platform's availability. */
export function statusQueries(api: PlatformApi) {
  return {
    ping: () =>
      queryOptions({
        queryKey: ['status', 'ping'],
        queryFn: ({ signal }) => api.request('get', '/ping', {}, { signal }),
      }),
  };
}
