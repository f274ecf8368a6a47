import { useQuery } from '@tanstack/react-query';
import type { PlatformApi } from '@/api/http';
import type { UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Badge } from '@/components/Badge';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';

const COLUMNS: readonly DataTableColumn<UserGroup>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name, isDefault }) => (
      <Inline gap="2">
        <Link tone="quiet" href={`/user-management/groups/${id}`}>
          {name}
        </Link>
        {isDefault && <Badge tone="outline">Default</Badge>}
      </Inline>
    ),
    minWidth: 12,
    grow: 2,
    hideable: false,
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    grow: 3,
    hideOnMobile: true,
  },
  { id: 'members', header: 'Members', value: ({ usersCount }) => usersCount, numeric: true, minWidth: 6 },
];

interface GroupsScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
}

/** The user groups of a subscription. */
export function GroupsScreen({ api, subscriptionId, tableState, onTableStateChange }: GroupsScreenProps) {
  const { data, error, refetch } = useQuery(userGroupQueries(api).list(subscriptionId));
  return (
    <>
      <PageHeader
        title="User groups"
        description="People who share the same access. Everyone is in the default group."
      />
      <DataTable
        label="User groups"
        noun={{ one: 'group', other: 'groups' }}
        columns={COLUMNS}
        rows={data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        exportName="user-groups"
        onRetry={() => void refetch()}
        state={tableState}
        onStateChange={onTableStateChange}
        empty={{ title: 'No groups', description: 'This subscription has no user groups.' }}
        {...(error && { error: error.message })}
      />
    </>
  );
}
