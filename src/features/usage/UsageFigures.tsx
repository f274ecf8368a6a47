import { useMemo } from 'react';
import type { RenderUsage } from '@/api/types';
import { Card } from '@/components/Card';
import { Chart } from '@/components/Chart';
import { DataTable } from '@/components/DataTable';
import { Skeleton } from '@/components/Skeleton';
import type { DayRange } from '@/domain/usage';
import { Panel } from '@/product/Panel';
import { NOT_PRINTED } from '@/components/PrintSheet';
import { usageColumns } from './usageColumns';
import { isNothing, quotaOf, totalsOf, toUsageRows } from './usageRows';
import { UsageSummary } from './UsageSummary';
import { periodOf, type Grouping } from './usageView';

const UNITS = {
  day: 'day',
  month: 'month',
  year: 'year',
  environment: 'environment',
  name: 'output',
} as const;

/** Usage as it was read. */
interface UsageRead {
  readonly data: readonly RenderUsage[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface UsageFiguresProps {
  now: UsageRead;
  before: Pick<UsageRead, 'data'>;
  groupBy: Grouping;
  range: DayRange;
  /** Renders a year by contract; without it no line is drawn for it. */
  rendersAYear: number | undefined;
}

/** The figures that were read: in sums, drawn, and one by one. */
export function UsageFigures({ now, before, groupBy, range, rendersAYear }: UsageFiguresProps) {
  const unit = UNITS[groupBy];
  const header = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
  const rows = useMemo(
    () => now.data && toUsageRows(now.data, before.data, groupBy),
    [before.data, groupBy, now.data],
  );
  const columns = useMemo(() => usageColumns(header), [header]);
  const totals = rows && totalsOf(rows, before.data);
  const quota = quotaOf(groupBy, rendersAYear);
  return (
    <>
      {totals ? (
        <UsageSummary {...{ totals, range, unit }} period={periodOf(groupBy)} />
      ) : (
        now.isPending && <Skeleton shape="block" height="6rem" aria-busy="true" />
      )}
      {rows && totals ? (
        <Card padding="l">
          <Panel what="The drawing">
            <Chart
              label={`Renders by ${unit}`}
              categoryLabel={header}
              categories={isNothing(rows) ? [] : rows.map(({ name }) => name)}
              series={[
                { id: 'renders', label: 'Renders', values: rows.map(({ renders }) => renders) },
                {
                  id: 'watermarked',
                  label: 'Watermarked',
                  values: rows.map(({ watermarked }) => watermarked),
                },
                {
                  id: 'before',
                  label: 'Period before',
                  kind: 'line',
                  values: rows.map((row) => row.before),
                },
                ...(periodOf(groupBy)
                  ? [
                      {
                        id: 'average',
                        label: 'Average',
                        kind: 'line' as const,
                        values: rows.map(() => totals.average),
                      },
                    ]
                  : []),
              ]}
              {...(quota && { threshold: { label: `Contract, each ${unit}`, value: quota } })}
              emptyText="Nothing was rendered on these days."
            />
          </Panel>
        </Card>
      ) : (
        now.isPending && <Skeleton shape="block" height="18rem" />
      )}
      <div {...NOT_PRINTED}>
        <DataTable
          label={`Renders by ${unit}`}
          noun={{ one: unit, other: `${unit}s` }}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          getRowName={({ name }) => name}
          exportName={`renders-by-${unit}-${range.start}-${range.end}`}
          searchLabel={false}
          dense
          onRetry={() => void now.refetch()}
          empty={{ title: 'No renders', description: 'Nothing was rendered on these days.' }}
          {...(now.error && { error: now.error })}
        />
      </div>
    </>
  );
}
