import { useQuery } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import { subscriptionQueries } from '@/api/subscriptions';
import type { DayRange } from '@/domain/usage';
import { useApi } from '@/product/FeatureContext';
import { periodOf, type Grouping, type Top, type UsageQuestion } from './usageView';

/** The subscription or environment whose renders are shown. */
export type UsageOwner = { readonly subscriptionId: string } | { readonly environmentId: string };

interface Asked {
  readonly owner: UsageOwner;
  readonly question: UsageQuestion;
  readonly top: Top;
  /** Whether the query is complete. */
  readonly isAsked: boolean;
}

/** Loads the renders of a query and of its previous range; loads nothing while the query has a fault. */
export function useUsage({ owner, question, top, isAsked }: Asked) {
  const { range, before, fault, groupBy } = question;
  const isEnabled = fault === undefined && isAsked;
  // The busiest ones now may not have been the busiest before.
  const hasTop = 'subscriptionId' in owner && !periodOf(groupBy) && top !== 'all';
  const limit = hasTop ? { top: Number(top) } : {};
  return {
    now: useRenders(owner, { ...queryOf(range, groupBy), ...limit }, isEnabled),
    before: useRenders(owner, queryOf(before, groupBy), isEnabled),
    // By month, for any grouping, to show whether there were renders all along.
    monthsBefore: useRenders(owner, queryOf(before, 'month'), isEnabled),
  };
}

/** Loads the renders of a subscription or environment, grouped by the query. */
export function useRenders(
  owner: UsageOwner,
  query: ReturnType<typeof queryOf> & { top?: number },
  isEnabled = true,
) {
  const api = useApi();
  const isOfSubscription = 'subscriptionId' in owner;
  const ofSubscription = useQuery({
    ...subscriptionQueries(api).renders(isOfSubscription ? owner.subscriptionId : '', query),
    enabled: isEnabled && isOfSubscription,
  });
  const ofEnvironment = useQuery({
    ...environmentQueries(api).renders(isOfSubscription ? '' : owner.environmentId, query),
    enabled: isEnabled && !isOfSubscription,
  });
  return isOfSubscription ? ofSubscription : ofEnvironment;
}

/** Builds the platform's query for days and a grouping. */
export function queryOf({ start, end }: DayRange, groupBy: Grouping) {
  return { groupBy, startDate: start, endDate: end };
}
