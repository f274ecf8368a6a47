import { queryOptions } from '@tanstack/react-query';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { RenderGroupBy } from '../types';
import {
  getSubscription,
  getSubscriptionRenders,
  listEnvironmentRoles,
  listSubscriptions,
  type SubscriptionRenderQuery,
} from './calls';

const keys = queryKeys.subscriptions;

/** Queries of subscriptions. */
export function subscriptionQueries(api: PlatformApi) {
  return {
    list: () =>
      queryOptions({
        queryKey: keys.lists,
        queryFn: ({ signal }) => listSubscriptions(api, { signal }),
      }),
    /** With `avgPerMonths`, includes the average renders of that many complete months. */
    detail: (subscriptionId: string, query: { readonly avgPerMonths?: number } = {}) =>
      queryOptions({
        queryKey: keys.detail(subscriptionId, query),
        queryFn: ({ signal }) => getSubscription(api, subscriptionId, query, { signal }),
      }),
    /** Grouped by year by default. */
    renders: (
      subscriptionId: string,
      query: Omit<SubscriptionRenderQuery, 'groupBy'> & { readonly groupBy?: RenderGroupBy } = {},
    ) => {
      const grouped = { ...query, groupBy: query.groupBy ?? 'year' };
      return queryOptions({
        queryKey: keys.detail(subscriptionId, 'renders', grouped),
        queryFn: ({ signal }) => getSubscriptionRenders(api, subscriptionId, grouped, { signal }),
      });
    },
    environmentRoles: (subscriptionId: string) =>
      queryOptions({
        queryKey: keys.detail(subscriptionId, 'environment-roles'),
        queryFn: ({ signal }) => listEnvironmentRoles(api, subscriptionId, { signal }),
      }),
  };
}
