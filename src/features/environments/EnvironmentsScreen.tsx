import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { environmentQueries } from '@/api/environments';
import type { Environment } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import type { DataTableState } from '@/components/DataTable';
import { Deferred } from '@/components/Deferred';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { LoadError } from '@/product/LoadError';
import { Panel } from '@/product/Panel';
import { copyText, useApi, useNotify } from '@/product/FeatureContext';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { RecentEnvironments } from '@/product/RecentEnvironments';
import { EnvironmentsTable, type EnvironmentsTableProps } from './EnvironmentsTable';
import { recentFirst } from './recentFirst';
import { useRendersSince } from './useRendersSince';

const CreateEnvironmentDialog = dialogOnDemand(
  async () => (await import('./CreateEnvironmentDialog')).CreateEnvironmentDialog,
);
const DeleteEnvironmentDialog = dialogOnDemand(
  async () => (await import('@/product/DeleteEnvironmentDialog')).DeleteEnvironmentDialog,
);

interface EnvironmentsScreenProps {
  subscriptionId: string;
  /** Name of the subscription, for texts. */
  subscriptionName: string;
  /** Whether the user may see an environment of the subscription. */
  isVisible: (environment: Environment) => boolean;
  /** Guids of environments opened in this browser, newest first. */
  recentIds: readonly string[];
  /** Whether environments can be created and deleted here. */
  mayManage: boolean;
  /** Opens with the dialog that creates an environment. @default false */
  startsCreating?: boolean;
  /** Whether the user may open the settings of an environment. */
  hasSettings: (environment: Environment) => boolean;
  /** First day of the render counts, as `YYYY-MM-DD`; missing if the reader may not see them. */
  rendersSince: string | undefined;
  tableState: DataTableState;
  onTableStateChange: (state: DataTableState) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
}

/** The environments of a subscription: recent ones, all of them, and their actions. */
export function EnvironmentsScreen(props: EnvironmentsScreenProps) {
  const tell = useNotify();
  const api = useApi();
  const { subscriptionId, subscriptionName, isVisible, mayManage, rendersSince } = props;
  const { data, error, refetch } = useQuery(environmentQueries(api).list({ subscriptionId }));
  const [isShown, setShown] = useState(false);
  const [dialog, setDialog] = useState<'create' | Environment | undefined>(
    props.startsCreating ? 'create' : undefined,
  );
  /* The list keeps its order while it is open. */
  const [recentIds] = useState(props.recentIds);
  const environments = useMemo(
    () => data && recentFirst(data.filter(isVisible), recentIds),
    [data, isVisible, recentIds],
  );
  const { renders, read } = useRendersSince(subscriptionId, rendersSince, isShown);
  const onCopyId = useCallback(({ guid }: Environment) => void copyText(guid, tell), [tell]);
  const close = () => setDialog(undefined);
  const createButton = mayManage && (
    <Button
      intent="primary"
      startIcon={Plus}
      {...CreateEnvironmentDialog.approach}
      onClick={() => setDialog('create')}
    >
      Create environment
    </Button>
  );
  const tableProps: EnvironmentsTableProps = {
    environments,
    error,
    onRetry: () => void refetch(),
    mayDelete: mayManage,
    renders,
    onCopyId,
    onDelete: setDialog,
    hasSettings: props.hasSettings,
    views: props.views,
    state: props.tableState,
    onStateChange: props.onTableStateChange,
  };
  return (
    <>
      <PageHeader title="Environments" actions={createButton || undefined} />
      <Stack gap="6">
        <Panel what="The recent environments">
          <RecentEnvironments environments={environments ?? []} recentIds={recentIds} />
        </Panel>
        {/* Phones have no column for renders. */}
        <Box css={{ '&:empty': { display: 'none' }, '@mobile': { display: 'none' } }}>
          <LoadError what="The renders" reads={[read]} />
        </Box>
        <EnvironmentsTable {...tableProps} />
        {environments && (
          <Deferred>
            <Shown onShown={setShown} />
          </Deferred>
        )}
      </Stack>
      {dialog === 'create' && (
        <CreateEnvironmentDialog
          subscriptionId={subscriptionId}
          subscriptionName={subscriptionName}
          onClose={close}
        />
      )}
      {dialog && dialog !== 'create' && <DeleteEnvironmentDialog environment={dialog} onClose={close} />}
    </>
  );
}

/** Reports once that the rows were rendered. */
function Shown({ onShown }: { onShown: (isShown: true) => void }) {
  useEffect(() => onShown(true), [onShown]);
  return null;
}
