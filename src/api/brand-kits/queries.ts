import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { BrandKitSort } from '@/domain/brand-kit';
import { environmentApi, nextPageToken, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** Brand kits asked for at a time. */
const PAGE_SIZE = 100;

/** Which brand kits are listed, and how. */
interface BrandKitSearch {
  /** Part of a name; empty for all. */
  readonly search: string;
  readonly sortBy: BrandKitSort;
  readonly sortOrder: 'asc' | 'desc';
}

/** What can be read of the brand kits of an environment; waits for one. */
export function brandKitQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'brandKits', ...part);
  return {
    /** Page by page. */
    list: ({ search, sortBy, sortOrder }: BrandKitSearch) =>
      infiniteQueryOptions({
        queryKey: key('list', { search, sortBy, sortOrder }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/brand-kits',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'brand kits' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** One, with all it holds; asked for anew each time, because saves are made from it. */
    one: (brandKitId: string) =>
      queryOptions({
        staleTime: 0,
        gcTime: 0,
        queryKey: key('one', brandKitId),
        queryFn: environment
          ? async ({ signal }) =>
              (
                await environmentApi(api, environment).get(
                  '/brand-kits/{brandKitId}',
                  { params: { path: { brandKitId } } },
                  { signal, lane: `brand kit ${brandKitId}` },
                )
              ).data
          : skipToken,
      }),
  };
}
