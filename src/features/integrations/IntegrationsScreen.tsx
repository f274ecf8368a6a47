import { useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlatformApi } from '@/api/http';
import { integrationQueries } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { DataTable, type DataTableColumn, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { Text } from '@/components/Text';
import { DeleteIntegrationDialog } from './DeleteIntegrationDialog';
import { RotateSecretDialog } from './RotateSecretDialog';

const COLUMNS: readonly DataTableColumn<Integration>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, hideable: false, minWidth: 10 },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    grow: 3,
    hideOnMobile: true,
  },
  {
    id: 'client-id',
    header: 'Client id',
    value: ({ clientId }) => clientId,
    cell: ({ clientId }) => (
      <Text mono truncate>
        {clientId}
      </Text>
    ),
    grow: 2,
    hideOnMobile: true,
  },
];

interface IntegrationsScreenProps {
  api: PlatformApi;
  environmentId: string;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** Tells that something has been done. */
  onDone: (message: string) => void;
}

/** The integrations (API clients) of an environment. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { api, environmentId, tableState, onTableStateChange, onDone } = props;
  const { data, error, refetch } = useQuery(integrationQueries(api).list(environmentId));
  const [rotating, setRotating] = useState<Integration>();
  const [deleting, setDeleting] = useState<Integration>();
  const rowActions = useMemo(
    () =>
      (integration: Integration): MenuEntry[] => [
        { id: 'rotate', label: 'Rotate secret…', icon: KeyRound, onSelect: () => setRotating(integration) },
        { kind: 'separator', id: 'before-delete' },
        {
          id: 'delete',
          label: 'Delete…',
          icon: Trash2,
          danger: true,
          onSelect: () => setDeleting(integration),
        },
      ],
    [],
  );
  return (
    <>
      <PageHeader
        title="Integrations"
        description="Programs that work with this environment in their own name, each with an id and a secret."
      />
      <DataTable
        label="Integrations"
        noun={{ one: 'integration', other: 'integrations' }}
        columns={COLUMNS}
        rows={data}
        getRowId={({ clientId }) => clientId}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        exportName="integrations"
        onRetry={() => void refetch()}
        state={tableState}
        onStateChange={onTableStateChange}
        empty={{ title: 'No integrations', description: 'No program works with this environment yet.' }}
        {...(error && { error: error.message })}
      />
      {rotating && (
        <RotateSecretDialog api={api} integration={rotating} onClose={() => setRotating(undefined)} />
      )}
      {deleting && (
        <DeleteIntegrationDialog
          api={api}
          integration={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => onDone(`${deleting.name} was deleted.`)}
        />
      )}
    </>
  );
}
