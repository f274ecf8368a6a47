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

interface Asking {
  readonly range: DayRange;
  readonly limit: Top;
}

/** Renders of a question and of the range before it; nothing is asked while the question has a fault. */
export function useUsage({ owner, question, top, isAsked }: Asked) {
  const api = useApi();
  const { range, fault, groupBy } = question;
  const enabled = fault === undefined && isAsked;
  // Those that are the busiest now need not have been before.
  const now = { range, limit: top };
  const before = { range: question.before, limit: 'all' as const };
  const isOfSubscription = 'subscriptionId' in owner;
  const ofSubscription = (one: Asking) => ({
    ...subscriptionQueries(api).renders(isOfSubscription ? owner.subscriptionId : '', {
      ...queryOf(one.range, groupBy),
      ...(periodOf(groupBy) || one.limit === 'all' ? {} : { top: Number(one.limit) }),
    }),
    enabled: enabled && isOfSubscription,
  });
  const ofEnvironment = (one: Asking) => ({
    ...environmentQueries(api).renders(
      isOfSubscription ? '' : owner.environmentId,
      queryOf(one.range, groupBy),
    ),
    enabled: enabled && !isOfSubscription,
  });
  const subscription = {
    now: useQuery(ofSubscription(now)),
    before: useQuery(ofSubscription(before)),
  };
  const environment = {
    now: useQuery(ofEnvironment(now)),
    before: useQuery(ofEnvironment(before)),
  };
  return isOfSubscription ? subscription : environment;
}

function queryOf({ start, end }: DayRange, groupBy: Grouping) {
  return { groupBy, startDate: start, endDate: end };
}
