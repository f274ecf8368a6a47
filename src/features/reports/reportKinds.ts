import type { ReportFormat } from '@/api/reports';

/** The kinds of reports, with their subjects (section 7). */
export const REPORTS = {
  subscription: {
    label: 'Subscription usage',
    description: 'Renders of every environment by month and output. A file.',
    isFile: true,
  },
  environment: {
    label: 'Environment usage',
    description: 'Renders of one environment by day and output. A file.',
    isFile: true,
  },
  studio: {
    label: 'Studio usage',
    description: 'Renders by environment and output, of one environment or of all you administer.',
    isFile: false,
  },
  customer: {
    label: 'Customer usage',
    description: 'Renders, storage and users of every subscription of the client.',
    isFile: false,
  },
} as const;

/** One of the reports. */
export type ReportKind = keyof typeof REPORTS;

/** The parameters of a report. */
export interface ReportRequest {
  readonly kind: ReportKind;
  readonly startDate: string;
  readonly endDate: string;
  /** Empty for all, if a report can cover all. */
  readonly environmentId: string;
  /** File format of a report that is a file. */
  readonly format: ReportFormat;
}

/** The file formats. */
export const FORMATS: readonly { value: ReportFormat; label: string }[] = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Workbook (XLSX)' },
];
