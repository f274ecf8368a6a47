import { useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus, UserRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { User, UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Button } from '@/components/Button';
import { DataTable, type DataTableBulkAction, type DataTableState } from '@/components/DataTable';
import { InlineMessage } from '@/components/InlineMessage';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/users';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { UserTasks } from '@/product/UserTasks';
import { MEMBER_COLUMNS } from './memberColumns';
import { useRemoveFromGroup } from './useRemoveFromGroup';

const AddMembersDialog = dialogOnDemand(async () => (await import('./AddMembersDialog')).AddMembersDialog);

const FEDERATED = 'The groups of this user come from an identity provider.';

interface GroupMembersProps {
  subscriptionId: string;
  group: UserGroup;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The members of a group; the default one contains all users, and no member can be removed from it. */
export function GroupMembers(props: GroupMembersProps) {
  const api = useApi();
  const { subscriptionId, group, tableState, onTableStateChange } = props;
  const members = useQuery(userGroupQueries(api).users(group.id));
  const [isAdding, setIsAdding] = useState(false);
  const isOpen = !group.isDefault;
  const { leave, leaveAll } = useRemoveFromGroup(subscriptionId, group);
  const rowActions = (user: User): MenuEntry[] => [
    { id: 'details', label: 'Details', icon: UserRound, href: pathTo('user-details', { id: user.id }) },
    ...(isOpen
      ? [
          {
            id: 'remove',
            label: 'Remove from group',
            icon: UserMinus,
            disabledReason: user.isFederated ? FEDERATED : undefined,
            onSelect: () => void leave(user),
          },
        ]
      : []),
  ];
  const bulkActions: DataTableBulkAction<User>[] = [
    {
      id: 'remove',
      label: 'Remove from group',
      icon: UserMinus,
      fits: ({ isFederated }) => !isFederated,
      onSelect: (users) => void leaveAll(users),
    },
  ];
  return (
    <Stack gap="4">
      {group.isDefault && (
        <InlineMessage kind="INFORMATIVE">
          Everyone in the subscription belongs to this group, from the invitation on.
        </InlineMessage>
      )}
      <UserTasks subscriptionId={subscriptionId} users={members.data} groups={[group]} groupId={group.id} />
      <DataTable
        label="Members"
        noun={{ one: 'member', other: 'members' }}
        columns={MEMBER_COLUMNS}
        rows={members.data}
        getRowId={({ id }) => id}
        getRowName={displayName}
        rowActions={rowActions}
        {...(isOpen && { bulkActions })}
        exportName="members"
        onRetry={() => void members.refetch()}
        views={props.views}
        state={tableState}
        onStateChange={onTableStateChange}
        toolbar={
          isOpen && (
            <Button
              intent="primary"
              startIcon={UserPlus}
              {...AddMembersDialog.approach}
              onClick={() => setIsAdding(true)}
            >
              Add members
            </Button>
          )
        }
        empty={{
          title: 'No members',
          description: 'This group has no members yet.',
          action: isOpen && (
            <Button {...AddMembersDialog.approach} onClick={() => setIsAdding(true)}>
              Add members
            </Button>
          ),
        }}
        {...(members.error && { error: members.error })}
      />
      {isAdding && (
        <AddMembersDialog subscriptionId={subscriptionId} group={group} onClose={() => setIsAdding(false)} />
      )}
    </Stack>
  );
}
