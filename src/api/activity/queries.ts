import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ActivityQuery } from '@/domain/activity';
import { environmentApi, nextPageToken, type EnvironmentAddress } from '../environment';
import type { PlatformApi } from '../http';
import { ACTIVITY, queryKeys } from '../queryKeys';
import type { ActivityPage } from '../types';

/** The scope of an activity list: a subscription, an environment, or the caller. */
export type ActivitySource =
  | { readonly of: 'subscription'; readonly subscriptionId: string }
  | { readonly of: 'environment'; readonly environment: EnvironmentAddress }
  | { readonly of: 'oneself' };

/** Entries of a page. */
const PAGE_SIZE = 50;

interface PageQuery extends ActivityQuery {
  readonly limit: number;
  readonly nextPageToken?: string;
}

/** Queries of activity; a platform without it answers 404. */
export function activityQueries(api: PlatformApi) {
  const read = (source: ActivitySource, query: PageQuery, signal: AbortSignal): Promise<ActivityPage> => {
    if (source.of === 'environment')
      return environmentApi(api, source.environment).get(
        '/activity',
        { params: { query } },
        { signal, lane: `activity ${JSON.stringify(query)}` },
      );
    if (source.of === 'oneself')
      return api.request('get', '/users/me/activity', { params: { query } }, { signal });
    const path = { subscriptionId: source.subscriptionId };
    return api.request(
      'get',
      '/subscriptions/{subscriptionId}/activity',
      { params: { path, query } },
      { signal },
    );
  };
  return {
    /** Newest first, page by page; fetched again on each display. */
    list: (source: ActivitySource, query: ActivityQuery = {}, limit = PAGE_SIZE) =>
      infiniteQueryOptions({
        queryKey: keyOf(source, query, limit),
        initialPageParam: undefined as string | undefined,
        queryFn: ({ signal, pageParam }) =>
          read(
            source,
            { ...query, limit, ...(pageParam !== undefined && { nextPageToken: pageParam }) },
            signal,
          ),
        getNextPageParam: ({ links }) => nextPageToken(links.nextPage),
        staleTime: 0,
      }),
  };
}

function keyOf(source: ActivitySource, ...part: unknown[]) {
  if (source.of === 'environment')
    return queryKeys.environments.detail(source.environment.guid, ACTIVITY, ...part);
  if (source.of === 'oneself') return queryKeys.users.detail('me', ACTIVITY, ...part);
  return queryKeys.subscriptions.detail(source.subscriptionId, ACTIVITY, ...part);
}
