import { useSearchParams } from 'react-router';
import { AVERAGE_MONTHS, SubscriptionScreen } from '@/features/subscription';
import { subscriptionLabel } from '@/domain/workspace';
import { pathTo } from '@/domain/paths';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { workspaceMemory } from '../workspace/workspaceMemory';

/** Query parameter for the months over which renders are averaged. */
const MONTHS = 'months';

/** The current subscription. */
export function SubscriptionPage() {
  const { subscription, environments } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  if (!subscription) return null;
  return (
    <SubscriptionScreen
      key={subscription.guid}
      subscriptionId={subscription.guid}
      title={subscriptionLabel(subscription)}
      averageMonths={AVERAGE_MONTHS.find((months) => months === query.get(MONTHS)) ?? '3'}
      onAverageMonthsChange={(months) =>
        setQuery(
          (previous) => {
            previous.set(MONTHS, months);
            return previous;
          },
          { preventScrollReset: true },
        )
      }
      environments={environments}
      recentIds={workspaceMemory.recentEnvironmentIds()}
      usageHref={pathTo('usage')}
      reportsHref={pathTo('reports')}
    />
  );
}
