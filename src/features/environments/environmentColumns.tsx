import type { Environment } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import type { DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { formatCount, formatPercent, formatSize } from '@/domain/format';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';
import { pathTo } from '@/domain/paths';

const FIRST: readonly DataTableColumn<Environment>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name, technicalName }) => `${name} ${technicalName}`,
    cell: ({ guid, name, technicalName }) => (
      <Inline gap="3" css={{ minWidth: 0 }}>
        <Avatar name={name} shape="square" />
        <Stack gap="0" css={{ minWidth: 0 }}>
          <Link tone="quiet" href={pathTo('environment', { environmentId: guid })} css={{ minWidth: 0 }}>
            <MiddleTruncate text={name} />
          </Link>
          <Text size="caption" tone="subtle" truncate>
            {technicalName}
          </Text>
        </Stack>
      </Inline>
    ),
    minWidth: 14,
    grow: 3,
    hideable: false,
    skeleton: 'avatar',
  },
  {
    id: 'type',
    header: 'Type',
    value: ({ type }) => environmentTypeWord(type),
    cell: ({ type }) => <EnvironmentTypeBadge type={type} />,
    skeleton: 'badge',
  },
  { id: 'region', header: 'Region', value: ({ region }) => region, minWidth: 6, hideOnMobile: true },
];

/** Renders of one environment, watermarked ones separately. */
export interface RendersOfOne {
  readonly renders: number;
  readonly watermarkedRenders: number;
}

/** Renders since a day, by guid of the environment; undefined while loading. */
export interface RendersSince {
  /** First day, as `YYYY-MM-DD`: the start of a year. */
  readonly day: string;
  readonly byEnvironment: ReadonlyMap<string, RendersOfOne> | undefined;
}

/* An environment absent from the report rendered nothing in its period. */
const NONE: RendersOfOne = { renders: 0, watermarkedRenders: 0 };

/**
 * Columns of a list of environments: their properties and storage; with access to the whole subscription also their
 * share of the storage and their renders.
 */
export function environmentColumns(
  environments: readonly Environment[] = [],
  renders?: RendersSince,
): DataTableColumn<Environment>[] {
  const total = renders ? environments.reduce((sum, { usedStorage }) => sum + usedStorage, 0) : 0;
  const numeric = { numeric: true, searchable: false, hideOnMobile: true } as const;
  return [
    ...FIRST,
    {
      id: 'storage',
      header: 'Used storage',
      value: ({ usedStorage }) => usedStorage,
      cell: ({ usedStorage }) => (
        <Inline gap="2" justify="end">
          {formatSize(usedStorage)}
          {total > 0 && <Text tone="subtle">{formatPercent((usedStorage / total) * 100)}</Text>}
        </Inline>
      ),
      minWidth: 10,
      ...numeric,
    },
    ...(renders
      ? [
          {
            id: 'renders',
            header: `Renders in ${renders.day.slice(0, 4)}`,
            value: ({ guid }: Environment) =>
              renders.byEnvironment && (renders.byEnvironment.get(guid) ?? NONE).renders,
            cell: ({ guid }: Environment) =>
              renders.byEnvironment ? <Renders {...(renders.byEnvironment.get(guid) ?? NONE)} /> : '–',
            minWidth: 9.5,
            ...numeric,
          },
        ]
      : []),
  ];
}

function Renders({ renders, watermarkedRenders }: RendersOfOne) {
  return (
    <Stack gap="0" align="end">
      {formatCount(renders)}
      {watermarkedRenders > 0 && (
        <Text size="caption" tone="subtle">
          {formatCount(watermarkedRenders)} watermarked
        </Text>
      )}
    </Stack>
  );
}
