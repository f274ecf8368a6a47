import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, ListChecks, Pencil, Plus, Power, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { EnvironmentDetail, WebHook } from '@/api/types';
import { webHookMutations, webHookQueries } from '@/api/web-hooks';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import type { MenuEntry } from '@/components/Menu';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { REFERENCE_PATHS } from '@/domain/paths';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { webHookColumns } from './webHookColumns';

const WebHookDialog = dialogOnDemand(async () => (await import('./WebHookDialog')).WebHookDialog);
const DeliveriesDialog = dialogOnDemand(async () => (await import('./DeliveriesDialog')).DeliveriesDialog);
const RotateWebHookSecretDialog = dialogOnDemand(
  async () => (await import('./RotateWebHookSecretDialog')).RotateWebHookSecretDialog,
);
const DeleteWebHookDialog = dialogOnDemand(
  async () => (await import('./DeleteWebHookDialog')).DeleteWebHookDialog,
);

interface WebHooksScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change web hooks; `undefined` for whoever may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
}

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'rotate' | 'delete' | 'deliveries'; webHook: WebHook };

/** Addresses that are told of each output task that has ended. */
export function WebHooksScreen(props: WebHooksScreenProps) {
  const { environment, withheld } = props;
  const api = useApi();
  const tell = useTell();
  const { data, error, refetch } = useQuery(webHookQueries(api, environment).list());
  const { mutateAsync: set } = useMutation(webHookMutations(api, environment).set());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const columns = useMemo(
    () =>
      webHookColumns((id) => {
        const webHook = data?.find((row) => row.id === id);
        if (webHook) setDialog({ kind: 'deliveries', webHook });
      }),
    [data],
  );
  const enable = ({ id, name, enabled }: WebHook) =>
    void tellOutcome(
      set({ id, enabled: !enabled }),
      {
        done: () => `${name} is ${enabled ? 'disabled' : 'enabled'}.`,
        gone: `${name} was deleted meanwhile.`,
      },
      tell,
    );
  const rowActions = (webHook: WebHook): MenuEntry[] => [
    {
      ...{ id: 'deliveries', label: 'Deliveries', icon: ListChecks },
      onSelect: () => setDialog({ kind: 'deliveries', webHook }),
    },
    {
      ...{ id: 'edit', label: 'Edit…', icon: Pencil, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'edit', webHook }),
    },
    {
      ...{ id: 'enable', label: webHook.enabled ? 'Disable' : 'Enable', icon: Power },
      disabledReason: withheld,
      onSelect: () => enable(webHook),
    },
    {
      ...{ id: 'rotate', label: 'Rotate secret…', icon: KeyRound, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'rotate', webHook }),
    },
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: withheld },
      onSelect: () => setDialog({ kind: 'delete', webHook }),
    },
  ];
  const add = () => setDialog({ kind: 'add' });
  return (
    <>
      <PageHeader
        title="Web hooks"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description={
          <>
            Addresses that are told of each output task that has ended.{' '}
            <Link external href={REFERENCE_PATHS['web-hooks']}>
              How to receive and check messages
            </Link>
          </>
        }
        actions={
          <Button
            intent="primary"
            startIcon={Plus}
            disabledReason={withheld}
            {...WebHookDialog.approach}
            onClick={add}
          >
            Add web hook
          </Button>
        }
      />
      <DataTable
        label="Web hooks"
        noun={{ one: 'web hook', other: 'web hooks' }}
        columns={columns}
        rows={data}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={rowActions}
        exportName="web-hooks"
        onRetry={() => void refetch()}
        views={props.views}
        state={props.tableState}
        onStateChange={props.onTableStateChange}
        empty={{
          title: 'No web hooks yet',
          description: 'A web hook tells a program of yours when an output task has ended.',
          action: withheld === undefined && (
            <Button {...WebHookDialog.approach} onClick={add}>
              Add web hook
            </Button>
          ),
        }}
        {...(error && { error })}
      />
      {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
        <WebHookDialog
          environment={environment}
          webHook={dialog.kind === 'edit' ? dialog.webHook : undefined}
          onClose={close}
        />
      )}
      {dialog?.kind === 'deliveries' && (
        <DeliveriesDialog {...{ environment, withheld }} webHook={dialog.webHook} onClose={close} />
      )}
      {dialog?.kind === 'rotate' && (
        <RotateWebHookSecretDialog environment={environment} webHook={dialog.webHook} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteWebHookDialog environment={environment} webHook={dialog.webHook} onClose={close} />
      )}
    </>
  );
}
