import { useMemo } from 'react';
import { UsersScreen } from '@/features/users';
import { subscriptionLabel } from '@/domain/workspace';
import { useApi } from '../api/ApiContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { userPermissions } from './userPermissions';
import { useDone } from './useDone';

/** The users of the current subscription. */
export function UsersPage() {
  const api = useApi();
  const { user, access, subscription } = useWorkspace();
  const onDone = useDone();
  const [tableState, setTableState] = useTableUrlState();
  const { configuration } = useStartUp();
  const hasTrial = configuration.TRIAL_ENVIRONMENT !== '';
  const may = useMemo(() => userPermissions(access, hasTrial), [access, hasTrial]);
  if (!subscription) return null;
  return (
    <UsersScreen
      key={subscription.guid}
      api={api}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      ownId={user.id}
      may={may}
      tableState={tableState}
      onTableStateChange={setTableState}
      onDone={onDone}
    />
  );
}
