import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { connectorMutations, connectorQueries } from '@/api/connectors';
import type { Connector, EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { DataTable, type DataTableFilter, type DataTableState } from '@/components/DataTable';
import { PageHeader } from '@/components/PageHeader';
import { CONNECTOR_TYPES } from '@/domain/connectors';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { WhereUsedDialog } from '@/product/WhereUsed';
import { CONNECTOR_COLUMNS } from './connectorColumns';
import { connectorEntries, type ConnectorChange, type ConnectorDialogKind } from './connectorEntries';
import { TYPE_WORDS } from './connectorWords';

const ConnectorDialog = dialogOnDemand(async () => (await import('./ConnectorDialog')).ConnectorDialog);
const RemoveConnectorDialog = dialogOnDemand(
  async () => (await import('./RemoveConnectorDialog')).RemoveConnectorDialog,
);

interface ConnectorsScreenProps {
  environment: EnvironmentDetail;
  /** Whether the feature flag lets connectors be removed. */
  mayRemove: boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

type OpenDialog = { kind: 'add' } | { kind: ConnectorDialogKind; connector: Connector };

const FILTERS: readonly DataTableFilter<Connector>[] = [
  {
    id: 'type',
    label: 'Type',
    allLabel: 'All types',
    options: CONNECTOR_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] })),
    matches: ({ type }, value) => type === value,
  },
];

/** The sources of media, fonts and data besides the environment itself. */
export function ConnectorsScreen(props: ConnectorsScreenProps) {
  const tell = useNotify();
  const api = useApi();
  const { environment, mayRemove } = props;
  const { data, error, refetch } = useQuery(connectorQueries(api, environment).list());
  const { mutateAsync: set } = useMutation(connectorMutations(api, environment).set());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const change = ({ id, name }: Connector, part: ConnectorChange, message: string): void =>
    void notifyOutcome(
      set({ id, ...part }),
      { done: () => message, gone: `${name} was removed meanwhile.` },
      tell,
    );
  const rowActions = (connector: Connector) =>
    connectorEntries(connector, { mayRemove, change, open: setDialog });
  const add = () => setDialog({ kind: 'add' });
  return (
    <>
      <PageHeader
        title="Connectors"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Outside sources of media, fonts and data."
        actions={
          <Button intent="primary" startIcon={Plus} {...ConnectorDialog.approach} onClick={add}>
            Add connector
          </Button>
        }
      />
      <DataTable
        label="Connectors"
        noun={{ one: 'connector', other: 'connectors' }}
        columns={CONNECTOR_COLUMNS}
        rows={data}
        filters={FILTERS}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        exportName="connectors"
        onRetry={() => void refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{ title: 'No connectors', description: 'Add one to bring in media, fonts or data.' }}
        {...(error && { error })}
      />
      {(dialog?.kind === 'add' || dialog?.kind === 'configure') && (
        <ConnectorDialog
          environment={environment}
          connector={dialog.kind === 'configure' ? dialog.connector : undefined}
          onClose={close}
        />
      )}
      {dialog?.kind === 'where-used' && (
        <WhereUsedDialog
          environment={environment}
          name={dialog.connector.name}
          kind="connector"
          ids={[dialog.connector.id]}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <RemoveConnectorDialog environment={environment} connector={dialog.connector} onClose={close} />
      )}
    </>
  );
}
