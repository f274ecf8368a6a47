import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { webHookQueries } from '@/api/web-hooks';
import { Button } from '@/components/Button';
import { DataTable, type DataTableState } from '@/components/DataTable';
import { Link } from '@/components/Link';
import { PageHeader } from '@/components/PageHeader';
import { REFERENCE_PATHS } from '@/domain/paths';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { useWebHookActions } from './useWebHookActions';
import { WebHookDialog, WebHookDialogs, type OpenWebHookDialog } from './WebHookDialogs';
import { webHookColumns } from './webHookColumns';

interface WebHooksScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change web hooks; `undefined` if they may. */
  withheld: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The web hooks of an environment, which receive a message when an output task ends. */
export function WebHooksScreen(props: WebHooksScreenProps) {
  const { environment, withheld } = props;
  const { data, error, refetch } = useQuery(webHookQueries(useApi(), environment).list());
  const [dialog, setDialog] = useState<OpenWebHookDialog>();
  const columns = useMemo(
    () =>
      webHookColumns((id) => {
        const webHook = data?.find((row) => row.id === id);
        if (webHook) setDialog({ kind: 'deliveries', webHook });
      }),
    [data],
  );
  const rowActions = useWebHookActions({ environment, withheld, onDialog: setDialog });
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
          description: 'A web hook notifies a program of yours when an output task ends.',
          action: withheld === undefined && (
            <Button {...WebHookDialog.approach} onClick={add}>
              Add web hook
            </Button>
          ),
        }}
        {...(error && { error })}
      />
      {dialog && (
        <WebHookDialogs
          environment={environment}
          withheld={withheld}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
