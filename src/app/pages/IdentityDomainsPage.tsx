import { subscriptionLabel } from '@/domain/workspace';
import { IdentityDomainsScreen } from '@/features/identity-domains';
import { useApi } from '../api/ApiContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useDone } from './useDone';

/** The external identity-provider domains of the current subscription. */
export function IdentityDomainsPage() {
  const api = useApi();
  const { subscription } = useWorkspace();
  const onDone = useDone();
  if (!subscription) return null;
  return (
    <IdentityDomainsScreen
      key={subscription.guid}
      subscriptionId={subscription.guid}
      subscriptionName={subscriptionLabel(subscription)}
      {...{ api, onDone }}
    />
  );
}
