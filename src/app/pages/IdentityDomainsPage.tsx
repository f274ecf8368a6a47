import { subscriptionLabel } from '@/domain/workspace';
import { IdentityDomainsScreen } from '@/features/identity-domains';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The external identity-provider domains of the current subscription. */
export function IdentityDomainsPage() {
  const { subscription } = useWorkspace();
  if (!subscription) return null;
  return (
    <IdentityDomainsScreen
      key={subscription.guid}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
    />
  );
}
