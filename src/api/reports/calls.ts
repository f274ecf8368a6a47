import { requireParameters, type CallOptions, type FileOptions, type PlatformApi } from '../http';

/** A range of days as `YYYY-MM-DD`, both ends included. */
export interface ReportRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The format of a report: comma-separated values, or a workbook. */
export type ReportFormat = 'csv' | 'xlsx';

interface FileQuery extends ReportRange {
  /** @default 'csv' */
  readonly format?: ReportFormat;
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
  query: FileQuery & { readonly environmentId: string },
  options?: FileOptions,
) {
  const { environmentId, startDate, endDate, format = 'csv' } = query;
  requireParameters({ environmentId, startDate, endDate });
  const fileName = `environment-usage-${startDate}-${endDate}.${format}`;
  return api.file('/reports/total-environment-usages', { params: { query } }, fileName, options);
}

export async function downloadSubscriptionUsages(
  api: PlatformApi,
  query: FileQuery & { readonly subscriptionId: string },
  options?: FileOptions,
) {
  const { subscriptionId, startDate, endDate, format = 'csv' } = query;
  requireParameters({ subscriptionId, startDate, endDate });
  const fileName = `subscription-usage-${startDate}-${endDate}.${format}`;
  return api.file('/reports/total-subscription-usages', { params: { query } }, fileName, options);
}
