import { ArrowUpRight, Settings, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Environment } from '@/api/types';
import { Avatar } from '@/components/Avatar';
import {
  DataTable,
  type DataTableColumn,
  type DataTableFilter,
  type DataTableState,
} from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ENVIRONMENT_TYPES, REGIONS } from '@/domain/environment';
import { formatSize } from '@/domain/format';
import { EnvironmentTypeBadge, environmentTypeWord } from '@/product/EnvironmentTypeBadge';

const COLUMNS: readonly DataTableColumn<Environment>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name, technicalName }) => `${name} ${technicalName}`,
    cell: ({ guid, name, technicalName }) => (
      <Inline gap="3" css={{ minWidth: 0 }}>
        <Avatar name={name} shape="square" />
        <Stack gap="0" css={{ minWidth: 0 }}>
          <Link tone="quiet" href={`/environments/${guid}`}>
            {name}
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
  {
    id: 'storage',
    header: 'Used storage',
    value: ({ usedStorage }) => usedStorage,
    cell: ({ usedStorage }) => formatSize(usedStorage),
    numeric: true,
    searchable: false,
    hideOnMobile: true,
  },
];

const FILTERS: readonly DataTableFilter<Environment>[] = [
  {
    id: 'type',
    label: 'Type',
    allLabel: 'All types',
    options: ENVIRONMENT_TYPES.map((type) => ({ value: type, label: environmentTypeWord(type) })),
    matches: ({ type }, value) => type === value,
  },
  {
    id: 'region',
    label: 'Region',
    allLabel: 'All regions',
    options: REGIONS.map((region) => ({ value: region, label: region })),
    matches: ({ region }, value) => region === value,
  },
];

export interface EnvironmentsTableProps {
  /** The environments; `undefined` while they are loading. */
  environments: readonly Environment[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  /** Whether rows offer to be deleted. */
  mayDelete: boolean;
  onDelete: (environment: Environment) => void;
  hasSettings: (environment: Environment) => boolean;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}

/** All environments of a subscription, searchable, with what can be done to each. */
export function EnvironmentsTable(props: EnvironmentsTableProps) {
  const { environments, error, onRetry, mayDelete, onDelete, hasSettings, state, onStateChange } = props;
  const rowActions = useMemo(
    () => (environment: Environment) => {
      const home = `/environments/${environment.guid}`;
      const entries: MenuEntry[] = [{ id: 'open', label: 'Open', icon: ArrowUpRight, href: home }];
      if (hasSettings(environment))
        entries.push({ id: 'settings', label: 'Settings', icon: Settings, href: `${home}/settings` });
      if (mayDelete)
        entries.push(
          { kind: 'separator', id: 'before-delete' },
          {
            id: 'delete',
            label: 'Delete…',
            icon: Trash2,
            danger: true,
            onSelect: () => onDelete(environment),
          },
        );
      return entries;
    },
    [hasSettings, mayDelete, onDelete],
  );
  return (
    <DataTable
      label="Environments"
      noun={{ one: 'environment', other: 'environments' }}
      columns={COLUMNS}
      filters={FILTERS}
      rows={environments}
      getRowId={({ guid }) => guid}
      getRowName={({ name }) => name}
      rowActions={rowActions}
      exportName="environments"
      empty={{
        title: 'No environments',
        description: mayDelete
          ? 'An environment holds templates, media and fonts. Create the first one to start.'
          : 'You belong to no environment of this subscription. Ask its administrator for access.',
      }}
      {...(error !== undefined && { error })}
      {...{ onRetry, state, onStateChange }}
    />
  );
}
