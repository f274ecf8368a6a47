import { useQuery } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { CopyField } from '@/components/CopyField';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import { ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { parseRole, ROLES } from '@/domain/access';
import { displayName } from '@/domain/user';
import { FactList } from '@/product/FactList';
import { UserName } from '@/product/UserName';
import { UserStatusDot, userStatusWord } from '@/product/UserStatusDot';

const COLUMNS: readonly DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (user) => `${displayName(user)} ${user.email}`,
    cell: (user) => <UserName user={user} href={`/user-management/users/${user.id}/details`} />,
    minWidth: 16,
    grow: 3,
    skeleton: 'avatar',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => userStatusWord(status),
    cell: ({ status }) => <UserStatusDot status={status} />,
    skeleton: 'badge',
  },
];

interface GroupScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  groupId: string;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
}

/** One user group: what it may do where, and who is in it. */
export function GroupScreen({
  api,
  subscriptionId,
  groupId,
  tableState,
  onTableStateChange,
}: GroupScreenProps) {
  const group = useQuery(userGroupQueries(api).detail(groupId));
  const members = useQuery(userGroupQueries(api).users(groupId));
  const environments = useQuery(environmentQueries(api).list({ subscriptionId }));
  const crumbs = <Link href="/user-management/groups">User groups</Link>;
  if (group.error)
    return (
      <>
        <PageHeader title="User group" crumbs={crumbs} />
        <EmptySection
          image={<ServerErrorDrawing />}
          title="The group could not be loaded"
          description={group.error.message}
          action={<Button onClick={() => void group.refetch()}>Try again</Button>}
        />
      </>
    );
  const { name = 'User group', description, isDefault, environmentRoles = [] } = group.data ?? {};
  return (
    <>
      <PageHeader
        title={name}
        crumbs={crumbs}
        badges={isDefault && <Badge tone="outline">Default</Badge>}
        {...(description && { description })}
      />
      <Stack gap="6">
        <Card padding="l">
          <Stack gap="4">
            <FactList
              facts={environmentRoles.map(({ environmentId, userRole }) => ({
                label: environments.data?.find(({ guid }) => guid === environmentId)?.name ?? environmentId,
                value: ROLES[parseRole(userRole) ?? 'User'].label,
              }))}
            />
            <CopyField label="Group id" value={groupId} />
          </Stack>
        </Card>
        <DataTable
          label="Members"
          noun={{ one: 'member', other: 'members' }}
          columns={COLUMNS}
          rows={members.data}
          getRowId={({ id }) => id}
          getRowName={displayName}
          exportName="members"
          onRetry={() => void members.refetch()}
          state={tableState}
          onStateChange={onTableStateChange}
          empty={{ title: 'No members', description: 'Nobody is in this group yet.' }}
          {...(members.error && { error: members.error.message })}
        />
      </Stack>
    </>
  );
}
