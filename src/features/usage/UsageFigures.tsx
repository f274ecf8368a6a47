import { useMemo, useState } from 'react';
import type { RenderUsage } from '@/api/types';
import { Card } from '@/components/Card';
import { DataTable } from '@/components/DataTable';
import { Skeleton } from '@/components/Skeleton';
import type { DayRange } from '@/domain/usage';
import { NOT_PRINTED } from '@/components/PrintSheet';
import { usageColumns } from './usageColumns';
import { UsageChart } from './UsageChart';
import { UsageParts } from './UsageParts';
import { firstUse, quotaOf, totalsOf, toUsageRows } from './usageRows';
import { UsageWaysOn } from './UsageWaysOn';
import { UsageSummary } from './UsageSummary';
import type { UsageOwner } from './useUsage';
import { periodOf, type Grouping, type UsageContract, type UsageView } from './usageView';

const UNITS = {
  day: 'day',
  month: 'month',
  year: 'year',
  environment: 'environment',
  name: 'output',
} as const;

/** A read of the usage. */
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
  /** The previous range, for comparison. */
  earlier: DayRange;
  /** Renders of the previous range by month; undefined while loading. */
  monthsBefore: readonly RenderUsage[] | undefined;
  owner: UsageOwner;
  /** Without it no limit is drawn. */
  contract: UsageContract | undefined;
  /** The first day of the contract. */
  contractStart: string | undefined;
  view: UsageView;
  onViewChange: (view: UsageView) => void;
  environmentHref: ((environmentId: string, range: DayRange) => string) | undefined;
}

/** The loaded figures: as sums, as a chart and as a table. */
export function UsageFigures(props: UsageFiguresProps) {
  const { now, before, groupBy, range, owner, contract, contractStart, view, onViewChange } = props;
  const [openedId, setOpenedId] = useState<string>();
  const unit = UNITS[groupBy];
  const header = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`;
  const rows = useMemo(
    () => now.data && toUsageRows(now.data, before.data, groupBy, contractStart),
    [before.data, contractStart, groupBy, now.data],
  );
  const columns = useMemo(() => usageColumns(header), [header]);
  const totals = rows && totalsOf(rows, before.data);
  const period = periodOf(groupBy);
  const openedAt = rows?.findIndex(({ id }) => id === openedId) ?? -1;
  const [row, entry] = [rows?.[openedAt], now.data?.[openedAt]];
  return (
    <>
      {totals ? (
        <UsageSummary
          totals={totals}
          range={range}
          unit={unit}
          earlier={props.earlier}
          firstUse={firstUse(props.monthsBefore)}
        />
      ) : (
        now.isPending && <Skeleton shape="block" height="6rem" aria-busy="true" />
      )}
      {rows && totals ? (
        <Card padding="l">
          <UsageChart
            rows={rows}
            average={period ? totals.average : undefined}
            limit={quotaOf(groupBy, contract?.maxRenders)}
            unit={unit}
            header={header}
            onOpen={setOpenedId}
          />
        </Card>
      ) : (
        now.isPending && <Skeleton shape="block" height="18rem" />
      )}
      <UsageParts
        opened={row && entry && { row, entry }}
        owner={owner}
        groupBy={groupBy}
        range={range}
        onClose={() => setOpenedId(undefined)}
        footer={
          <UsageWaysOn
            row={row}
            period={period}
            groupBy={groupBy}
            range={range}
            onDays={(days) => {
              setOpenedId(undefined);
              onViewChange({ ...view, ...days, preset: undefined });
            }}
            environmentHref={props.environmentHref}
          />
        }
      />
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
