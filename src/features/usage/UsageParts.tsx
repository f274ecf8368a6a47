import type { RenderUsage } from '@/api/types';
import { DataTable } from '@/components/DataTable';
import { Dialog } from '@/components/Dialog';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { formatCount, formatDay } from '@/domain/format';
import { periodName, type DayRange } from '@/domain/usage';
import { LoadError } from '@/product/LoadError';
import type { ReactNode } from 'react';
import { usageColumns } from './usageColumns';
import type { UsageRow } from './usageRows';
import { queryOf, useRenders, type UsageOwner } from './useUsage';
import { periodOf, type Grouping } from './usageView';

/** The opened bar of the chart. */
export interface OpenedUsage {
  readonly row: UsageRow;
  readonly entry: RenderUsage;
}

interface UsagePartsProps {
  opened: OpenedUsage | undefined;
  owner: UsageOwner;
  groupBy: Grouping;
  range: DayRange;
  /** Links to related views. */
  footer: ReactNode;
  onClose: () => void;
}

/** The details of the renders of one period, environment or output. */
export function UsageParts({ opened, owner, groupBy, range, footer, onClose }: UsagePartsProps) {
  if (!opened) return null;
  const { row, entry } = opened;
  return (
    <Dialog
      open
      size="m"
      title={row.name}
      description={describe(row, groupBy, range)}
      footer={footer}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {periodOf(groupBy) ? (
        <Stack gap="4">
          {entry.environments && (
            <Parts
              what="environment"
              parts={entry.environments.map(({ environmentId, ...part }) => ({ ...part, id: environmentId }))}
            />
          )}
          <Parts what="output" parts={(entry.details ?? []).map((part) => ({ ...part, id: part.name }))} />
        </Stack>
      ) : groupBy === 'environment' ? (
        <OutputsOf environmentId={row.id} range={range} />
      ) : (
        <MonthsOf output={row.name} owner={owner} range={range} />
      )}
    </Dialog>
  );
}

function describe(
  { renders = 0, watermarked = 0 }: UsageRow,
  groupBy: Grouping,
  { start, end }: DayRange,
): string {
  const sum = `${formatCount(renders)} renders, and ${formatCount(watermarked)} watermarked ones, counted apart`;
  return periodOf(groupBy) ? `${sum}.` : `${sum}, ${formatDay(start)} – ${formatDay(end)}.`;
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly renders: number;
  readonly watermarkedRenders: number;
}

const HEADERS = { environment: 'Environment', output: 'Output', month: 'Month' } as const;

function Parts({ what, parts }: { what: keyof typeof HEADERS; parts: readonly Part[] }) {
  const [name, renders, watermarked] = usageColumns(HEADERS[what]);
  return (
    <DataTable
      label={`By ${what}`}
      noun={{ one: what, other: `${what}s` }}
      columns={[name, renders, watermarked].filter((column) => column !== undefined)}
      rows={parts.map(({ watermarkedRenders, ...part }) => ({
        ...part,
        watermarked: watermarkedRenders,
        before: undefined,
      }))}
      getRowId={({ id }) => id}
      getRowName={(part) => part.name}
      searchLabel={false}
      dense
      empty={{ title: 'No renders', description: 'Nothing was rendered on these days.' }}
    />
  );
}

function OutputsOf({ environmentId, range }: { environmentId: string; range: DayRange }) {
  const read = useRenders({ environmentId }, queryOf(range, 'name'));
  return (
    <Read read={read}>
      {(entries) => (
        <Parts
          what="output"
          parts={entries.flatMap(({ details = [] }) => details).map((part) => ({ ...part, id: part.name }))}
        />
      )}
    </Read>
  );
}

function MonthsOf({ output, owner, range }: { output: string; owner: UsageOwner; range: DayRange }) {
  const read = useRenders(owner, queryOf(range, 'month'));
  return (
    <Read read={read}>
      {(entries) => (
        <Parts
          what="month"
          parts={entries.flatMap(({ date, details = [] }) =>
            details
              .filter(({ name }) => name === output)
              .map((part) => ({ ...part, id: date, name: periodName(date, 'month') })),
          )}
        />
      )}
    </Read>
  );
}

interface ReadProps {
  read: { data: RenderUsage[] | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  children: (entries: readonly RenderUsage[]) => ReactNode;
}

function Read({ read, children }: ReadProps) {
  if (read.data) return children(read.data);
  return read.isPending ? (
    <Skeleton shape="block" height="10rem" aria-busy="true" />
  ) : (
    <LoadError what="The parts" reads={[read]} />
  );
}
