import { useNavigate, useParams, useSearchParams } from 'react-router';
import { GroupScreen } from '@/features/user-groups';
import { SUBSCRIPTION_ADMIN } from '@/domain/access';
import { objectKey } from '@/domain/activity';
import { ActivityHistory } from '@/product/Activity';
import { pathTo } from '@/domain/paths';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useOtherSubscriptions } from '../workspace/useOtherSubscriptions';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One user group of the current subscription; the query selects the part. */
export function GroupPage() {
  const { id: groupId = '' } = useParams();
  const [query] = useSearchParams();
  const { subscription, switchSubscription } = useWorkspace();
  const otherSubscriptions = useOtherSubscriptions(SUBSCRIPTION_ADMIN);
  const [tableState, onTableStateChange] = useTableUrlState();
  const navigate = useNavigate();
  if (!subscription) return null;
  return (
    <GroupScreen
      key={`${subscription.guid} ${groupId}`}
      subscriptionId={subscription.guid}
      part={query.get('tab') === 'access' ? 'access' : 'members'}
      history={
        <ActivityHistory
          source={{ of: 'subscription', subscriptionId: subscription.guid }}
          object={objectKey('group', groupId)}
          empty="No activity recorded for this group yet."
          href={pathTo('activity', undefined, { 'filter.object': objectKey('group', groupId) })}
        />
      }
      otherSubscriptions={otherSubscriptions}
      onSwitch={(subscriptionId) => void switchSubscription(subscriptionId)}
      onGone={() => void navigate(pathTo('groups'))}
      views={
        <ListViews
          list={`members ${groupId}`}
          placeId={subscription.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      groupId={groupId}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
