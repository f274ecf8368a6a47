import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { queryKeys } from '../queryKeys';
import { replaceExternalDomains } from './calls';

/** What can be done to subscriptions. */
export function subscriptionMutations(api: PlatformApi) {
  return {
    setExternalDomains: () =>
      createWrite({
        call: ({ subscriptionId, domains }: { subscriptionId: string; domains: readonly string[] }) =>
          replaceExternalDomains(api, subscriptionId, domains),
        changes: ({ subscriptionId }) => [queryKeys.subscriptions.detail(subscriptionId)],
      }),
  };
}
