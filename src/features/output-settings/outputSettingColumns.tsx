import type { OutputSetting } from '@/api/types';
import { Badge } from '@/components/Badge';
import type { DataTableColumn } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Text } from '@/components/Text';
import { pathTo } from '@/domain/paths';
import { changedColumn } from '@/product/changedColumn';

/** Name, format, description and last change of output settings. */
export const outputSettingColumns = (environmentId: string): readonly DataTableColumn<OutputSetting>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name, default: isDefault }) => (
      <Inline gap="2" css={{ flexWrap: 'nowrap', minWidth: 0 }}>
        <Link href={pathTo('output-setting', { environmentId, id })} css={{ minWidth: 0 }}>
          <MiddleTruncate text={name} />
        </Link>
        {isDefault && <Badge tone="informative">Default</Badge>}
      </Inline>
    ),
    grow: 3,
    minWidth: 12,
    hideable: false,
  },
  { id: 'format', header: 'Format', value: ({ type }) => type, minWidth: 5 },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => (
      <Text tone="muted" truncate>
        {description || '–'}
      </Text>
    ),
    grow: 3,
    minWidth: 10,
    hideOnMobile: true,
  },
  changedColumn(),
];
