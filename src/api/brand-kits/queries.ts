import type { BrandKitSort } from '@/domain/brand-kit';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** What can be read of the brand kits of an environment; waits for one. */
export function brandKitQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one } = createReads(api, environment, 'brandKits');
  return {
    /** Page by page. */
    list: (search: ListSearch<BrandKitSort>) =>
      pages(['list', search], 'brand kits', (client, page, options) =>
        client.get('/brand-kits', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    /** One, with all it holds; asked for anew each time, because saves are made from it. */
    one: (brandKitId: string) => ({
      ...one(['one', brandKitId], `brand kit ${brandKitId}`, (client, options) =>
        client.get('/brand-kits/{brandKitId}', { params: { path: { brandKitId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
  };
}
