import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { userInterfaceQueries } from '@/api/user-interfaces';
import type { EnvironmentDetail, UserInterface } from '@/api/types';
import type { DataTableState } from '@/components/DataTable';
import { DEFAULT_STAYS } from '@/domain/user-interfaces';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { deleteEntries, duplicateEntry, openEntry } from '@/product/itemEntries';
import { TableLibrary } from '@/product/TableLibrary';
import { userInterfaceColumns } from './userInterfaceColumns';

const UserInterfaceNameDialog = dialogOnDemand(
  async () => (await import('./UserInterfaceNameDialog')).UserInterfaceNameDialog,
);
const DeleteUserInterfaceDialog = dialogOnDemand(
  async () => (await import('./DeleteUserInterfaceDialog')).DeleteUserInterfaceDialog,
);

interface UserInterfacesScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change user interfaces; `undefined` if they may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** Opens the page of one. */
  onOpen: (id: string) => void;
}

type OpenDialog = { kind: 'create' } | { kind: 'copy' | 'delete'; face: UserInterface };

/** The user interfaces of an environment, in which templates are filled in. */
export function UserInterfacesScreen(props: UserInterfacesScreenProps) {
  const { environment, withheld, onOpen } = props;
  const list = useQuery(userInterfaceQueries(useApi(), environment).list());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const columns = useMemo(() => userInterfaceColumns(environment.guid), [environment.guid]);
  const rowActions = (face: UserInterface) => [
    openEntry(withheld, () => onOpen(face.id)),
    duplicateEntry(withheld, () => setDialog({ kind: 'copy', face })),
    ...deleteEntries(withheld ?? (face.default ? DEFAULT_STAYS.detail : undefined), () =>
      setDialog({ kind: 'delete', face }),
    ),
  ];
  return (
    <>
      <TableLibrary
        environment={environment}
        title="User interfaces"
        description="What people see when they fill in a template, and how they may download it. Collections choose one; the others use the default."
        creation={{
          label: 'Create user interface',
          withheld,
          onCreate: () => setDialog({ kind: 'create' }),
        }}
        noun={{ one: 'user interface', other: 'user interfaces' }}
        columns={columns}
        list={list}
        rowActions={rowActions}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
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
