import type { BrandKitSort } from '@/domain/brand-kits';
import { createReads, listQuery, type ListSearch } from '../createReads';
import type { EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';

/** Queries of an environment's brand kits; idle without an environment. */
export function brandKitQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const { pages, one } = createReads(api, environment, 'brandKits');
  return {
    /** Page by page. */
    list: (search: ListSearch<BrandKitSort>) =>
      pages(['list', search], 'brand kits', (client, page, options) =>
        client.get('/brand-kits', { params: { query: { ...listQuery(search), ...page } } }, options),
      ),
    /** A brand kit with its content; fetched again each time, since saves are based on it. */
    one: (brandKitId: string) => ({
      ...one(['one', brandKitId], `brand kit ${brandKitId}`, (client, options) =>
        client.get('/brand-kits/{brandKitId}', { params: { path: { brandKitId } } }, options),
      ),
      staleTime: 0,
      gcTime: 0,
    }),
  };
}
