import { useQuery } from '@tanstack/react-query';
import { Copy, KeyRound, Pencil, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { integrationQueries } from '@/api/integrations';
import type { Integration } from '@/api/types';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { REFERENCE_PATHS } from '@/domain/paths';
import { copyText, useApi, useNotify } from '@/product/FeatureContext';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { deleteEntries } from '@/product/itemEntries';
import { createIntegrationColumns } from './integrationColumns';
import type { TokenEndpoint } from './tokenRequest';

const CreateIntegrationDialog = dialogOnDemand(
  async () => (await import('./CreateIntegrationDialog')).CreateIntegrationDialog,
);
const DeleteIntegrationDialog = dialogOnDemand(
  async () => (await import('./DeleteIntegrationDialog')).DeleteIntegrationDialog,
);
const IntegrationSheet = dialogOnDemand(async () => (await import('./IntegrationSheet')).IntegrationSheet);
const RotateSecretDialog = dialogOnDemand(
  async () => (await import('./RotateSecretDialog')).RotateSecretDialog,
);

interface IntegrationsScreenProps {
  environmentId: string;
  tokenEndpoint: TokenEndpoint;
  /** Address of the environment's own API, with its name; undefined while unknown. */
  environmentApi: string | undefined;
  /** Client id of the integration open beside the list; empty for none. The caller keeps it in the address. */
  openId: string;
  onOpenIdChange: (clientId: string) => void;
  /** Recent activity of an integration. */
  historyOf: (clientId: string) => ReactNode;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

type OpenDialog = { kind: 'create' } | { kind: 'rotate' | 'delete'; integration: Integration };

function IntegrationsHeader({ onCreate }: { onCreate: () => void }) {
  return (
    <PageHeader
      title="Integrations"
      description={
        <>
          Programs that call the API of this environment, each with its own id and secret. Their calls are
          listed in the{' '}
          <Link external href={REFERENCE_PATHS.environment}>
            API reference
          </Link>
          .
        </>
      }
      actions={
        <Button intent="primary" startIcon={Plus} {...CreateIntegrationDialog.approach} onClick={onCreate}>
          Create integration
        </Button>
      }
    />
  );
}

/** The integrations (API clients) of an environment. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const tell = useNotify();
  const api = useApi();
  const { environmentId, tokenEndpoint, environmentApi, openId, onOpenIdChange } = props;
  const { data, error, refetch } = useQuery(integrationQueries(api).list(environmentId));
  const [dialog, setDialog] = useState<OpenDialog>();
  // The address is updated a moment later; until then it still names the deleted one.
  const [goneId, setGoneId] = useState('');
  const columns = useMemo(() => createIntegrationColumns(onOpenIdChange), [onOpenIdChange]);
  const close = () => setDialog(undefined);
  const rowActions = (integration: Integration): MenuEntry[] => [
    {
      id: 'open',
      label: 'Edit and permissions',
      icon: Pencil,
      onSelect: () => onOpenIdChange(integration.clientId),
    },
    {
      id: 'copy',
      label: 'Copy client id',
      icon: Copy,
      onSelect: () => void copyText(integration.clientId, tell),
    },
    {
      id: 'rotate',
      label: 'Rotate secret…',
      icon: KeyRound,
      onSelect: () => setDialog({ kind: 'rotate', integration }),
    },
    ...deleteEntries(undefined, () => setDialog({ kind: 'delete', integration })),
  ];
  const create = () => setDialog({ kind: 'create' });
  return (
    <>
      <IntegrationsHeader onCreate={create} />
      <DataTable
        label="Integrations"
        noun={{ one: 'integration', other: 'integrations' }}
        columns={columns}
        rows={data}
        getRowId={({ clientId }) => clientId}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        exportName="integrations"
        onRetry={() => void refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{
          title: 'No integrations',
          description: 'No program calls the API of this environment yet.',
          action: (
            <Button {...CreateIntegrationDialog.approach} onClick={create}>
              Create integration
            </Button>
          ),
        }}
        {...(error && { error })}
      />
      {openId !== '' && openId !== goneId && dialog?.kind !== 'delete' && (
        <IntegrationSheet
          key={openId}
          tokenEndpoint={tokenEndpoint}
          environmentApi={environmentApi}
          clientId={openId}
          history={props.historyOf(openId)}
          onRotate={(integration) => setDialog({ kind: 'rotate', integration })}
          onDelete={(integration) => setDialog({ kind: 'delete', integration })}
          onClose={() => onOpenIdChange('')}
        />
      )}
      {dialog?.kind === 'create' && (
        <CreateIntegrationDialog
          environmentId={environmentId}
          tokenEndpoint={tokenEndpoint}
          onClose={close}
          onCreated={onOpenIdChange}
        />
      )}
      {dialog?.kind === 'rotate' && (
        <RotateSecretDialog tokenEndpoint={tokenEndpoint} integration={dialog.integration} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteIntegrationDialog
          integration={dialog.integration}
          onClose={close}
          onDeleted={() => {
            setGoneId(dialog.integration.clientId);
            onOpenIdChange('');
          }}
        />
      )}
    </>
  );
}
