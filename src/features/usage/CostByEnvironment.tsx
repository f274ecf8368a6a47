import type { SubscriptionDetail } from '@/api/types';
import { DataTable, type DataTableColumn } from '@/components/DataTable';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { formatCount, formatMoney, formatSize } from '@/domain/format';
import { costOf, type Cost, type Prices } from '@/domain/subscriptions';
import type { DayRange } from '@/domain/usage';
import { LoadError } from '@/product/LoadError';
import { queryOf, useRenders } from './useUsage';

/** The prices and other inputs of costs. */
export interface CostFacts {
  readonly prices: Prices;
  readonly environments: SubscriptionDetail['environments'];
}

interface CostByEnvironmentProps extends CostFacts {
  subscriptionId: string;
  range: DayRange;
}

interface CostRow extends Cost {
  readonly id: string;
  readonly name: string;
  readonly renderCount: number;
  /** Undefined for a deleted environment, which stores nothing. */
  readonly bytes: number | undefined;
}

/** The costs of renders in some days and of current storage, by environment; without a price a column is missing. */
export function CostByEnvironment({ subscriptionId, prices, environments, range }: CostByEnvironmentProps) {
  const renders = useRenders({ subscriptionId }, queryOf(range, 'environment'));
  const rows = renders.data && toRows(renders.data, environments, prices);
  const columns = costColumns(prices);
  const total = (of: (row: CostRow) => number | undefined) =>
    (rows ?? []).reduce((sum, row) => sum + (of(row) ?? 0), 0);
  return (
    <Stack as="section" gap="3" aria-labelledby="cost-by-environment">
      <Heading level={2} id="cost-by-environment">
        Cost by environment
      </Heading>
      <LoadError what="The renders by environment" reads={[renders]} />
      <DataTable
        label="Cost by environment"
        noun={{ one: 'environment', other: 'environments' }}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        exportName={`cost-by-environment-${range.start}-${range.end}`}
        searchLabel={false}
        dense
        onRetry={() => void renders.refetch()}
        empty={{
          title: 'No cost',
          description: 'Nothing was rendered on these days, and nothing is stored.',
        }}
        {...(renders.error && { error: renders.error })}
      />
      {rows && (
        <Text size="small" tone="muted" numeric>
          {[
            prices.perRender !== null &&
              `Renders of these days cost ${formatMoney(
                total(({ renders: cost }) => cost),
                prices.currency,
              )}.`,
            prices.perGigabyte !== null &&
              `The present storage costs ${formatMoney(
                total(({ storage }) => storage),
                prices.currency,
              )} a month.`,
            'Watermarked renders cost nothing.',
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
    </Stack>
  );
}

function toRows(
  usage: NonNullable<ReturnType<typeof useRenders>['data']>,
  environments: CostFacts['environments'],
  prices: Prices,
): CostRow[] {
  const entries = usage.flatMap(({ environments: parts = [] }) => parts);
  const counted = new Map(entries.map(({ environmentId, renders }) => [environmentId, renders]));
  const known = environments.map(({ guid, name, usedStorage }) => ({ id: guid, name, bytes: usedStorage }));
  const gone = entries
    .filter(({ environmentId }) => !known.some(({ id }) => id === environmentId))
    .map(({ environmentId, name }) => ({ id: environmentId, name, bytes: undefined }));
  return [...known, ...gone].map((row) => {
    const renderCount = counted.get(row.id) ?? 0;
    return { ...row, renderCount, ...costOf(prices, { renders: renderCount, bytes: row.bytes ?? 0 }) };
  });
}

function costColumns({ perRender, perGigabyte, currency }: Prices): DataTableColumn<CostRow>[] {
  const money = (id: string, header: string, value: (row: CostRow) => number | undefined) => ({
    id,
    header,
    value,
    cell: (row: CostRow) => formatMoney(value(row) ?? 0, currency),
    numeric: true,
    minWidth: 7,
  });
  return [
    { id: 'name', header: 'Environment', value: ({ name }) => name, grow: 2, hideable: false, minWidth: 9 },
    {
      id: 'count',
      header: 'Renders',
      value: ({ renderCount }) => renderCount,
      cell: ({ renderCount }) => formatCount(renderCount),
      numeric: true,
      minWidth: 6,
      hideOnMobile: true,
    },
    ...(perRender === null ? [] : [money('renders', 'Cost of renders', ({ renders }) => renders)]),
    {
      id: 'stored',
      header: 'Stored',
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => (bytes === undefined ? '–' : formatSize(bytes)),
      numeric: true,
      minWidth: 6,
      hideOnMobile: true,
    },
    ...(perGigabyte === null ? [] : [money('storage', 'Storage a month', ({ storage }) => storage)]),
  ];
}
