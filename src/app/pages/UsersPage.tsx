import { useMemo } from 'react';
import { UsersScreen } from '@/features/users';
import { subscriptionLabel } from '@/domain/workspace';
import { useOpensDialog } from '../commands/opening';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { userPermissions } from './userPermissions';

/** The users of the current subscription. */
export function UsersPage() {
  const { user, access, subscription } = useWorkspace();
  const [tableState, setTableState] = useTableUrlState();
  const { configuration } = useStartUp();
  const hasTrial = configuration.TRIAL_ENVIRONMENT !== '';
  const may = useMemo(
    () => userPermissions(access, subscription, hasTrial),
    [access, subscription, hasTrial],
  );
  const opening = useOpensDialog();
  if (!subscription) return null;
  return (
    <UsersScreen
      key={`${subscription.guid} ${opening}`}
      startsInviting={opening !== undefined && may.invite && may.invitationRefusal === undefined}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      ownId={user.id}
      may={may}
      views={
        <ListViews
          list="users"
          placeId={subscription.guid}
          state={tableState}
          onStateChange={setTableState}
        />
      }
      tableState={tableState}
      onTableStateChange={setTableState}
    />
  );
}
