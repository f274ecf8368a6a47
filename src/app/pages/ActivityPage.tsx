import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/api/users';
import { dayOf } from '@/domain/usage';
import { displayName } from '@/domain/users';
import { ActivityScreen } from '@/features/activity';
import { useApi } from '@/product/FeatureContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useActivityView } from './useActivityView';

/** The activity of the current subscription. */
export function ActivityPage() {
  const api = useApi();
  const subscriptionId = useWorkspace().subscription?.guid ?? '';
  const users = useQuery({ ...userQueries(api).list(subscriptionId), enabled: subscriptionId !== '' });
  const addressed = useActivityView(subscriptionId);
  if (!subscriptionId) return null;
  return (
    <ActivityScreen
      key={subscriptionId}
      source={{ of: 'subscription', subscriptionId }}
      description="Who did what in the subscription and its environments, newest first. Entries can’t be changed."
      actors={(users.data ?? []).map((user) => ({
        id: user.id,
        name: displayName(user),
        detail: user.email,
      }))}
      actorReads={[users]}
      today={dayOf(new Date())}
      {...addressed}
    />
  );
}
