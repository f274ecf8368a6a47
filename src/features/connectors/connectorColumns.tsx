import type { Connector } from '@/api/types';
import { Badge } from '@/components/Badge';
import type { DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { StatusDot } from '@/components/StatusDot';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { OWNER_WORDS, TYPE_WORDS } from './connectorWords';

/** Name, type, origin, version and use of connectors. */
export const CONNECTOR_COLUMNS: readonly DataTableColumn<Connector>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, description, default: isDefault }) => (
      <Stack gap="0" css={{ minWidth: 0 }}>
        <Inline gap="2" css={{ flexWrap: 'nowrap' }}>
          <MiddleTruncate text={name} />
          {isDefault && <Badge tone="informative">Default</Badge>}
        </Inline>
        {description && (
          <Text size="caption" tone="subtle" truncate>
            {description}
          </Text>
        )}
      </Stack>
    ),
    grow: 3,
    minWidth: 12,
    hideable: false,
  },
  { id: 'type', header: 'Type', value: ({ type }) => TYPE_WORDS[type], hideOnMobile: true, minWidth: 5 },
  { id: 'owner', header: 'From', value: ({ ownerType }) => OWNER_WORDS[ownerType], hideOnMobile: true },
  { id: 'version', header: 'Version', value: ({ version }) => version, hideOnMobile: true, minWidth: 5 },
  {
    id: 'status',
    header: 'Status',
    value: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled'),
    cell: ({ enabled }) => (
      <StatusDot tone={enabled ? 'positive' : 'off'} label={enabled ? 'Enabled' : 'Disabled'} />
    ),
    minWidth: 6,
  },
];
