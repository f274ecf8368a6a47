import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { FamilySort } from '@/domain/font';
import { environmentApi, type EnvironmentAddress, nextPageToken } from '../environment';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';

/** Families asked for at a time. */
const PAGE_SIZE = 100;

/** Which families are listed, and how. */
interface FamilySearch {
  /** Part of a name; empty for all. */
  readonly search: string;
  readonly sortBy: FamilySort;
  readonly sortOrder: 'asc' | 'desc';
}

/** What can be read of the fonts of an environment; waits for one. */
export function fontQueries(api: PlatformApi, environment: EnvironmentAddress | undefined) {
  const key = (...part: readonly unknown[]) =>
    queryKeys.environments.detail(environment?.guid ?? '', 'fonts', ...part);
  return {
    /** Page by page. */
    families: ({ search, sortBy, sortOrder }: FamilySearch) =>
      infiniteQueryOptions({
        queryKey: key('families', { search, sortBy, sortOrder }),
        initialPageParam: undefined as string | undefined,
        queryFn: environment
          ? ({ signal, pageParam }) =>
              environmentApi(api, environment).get(
                '/font-families',
                {
                  params: {
                    query: {
                      ...{ limit: PAGE_SIZE, sortBy, sortOrder },
                      ...(search !== '' && { search }),
                      ...(pageParam !== undefined && { nextPageToken: pageParam }),
                    },
                  },
                },
                { signal, lane: 'font families' },
              )
          : skipToken,
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
      }),
    /** The styles of a family, from light to heavy. */
    styles: (familyId: string) =>
      queryOptions({
        queryKey: key('styles', familyId),
        queryFn: environment
          ? async ({ signal }) =>
              (
                await environmentApi(api, environment).get(
                  '/font-families/{familyId}/styles',
                  { params: { path: { familyId } } },
                  { signal, lane: `font styles ${familyId}` },
                )
              ).data
          : skipToken,
      }),
    /** The file of a style, which never changes. */
    file: (styleId: string) =>
      queryOptions({
        queryKey: key('file', styleId),
        queryFn: environment
          ? ({ signal }) =>
              environmentApi(api, environment).blob(`font-styles/${styleId}/download`, {
                signal,
                lane: `font file ${styleId}`,
              })
          : skipToken,
        staleTime: Infinity,
        retry: false,
      }),
  };
}
