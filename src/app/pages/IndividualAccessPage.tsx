import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { IndividualAccessScreen } from '@/features/individual-access';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { userPermissions } from './userPermissions';

/** Roles of individual users in the environments of the current subscription; the query selects the environment. */
export function IndividualAccessPage() {
  const { access, subscription } = useWorkspace();
  const [query] = useSearchParams();
  const [tableState, onTableStateChange] = useTableUrlState();
  const { setRolesIn } = useMemo(() => userPermissions(access, subscription, false), [access, subscription]);
  const environmentId = query.get('environment') ?? '';
  if (!subscription) return null;
  return (
    <IndividualAccessScreen
      subscriptionId={subscription.guid}
      environmentId={environmentId}
      maySetRolesIn={setRolesIn}
      views={
        <ListViews
          list={`individual-access ${environmentId}`}
          placeId={subscription.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
