import type { CustomerUsage, StudioUsage } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { formatCount, formatSize } from '@/domain/format';

/** Renders of one environment in one output. */
export interface StudioRow {
  readonly id: string;
  readonly environment: string;
  readonly output: string;
  readonly renders: number;
  readonly watermarked: number;
}

type CustomerRow = CustomerUsage['subscriptions'][number];

/** Converts a studio report to rows. */
export function toStudioRows({ environments }: StudioUsage): StudioRow[] {
  return environments.flatMap(({ environmentId, name: environment, details }) =>
    details.map(({ name: output, renders, watermarkedRenders: watermarked }) => ({
      id: `${environmentId} ${output}`,
      environment,
      output,
      renders,
      watermarked,
    })),
  );
}

/** Environment, output and renders. */
export const STUDIO_COLUMNS: readonly DataTableColumn<StudioRow>[] = [
  { id: 'environment', header: 'Environment', value: (row) => row.environment, grow: 2, hideable: false },
  { id: 'output', header: 'Output', value: (row) => row.output },
  {
    id: 'renders',
    header: 'Renders',
    value: (row) => row.renders,
    cell: (row) => formatCount(row.renders),
    numeric: true,
    minWidth: 6,
  },
  {
    id: 'watermarked',
    header: 'Watermarked',
    value: (row) => row.watermarked,
    cell: (row) => formatCount(row.watermarked),
    numeric: true,
    minWidth: 7,
    hideOnMobile: true,
  },
];

/** Subscription, renders, storage and users. */
export const CUSTOMER_COLUMNS: readonly DataTableColumn<CustomerRow>[] = [
  { id: 'name', header: 'Subscription', value: (row) => row.name, grow: 2, hideable: false },
  {
    id: 'renders',
    header: 'Renders',
    value: (row) => row.totalRenders,
    cell: (row) => formatCount(row.totalRenders),
    numeric: true,
    minWidth: 6,
  },
  {
    id: 'watermarked',
    header: 'Watermarked',
    value: (row) => row.watermarkedRenders,
    cell: (row) => formatCount(row.watermarkedRenders),
    numeric: true,
    minWidth: 7,
    hideOnMobile: true,
  },
  {
    id: 'storage',
    header: 'Storage',
    value: (row) => row.storageUsed,
    cell: (row) => formatSize(row.storageUsed),
    exportAs: [{ header: 'Storage (bytes)', value: (row) => row.storageUsed }],
    numeric: true,
    hideOnMobile: true,
  },
  {
    id: 'users',
    header: 'Users',
    value: (row) => row.usersCount,
    cell: (row) => formatCount(row.usersCount),
    numeric: true,
    minWidth: 5,
  },
];
