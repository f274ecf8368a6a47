import { useQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, UsersRound } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import type { Environment, UserGroup } from '@/api/types';
import { userGroupQueries } from '@/api/user-groups';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { copyText, useApi, useNotify } from '@/product/FeatureContext';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { deleteEntries } from '@/product/itemEntries';
import { pathTo } from '@/domain/paths';
import { createGroupColumns } from './groupColumns';

const DeleteGroupDialog = dialogOnDemand(async () => (await import('./DeleteGroupDialog')).DeleteGroupDialog);
const GroupDialog = dialogOnDemand(async () => (await import('./GroupDialog')).GroupDialog);

const DEFAULT_STAYS = 'The default group can’t be renamed or deleted.';

/** A constant list, so that columns keep their identity. */
const NO_ENVIRONMENTS: readonly Environment[] = [];

interface GroupsScreenProps {
  subscriptionId: string;
  /** Opens with the dialog that creates a group. @default false */
  startsCreating?: boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; group: UserGroup };

/** The user groups of a subscription, with actions for each. */
export function GroupsScreen(props: GroupsScreenProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, tableState, onTableStateChange } = props;
  const { data, error, refetch } = useQuery(userGroupQueries(api).list(subscriptionId));
  const environments = useQuery(environmentQueries(api).list({ subscriptionId })).data ?? NO_ENVIRONMENTS;
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    props.startsCreating ? { kind: 'create' } : undefined,
  );
  const columns = useMemo(() => createGroupColumns(environments), [environments]);
  const rowActions = (group: UserGroup): MenuEntry[] => [
    { id: 'open', label: 'Open', icon: UsersRound, href: pathTo('group', { id: group.id }) },
    {
      id: 'edit',
      label: 'Edit…',
      icon: Pencil,
      disabledReason: group.isDefault ? DEFAULT_STAYS : undefined,
      onSelect: () => setDialog({ kind: 'edit', group }),
    },
    {
      id: 'copy',
      label: 'Copy group id',
      icon: Copy,
      onSelect: () => void copyText(group.id, tell),
    },
    ...deleteEntries(group.isDefault ? DEFAULT_STAYS : undefined, () => setDialog({ kind: 'delete', group })),
  ];
  const shared = { subscriptionId, onClose: () => setDialog(undefined) };
  return (
    <>
      <PageHeader
        title="User groups"
        description="Users who share the same access. Everyone is in the default group."
        actions={
          <Button
            intent="primary"
            startIcon={Plus}
            {...GroupDialog.approach}
            onClick={() => setDialog({ kind: 'create' })}
          >
            Create group
          </Button>
        }
      />
      <DataTable
        label="User groups"
        noun={{ one: 'group', other: 'groups' }}
        columns={columns}
        rows={data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        views={props.views}
        exportName="user-groups"
        onRetry={() => void refetch()}
        state={tableState}
        onStateChange={onTableStateChange}
        empty={{ title: 'No groups', description: 'This subscription has no user groups.' }}
        {...(error && { error })}
      />
      {dialog?.kind === 'create' && <GroupDialog {...shared} environments={environments} />}
      {dialog?.kind === 'edit' && (
        <GroupDialog {...shared} environments={environments} group={dialog.group} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteGroupDialog {...shared} group={dialog.group} environments={environments} />
      )}
    </>
  );
}
