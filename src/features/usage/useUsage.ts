import { useQuery } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import { subscriptionQueries } from '@/api/subscriptions';
import type { DayRange } from '@/domain/usage';
import { useApi } from '@/product/FeatureContext';
import { periodOf, type Grouping, type Top, type UsageQuestion } from './usageView';

/** Whose renders are looked at. */
export type UsageOwner = { readonly subscriptionId: string } | { readonly environmentId: string };

interface Asked {
  readonly owner: UsageOwner;
  readonly question: UsageQuestion;
  readonly top: Top;
  /** Whether it is known what to ask. */
  readonly isAsked: boolean;
}

/** Renders of a question and of the range before it; nothing is asked while the question has a fault. */
export function useUsage({ owner, question, top, isAsked }: Asked) {
  const { range, before, fault, groupBy } = question;
  const isEnabled = fault === undefined && isAsked;
  // Those that are the busiest now need not have been before.
  const hasTop = 'subscriptionId' in owner && !periodOf(groupBy) && top !== 'all';
  const limit = hasTop ? { top: Number(top) } : {};
  return {
    now: useRenders(owner, { ...queryOf(range, groupBy), ...limit }, isEnabled),
    before: useRenders(owner, queryOf(before, groupBy), isEnabled),
    // By month it shows whether there was something all along, however it is added up.
    monthsBefore: useRenders(owner, queryOf(before, 'month'), isEnabled),
  };
}

/** Renders of a subscription or of an environment, added up as the query says. */
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

/** The query for days and a grouping, as the platform names them. */
export function queryOf({ start, end }: DayRange, groupBy: Grouping) {
  return { groupBy, startDate: start, endDate: end };
}
