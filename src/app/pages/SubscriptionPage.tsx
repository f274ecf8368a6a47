import { useSearchParams } from 'react-router';
import { AVERAGE_MONTHS, SubscriptionScreen } from '@/features/subscription';
import { subscriptionLabel } from '@/domain/workspace';
import { pathTo } from '@/domain/paths';
import { useApi } from '../api/ApiContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { workspaceMemory } from '../workspace/workspaceMemory';
import { useDone } from './useDone';

/** The name of the query value that says over how many months renders are averaged. */
const MONTHS = 'months';

/** The current subscription. */
export function SubscriptionPage() {
  const api = useApi();
  const { subscription, environments } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const onDone = useDone();
  if (!subscription) return null;
  return (
    <SubscriptionScreen
      key={subscription.guid}
      api={api}
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
      onDone={onDone}
    />
  );
}
