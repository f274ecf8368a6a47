import type { ReportFormat } from '@/api/reports';

/** The reports there are, and what each is of (section 7). */
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

/** What a report is asked for. */
export interface ReportRequest {
  readonly kind: ReportKind;
  readonly startDate: string;
  readonly endDate: string;
  /** Empty for all, where a report can be of all. */
  readonly environmentId: string;
  /** What a report that is a file comes as. */
  readonly format: ReportFormat;
}

/** The kinds of file there are. */
export const FORMATS: readonly { value: ReportFormat; label: string }[] = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Workbook (XLSX)' },
];
