import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { User } from '@/api/types';
import { userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { displayName } from '@/domain/users';
import { LoadError } from '@/product/LoadError';
import { useApi } from '@/product/FeatureContext';
import { UserTasks } from '@/product/UserTasks';
import { createBulkActions } from './bulkActions';
import { InviteDialog, LeftoversDialog, TrialDialog } from './dialogs';
import { countActiveAdmins, useDirectory } from './directory';
import { userMenu, type UserPermissions } from './userActions';
import { createUserColumns } from './userColumns';
import { createUserFilters } from './userFilters';
import { UsersDialogs, type UsersDialog } from './UsersDialogs';
import { useUserActions } from './useUserActions';

interface UsersScreenProps {
  subscriptionId: string;
  subscriptionName: string;
  /** Id of the signed-in user, who can't lock themselves out. */
  ownId: string;
  may: UserPermissions;
  /** Opens with the invitation dialog. @default false */
  startsInviting?: boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** All users of a subscription, with actions on each and on several. */
export function UsersScreen(props: UsersScreenProps) {
  const api = useApi();
  const { subscriptionId, subscriptionName, ownId, may } = props;
  const users = useQuery(userQueries(api).list(subscriptionId));
  const directory = useDirectory(subscriptionId);
  const [dialog, setDialog] = useState<UsersDialog | undefined>(
    props.startsInviting ? { kind: 'invite' } : undefined,
  );
  const ask = useCallback(
    (kind: 'withdraw' | 'remove' | 'hand-over') => (user: User) => setDialog({ kind, user }),
    [],
  );
  const onWithdraw = useMemo(() => ask('withdraw'), [ask]);
  const onRemove = useMemo(() => ask('remove'), [ask]);
  const onHandOver = useMemo(() => ask('hand-over'), [ask]);
  const actions = useUserActions({ subscriptionId, onWithdraw, onRemove, onHandOver });
  const leftovers = useQuery({ ...userQueries(api).leftovers(subscriptionId), enabled: may.manage });
  const activeAdmins = useMemo(() => countActiveAdmins(users.data), [users.data]);
  const circle = useMemo(() => ({ ownId, activeAdmins }), [ownId, activeAdmins]);
  const columns = useMemo(() => createUserColumns(directory), [directory]);
  const filters = useMemo(() => createUserFilters(directory), [directory]);
  const rowActions = useCallback(
    (user: User) => userMenu(user, may, circle, actions),
    [actions, circle, may],
  );
  const bulkActions = createBulkActions({ may, open: setDialog });
  return (
    <>
      <PageHeader
        title="Users"
        description={`Everyone who may work in ${subscriptionName}.`}
        actions={
          <>
            {(leftovers.data?.length ?? 0) > 0 && (
              <Button {...LeftoversDialog.approach} onClick={() => setDialog({ kind: 'leftovers' })}>
                Projects of removed users
              </Button>
            )}
            {may.inviteToTrial && (
              <Button {...TrialDialog.approach} onClick={() => setDialog({ kind: 'trial' })}>
                Invite to the trial
              </Button>
            )}
            {may.invite && (
              <Button
                intent="primary"
                startIcon={UserPlus}
                disabledReason={may.invitationRefusal}
                {...InviteDialog.approach}
                onClick={() => setDialog({ kind: 'invite' })}
              >
                Invite users
              </Button>
            )}
          </>
        }
      />
      <Stack gap="4">
        <LoadError what="Environments and groups" reads={directory.reads} />
        {(may.manage || may.withdrawInvitation) && (
          <UserTasks subscriptionId={subscriptionId} users={users.data} groups={directory.groups} />
        )}
        <DataTable
          label="Users"
          noun={{ one: 'user', other: 'users' }}
          columns={columns}
          filters={filters}
          rowActions={rowActions}
          bulkActions={bulkActions}
          rows={users.data}
          getRowId={({ id }) => id}
          getRowName={displayName}
          views={props.views}
          exportName="users"
          onRetry={() => void users.refetch()}
          state={props.tableState}
          onStateChange={props.onTableStateChange}
          empty={{ title: 'No users', description: 'No user has been invited to this subscription yet.' }}
          {...(users.error && { error: users.error })}
        />
      </Stack>
      {dialog && (
        <UsersDialogs
          subscriptionId={subscriptionId}
          subscriptionName={subscriptionName}
          may={may}
          directory={directory}
          circle={circle}
          dialog={dialog}
          users={users.data ?? []}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
