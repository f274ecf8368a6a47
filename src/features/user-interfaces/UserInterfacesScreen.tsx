import { useQuery } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { userInterfaceQueries } from '@/api/user-interfaces';
import type { EnvironmentDetail, UserInterface } from '@/api/types';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { DEFAULT_STAYS } from '@/domain/user-interface';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { userInterfaceColumns } from './userInterfaceColumns';

const UserInterfaceNameDialog = dialogOnDemand(
  async () => (await import('./UserInterfaceNameDialog')).UserInterfaceNameDialog,
);
const DeleteUserInterfaceDialog = dialogOnDemand(
  async () => (await import('./DeleteUserInterfaceDialog')).DeleteUserInterfaceDialog,
);

interface UserInterfacesScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change user interfaces; `undefined` for whoever may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  /** Goes to the page of one. */
  onOpen: (id: string) => void;
}

type OpenDialog = { kind: 'create' } | { kind: 'copy' | 'delete'; face: UserInterface };

/** What people see in an environment when they fill in a template. */
export function UserInterfacesScreen(props: UserInterfacesScreenProps) {
  const { environment, withheld, onOpen } = props;
  const { data, error, refetch } = useQuery(userInterfaceQueries(useApi(), environment).list());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const columns = useMemo(() => userInterfaceColumns(environment.guid), [environment.guid]);
  const rowActions = (face: UserInterface): MenuEntry[] => [
    {
      ...{ id: 'open', label: withheld ? 'Look at it' : 'Edit', icon: Pencil },
      onSelect: () => onOpen(face.id),
    },
    {
      ...{ id: 'copy', label: 'Duplicate…', icon: Copy, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'copy', face }),
    },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true },
      disabledReason: withheld ?? (face.default ? DEFAULT_STAYS.detail : undefined),
      onSelect: () => setDialog({ kind: 'delete', face }),
    },
  ];
  const create = (
    <Button
      intent="primary"
      startIcon={Plus}
      disabledReason={withheld}
      onClick={() => setDialog({ kind: 'create' })}
    >
      Create user interface
    </Button>
  );
  return (
    <>
      <PageHeader
        title="User interfaces"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="What people see when they fill in a template, and how they may download it. Collections choose one; the others use the default."
        actions={create}
      />
      <DataTable
        label="User interfaces"
        noun={{ one: 'user interface', other: 'user interfaces' }}
        columns={columns}
        rows={data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        onRetry={() => void refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{ title: 'No user interfaces yet' }}
        {...(error && { error })}
      />
      {(dialog?.kind === 'create' || dialog?.kind === 'copy') && (
        <UserInterfaceNameDialog
          environment={environment}
          onClose={close}
          onCreated={onOpen}
          {...(dialog.kind === 'copy' && { source: dialog.face })}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteUserInterfaceDialog environment={environment} face={dialog.face} onClose={close} />
      )}
    </>
  );
}
