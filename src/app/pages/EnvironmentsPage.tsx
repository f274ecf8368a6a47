import { useCallback } from 'react';
import type { Environment } from '@/api/types';
import { EnvironmentsScreen } from '@/features/environments';
import { ACTIONS, deriveAccess, isAllowed, SETTINGS, visibleEnvironments } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';
import { useOpensDialog } from '../commands/opening';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { workspaceMemory } from '../workspace/workspaceMemory';

/** The environments of the current subscription. */
export function EnvironmentsPage() {
  const { access, subscription } = useWorkspace();
  const [tableState, setTableState] = useTableUrlState();
  const opening = useOpensDialog();
  const mayManage = isAllowed(ACTIONS['environment.create'].rule, access);
  const isVisible = useCallback(
    (environment: Environment) => visibleEnvironments([environment], access).length > 0,
    [access],
  );
  const hasSettings = useCallback(
    ({ guid }: Environment) =>
      isAllowed(SETTINGS, deriveAccess(access.permissions, { ...access.facts, environmentId: guid })),
    [access],
  );
  return (
    <EnvironmentsScreen
      key={`${subscription?.guid} ${opening}`}
      subscriptionId={subscription?.guid ?? ''}
      subscriptionName={subscription ? subscriptionLabel(subscription) : ''}
      isVisible={isVisible}
      hasSettings={hasSettings}
      recentIds={workspaceMemory.recentEnvironmentIds()}
      mayManage={mayManage}
      startsCreating={opening !== undefined && mayManage}
      rendersSince={
        isAllowed(ACTIONS['report.read-subscription'].rule, access)
          ? `${new Date().getUTCFullYear()}-01-01`
          : undefined
      }
      views={
        <ListViews
          list="environments"
          placeId={subscription?.guid ?? ''}
          state={tableState}
          onStateChange={setTableState}
        />
      }
      tableState={tableState}
      onTableStateChange={setTableState}
    />
  );
}
