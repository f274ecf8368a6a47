import { useMutation, useQuery } from '@tanstack/react-query';
import { UserCheck, UserMinus, UserRound, UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlatformApi } from '@/api/http';
import type { User } from '@/api/types';
import { userMutations, userQueries } from '@/api/users';
import { DataTable, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { displayName, isLockedOut } from '@/domain/user';
import { RemoveUserDialog } from './RemoveUserDialog';
import { USER_COLUMNS, USER_FILTERS } from './userColumns';

interface UsersScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  subscriptionName: string;
  /** Id of the signed-in user, who can't lock themselves out. */
  ownId: string;
  /** Whether users can be activated, deactivated and removed here. */
  mayManage: boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** Tells that something has been done. */
  onDone: (message: string) => void;
}

/** Everyone in a subscription, and what can be done about each. */
export function UsersScreen(props: UsersScreenProps) {
  const { api, subscriptionId, subscriptionName, ownId, mayManage, onDone } = props;
  const users = useQuery(userQueries(api).list(subscriptionId));
  const activate = useMutation(userMutations(api).activate());
  const deactivate = useMutation(userMutations(api).deactivate());
  const [leaving, setLeaving] = useState<User>();

  const rowActions = useMemo(
    () =>
      (user: User): MenuEntry[] => {
        const details = { id: 'details', label: 'Details', icon: UserRound };
        const entries: MenuEntry[] = [{ ...details, href: `/user-management/users/${user.id}/details` }];
        if (!mayManage) return entries;
        const membership = { userId: user.id, subscriptionId };
        const own = user.id === ownId ? 'Nobody can lock themselves out.' : undefined;
        const name = displayName(user);
        entries.push(
          isLockedOut(user.status)
            ? {
                id: 'activate',
                label: 'Activate',
                icon: UserCheck,
                onSelect: () =>
                  activate.mutate(membership, { onSuccess: () => onDone(`${name} is active again.`) }),
              }
            : {
                id: 'deactivate',
                label: 'Deactivate',
                icon: UserX,
                disabledReason: own,
                onSelect: () =>
                  deactivate.mutate(membership, { onSuccess: () => onDone(`${name} was deactivated.`) }),
              },
          { kind: 'separator', id: 'before-remove' },
          {
            id: 'remove',
            label: 'Remove…',
            icon: UserMinus,
            danger: true,
            disabledReason: own,
            onSelect: () => setLeaving(user),
          },
        );
        return entries;
      },
    [activate, deactivate, mayManage, onDone, ownId, subscriptionId],
  );
  return (
    <>
      <PageHeader title="Users" description={`Everyone who may work in ${subscriptionName}.`} />
      <DataTable
        label="Users"
        noun={{ one: 'user', other: 'users' }}
        columns={USER_COLUMNS}
        filters={USER_FILTERS}
        rows={users.data}
        getRowId={({ id }) => id}
        getRowName={displayName}
        rowActions={rowActions}
        exportName="users"
        onRetry={() => void users.refetch()}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{ title: 'No users', description: 'Nobody has been invited to this subscription yet.' }}
        {...(users.error && { error: users.error.message })}
      />
      {leaving && (
        <RemoveUserDialog
          {...{ api, subscriptionId, subscriptionName }}
          user={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => onDone(`${displayName(leaving)} was removed.`)}
        />
      )}
    </>
  );
}
