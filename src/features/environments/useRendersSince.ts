import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subscriptionQueries } from '@/api/subscriptions';
import { useApi } from '@/product/FeatureContext';
import type { RendersSince } from './environmentColumns';

/**
 * Loads the renders of each environment of a subscription since a day, watermarked ones separately. Starts once the
 * list is rendered, so as not to delay it; `undefined` without permission. `read` is the query, for showing its error.
 */
export function useRendersSince(
  subscriptionId: string,
  day: string | undefined,
  isShown: boolean,
): { renders: RendersSince | undefined; read: { error: Error | null; refetch: () => unknown } } {
  const api = useApi();
  const query = subscriptionQueries(api).renders(subscriptionId, {
    groupBy: 'environment',
    ...(day && { startDate: day }),
  });
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: day && isShown ? query.queryFn! : skipToken,
  });
  const renders = useMemo(
    () =>
      day === undefined
        ? undefined
        : {
            day,
            byEnvironment:
              data &&
              new Map(
                data.flatMap(({ environments = [] }) =>
                  environments.map(({ environmentId, ...renders }) => [environmentId, renders] as const),
                ),
              ),
          },
    [day, data],
  );
  return { renders, read: { error, refetch } };
}
