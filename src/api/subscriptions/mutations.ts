import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import type { Prices } from '@/domain/subscriptions';
import { replaceExternalDomains, replacePrices } from './calls';

/** Mutations of subscriptions. */
export function subscriptionMutations(api: PlatformApi) {
  return {
    setExternalDomains: () =>
      createWrite({
        call: ({ subscriptionId, domains }: { subscriptionId: string; domains: readonly string[] }) =>
          replaceExternalDomains(api, subscriptionId, domains),
        changes: ({ subscriptionId }) => [queryKeys.subscriptions.detail(subscriptionId)],
      }),
    setPrices: () =>
      createWrite({
        call: ({ subscriptionId, ...prices }: Prices & { subscriptionId: string }) =>
          replacePrices(api, subscriptionId, prices),
        changes: ({ subscriptionId }) => [queryKeys.subscriptions.detail(subscriptionId)],
      }),
  };
}
