import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { environmentQueries } from '@/api/environments';
import type { PlatformApi } from '@/api/http';
import type { Environment } from '@/api/types';
import { Button } from '@/components/Button';
import type { DataTableState } from '@/components/DataTable';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { EnvironmentsTable, type EnvironmentsTableProps } from './EnvironmentsTable';
import { RecentEnvironments } from './RecentEnvironments';

const CreateEnvironmentDialog = lazy(async () => ({
  default: (await import('./CreateEnvironmentDialog')).CreateEnvironmentDialog,
}));
const DeleteEnvironmentDialog = lazy(async () => ({
  default: (await import('./DeleteEnvironmentDialog')).DeleteEnvironmentDialog,
}));

interface EnvironmentsScreenProps {
  api: PlatformApi;
  subscriptionId: string;
  /** Name of the subscription, for texts. */
  subscriptionName: string;
  /** Which of the subscription's environments the user may see. */
  isVisible: (environment: Environment) => boolean;
  /** Environments opened in this browser, newest first, by guid. */
  recentIds: readonly string[];
  /** Whether environments can be created and deleted here. */
  mayManage: boolean;
  /** Which environments have settings the user may open. */
  hasSettings: (environment: Environment) => boolean;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** Tells that something has been done. */
  onDone: (message: string) => void;
}

/** The environments of a subscription: the recent ones, all of them, and what can be done with them. */
export function EnvironmentsScreen(props: EnvironmentsScreenProps) {
  const { api, subscriptionId, subscriptionName, isVisible, recentIds, mayManage, onDone } = props;
  const { data, error, refetch } = useQuery(environmentQueries(api).list({ subscriptionId }));
  const [dialog, setDialog] = useState<'create' | Environment>();
  const environments = useMemo(() => data?.filter(isVisible), [data, isVisible]);
  const close = () => setDialog(undefined);
  const createButton = mayManage && (
    <Button intent="primary" startIcon={Plus} onClick={() => setDialog('create')}>
      Create environment
    </Button>
  );
  const tableProps: EnvironmentsTableProps = {
    environments,
    error: error?.message,
    onRetry: () => void refetch(),
    mayDelete: mayManage,
    onDelete: setDialog,
    hasSettings: props.hasSettings,
    state: props.tableState,
    onStateChange: props.onTableStateChange,
  };
  return (
    <>
      <PageHeader title="Environments" actions={createButton || undefined} />
      <Stack gap="6">
        <RecentEnvironments environments={environments ?? []} recentIds={recentIds} />
        <EnvironmentsTable {...tableProps} />
      </Stack>
      <Suspense>
        {dialog === 'create' && (
          <CreateEnvironmentDialog
            {...{ api, subscriptionId, subscriptionName }}
            onClose={close}
            onCreated={({ name }) => onDone(`${name} was created.`)}
          />
        )}
        {dialog && dialog !== 'create' && (
          <DeleteEnvironmentDialog
            {...{ api }}
            environment={dialog}
            onClose={close}
            onDeleted={({ name }) => onDone(`${name} was deleted.`)}
          />
        )}
      </Suspense>
    </>
  );
}
