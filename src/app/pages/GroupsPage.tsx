import { GroupsScreen } from '@/features/user-groups';
import { useOpensDialog } from '../commands/opening';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The user groups of the current subscription. */
export function GroupsPage() {
  const { subscription } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const opening = useOpensDialog();
  if (!subscription) return null;
  return (
    <GroupsScreen
      key={opening}
      subscriptionId={subscription.guid}
      startsCreating={opening !== undefined}
      views={
        <ListViews
          list="groups"
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
