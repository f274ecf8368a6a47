import { createWrite } from '../createWrite';
import type { FileOptions, PlatformApi } from '../http';
import {
  downloadEnvironmentUsages,
  downloadSubscriptionUsages,
  type ReportFormat,
  type ReportRange,
} from './calls';

type Download<Subject> = ReportRange & Subject & FileOptions & { readonly format?: ReportFormat };

/** Mutations that download reports, which are not cached. The caller shows the outcome, including a cancellation. */
export function reportMutations(api: PlatformApi) {
  const meta = { notifyError: false };
  return {
    downloadEnvironmentUsages: () =>
      createWrite({
        call: ({ signal, onProgress, ...query }: Download<{ readonly environmentId: string }>) =>
          downloadEnvironmentUsages(api, query, { signal, onProgress }),
        meta,
      }),
    downloadSubscriptionUsages: () =>
      createWrite({
        call: ({ signal, onProgress, ...query }: Download<{ readonly subscriptionId: string }>) =>
          downloadSubscriptionUsages(api, query, { signal, onProgress }),
        meta,
      }),
  };
}
