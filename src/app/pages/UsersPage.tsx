import { useMemo } from 'react';
import { UsersScreen } from '@/features/users';
import { subscriptionLabel } from '@/domain/workspace';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { userPermissions } from './userPermissions';

/** The users of the current subscription. */
export function UsersPage() {
  const { user, access, subscription } = useWorkspace();
  const [tableState, setTableState] = useTableUrlState();
  const { configuration } = useStartUp();
  const hasTrial = configuration.TRIAL_ENVIRONMENT !== '';
  const may = useMemo(() => userPermissions(access, hasTrial), [access, hasTrial]);
  if (!subscription) return null;
  return (
    <UsersScreen
      key={subscription.guid}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      ownId={user.id}
      may={may}
      tableState={tableState}
      onTableStateChange={setTableState}
    />
  );
}
