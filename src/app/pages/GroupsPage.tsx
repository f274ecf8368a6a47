import { GroupsScreen } from '@/features/groups';
import { useOpening } from '../commands/opening';
import { listKey } from '../tables/listKey';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The user groups of the current subscription. */
export function GroupsPage() {
  const { user, subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const opening = useOpening();
  if (!subscription) return null;
  return (
    <GroupsScreen
      key={opening}
      subscriptionId={subscription.guid}
      startsCreating={opening !== undefined}
      viewsKey={listKey('groups', user.id, subscription.guid)}
      {...{ tableState, onTableStateChange }}
    />
  );
}
