import { createWrite } from '../createWrite';
import type { PlatformApi } from '../http';
import { downloadEnvironmentUsages, downloadSubscriptionUsages, type ReportRange } from './calls';

/** Reports that come as a file: asked for by a click, not kept, and told when they fail. */
export function reportMutations(api: PlatformApi) {
  return {
    downloadEnvironmentUsages: () =>
      createWrite({
        call: (query: ReportRange & { readonly environmentId: string }) =>
          downloadEnvironmentUsages(api, query),
      }),
    downloadSubscriptionUsages: () =>
      createWrite({
        call: (query: ReportRange & { readonly subscriptionId: string }) =>
          downloadSubscriptionUsages(api, query),
      }),
  };
}
