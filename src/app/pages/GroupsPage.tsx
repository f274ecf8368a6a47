import { GroupsScreen } from '@/features/groups';
import { useApi } from '../api/ApiContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useDone } from './useDone';

/** The user groups of the current subscription. */
export function GroupsPage() {
  const api = useApi();
  const { subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const onDone = useDone();
  if (!subscription) return null;
  return (
    <GroupsScreen subscriptionId={subscription.guid} {...{ api, tableState, onTableStateChange, onDone }} />
  );
}
