import { SubscriptionScreen } from '@/features/subscription';
import { subscriptionLabel } from '@/domain/workspace';
import { useApi } from '../api/ApiContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The current subscription. */
export function SubscriptionPage() {
  const api = useApi();
  const { subscription } = useWorkspace();
  if (!subscription) return null;
  return (
    <SubscriptionScreen
      api={api}
      subscriptionId={subscription.guid}
      title={subscriptionLabel(subscription)}
    />
  );
}
