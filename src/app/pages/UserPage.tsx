import { ACTIONS, isAllowed, USER_PAGES } from '@/domain/access';
import { objectKey } from '@/domain/activity';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { UserScreen, type UserPart } from '@/features/users';
import { partOnDemand } from '@/product/partOnDemand';
import { subscriptionLabel } from '@/domain/workspace';
import { pathTo } from '@/domain/paths';
import { useRoute } from '../routeTable/RouteContext';
import { useOtherSubscriptions } from '../workspace/useOtherSubscriptions';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { accessTargets } from './accessTargets';
import { userPermissions } from './userPermissions';

const ActivityHistory = partOnDemand(async () => (await import('@/product/Activity')).ActivityHistory);

/** One user of the current subscription; the route selects the part, the query the access check. */
export function UserPage() {
  const { id = '' } = useParams();
  const { path } = useRoute();
  const { user, access, subscription, switchSubscription } = useWorkspace();
  const otherSubscriptions = useOtherSubscriptions(USER_PAGES);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const may = useMemo(() => userPermissions(access, subscription, false), [access, subscription]);
  if (!subscription) return null;
  return (
    <UserScreen
      key={id}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      userId={id}
      ownId={user.id}
      part={path.split('/').at(-1) as UserPart}
      may={may}
      accessContext={{ targets: accessTargets, isGraFxPricebook: subscription.isGraFxPricebook }}
      asked={{ target: query.get('may') ?? '', environmentId: query.get('in') ?? '' }}
      onAskedChange={({ target, environmentId }) =>
        setQuery(
          (previous) => {
            previous.set('may', target);
            previous.set('in', environmentId);
            return previous;
          },
          { preventScrollReset: true },
        )
      }
      history={
        isAllowed(ACTIONS['activity.read'].rule, access) && (
          <ActivityHistory
            source={{ of: 'subscription', subscriptionId: subscription.guid }}
            object={objectKey('user', id)}
            empty="No activity recorded for this user yet."
            missing="This platform does not record activity."
            href={pathTo('activity', undefined, { 'filter.object': objectKey('user', id) })}
          />
        )
      }
      otherSubscriptions={otherSubscriptions}
      onSwitch={(subscriptionId) => void switchSubscription(subscriptionId)}
      onGone={() => void navigate(pathTo('users'))}
    />
  );
}
