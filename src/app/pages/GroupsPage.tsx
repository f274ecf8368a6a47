import { GroupsScreen } from '@/features/groups';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The user groups of the current subscription. */
export function GroupsPage() {
  const { subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!subscription) return null;
  return <GroupsScreen subscriptionId={subscription.guid} {...{ tableState, onTableStateChange }} />;
}
