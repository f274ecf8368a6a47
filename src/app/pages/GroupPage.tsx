import { useParams } from 'react-router';
import { GroupScreen } from '@/features/groups';
import { useApi } from '../api/ApiContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One user group of the current subscription. */
export function GroupPage() {
  const api = useApi();
  const { id: groupId = '' } = useParams();
  const { subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!subscription) return null;
  return (
    <GroupScreen subscriptionId={subscription.guid} {...{ api, groupId, tableState, onTableStateChange }} />
  );
}
