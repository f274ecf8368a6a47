import { UsersScreen } from '@/features/users';
import { ACTIONS, isAllowed } from '@/domain/access';
import { subscriptionLabel } from '@/domain/workspace';
import { useApi } from '../api/ApiContext';
import { useNotificationCentre } from '../notifications/NotificationsProvider';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The users of the current subscription. */
export function UsersPage() {
  const api = useApi();
  const { user, access, subscription } = useWorkspace();
  const { notify } = useNotificationCentre();
  const [tableState, setTableState] = useTableUrlState();
  if (!subscription) return null;
  return (
    <UsersScreen
      key={subscription.guid}
      api={api}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      ownId={user.id}
      mayManage={isAllowed(ACTIONS['user.remove'].rule, access)}
      tableState={tableState}
      onTableStateChange={setTableState}
      onDone={(message) => notify({ kind: 'POSITIVE', message })}
    />
  );
}
