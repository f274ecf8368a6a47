import { ACTIONS, deriveAccess, isAllowed } from '@/domain/access';
import { dayOf } from '@/domain/usage';
import { ReportsScreen } from '@/features/reports';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The reports of the current subscription. */
export function ReportsPage() {
  const { access, subscription, environments } = useWorkspace();
  if (!subscription) return null;
  const { rule } = ACTIONS['report.read-environment'];
  const readable = environments.filter(({ guid }) =>
    isAllowed(rule, deriveAccess(access.permissions, { ...access.facts, environmentId: guid })),
  );
  return (
    <ReportsScreen
      key={subscription.guid}
      subscriptionId={subscription.guid}
      customerId={subscription.clientId}
      environments={readable}
      mayReadSubscription={isAllowed(ACTIONS['report.read-subscription'].rule, access)}
      today={dayOf(new Date())}
    />
  );
}
