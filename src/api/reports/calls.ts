import { requireParameters, type CallOptions, type PlatformApi } from '../http';

/** A range of days as `YYYY-MM-DD`, both ends included. */
export interface ReportRange {
  readonly startDate: string;
  readonly endDate: string;
}

export async function getCustomerUsages(
  api: PlatformApi,
  query: ReportRange & { readonly customerId: string },
  options?: CallOptions,
) {
  const { customerId, startDate, endDate } = query;
  requireParameters({ customerId, startDate, endDate });
  return api.request('get', '/reports/total-customer-usages', { params: { query } }, options);
}

export async function getStudioUsages(
  api: PlatformApi,
  query: ReportRange & { readonly environmentId?: string },
  options?: CallOptions,
) {
  const { startDate, endDate } = query;
  requireParameters({ startDate, endDate });
  return api.request('get', '/reports/total-studio-usages', { params: { query } }, options);
}

export async function downloadEnvironmentUsages(
  api: PlatformApi,
  query: ReportRange & { readonly environmentId: string },
) {
  const { environmentId, startDate, endDate } = query;
  requireParameters({ environmentId, startDate, endDate });
  const fileName = `environment-usage-${startDate}-${endDate}.csv`;
  return api.file('/reports/total-environment-usages', { params: { query } }, fileName);
}

export async function downloadSubscriptionUsages(
  api: PlatformApi,
  query: ReportRange & { readonly subscriptionId: string },
) {
  const { subscriptionId, startDate, endDate } = query;
  requireParameters({ subscriptionId, startDate, endDate });
  const fileName = `subscription-usage-${startDate}-${endDate}.csv`;
  return api.file('/reports/total-subscription-usages', { params: { query } }, fileName);
}
