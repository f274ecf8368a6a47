import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '@/api/subscriptions';
import { pathTo } from '@/domain/paths';
import { UsageScreen } from '@/features/usage';
import { useApi } from '@/product/FeatureContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useUsageView } from './useUsageView';

/** The renders of the current subscription. */
export function UsagePage() {
  const api = useApi();
  const subscriptionId = useWorkspace().subscription?.guid ?? '';
  const { data, isLoading } = useQuery({
    ...subscriptionQueries(api).detail(subscriptionId),
    enabled: subscriptionId !== '',
  });
  const [view, onViewChange] = useUsageView();
  if (!subscriptionId) return null;
  return (
    <UsageScreen
      key={subscriptionId}
      title="Usage"
      owner={{ subscriptionId }}
      contract={data}
      costs={data?.prices ? { prices: data.prices, environments: data.environments } : undefined}
      isContractLoading={isLoading}
      now={new Date()}
      environmentHref={(environmentId, { start, end }) =>
        `${pathTo('environment-usage', { environmentId })}?groupBy=name&startDate=${start}&endDate=${end}`
      }
      view={view}
      onViewChange={onViewChange}
    />
  );
}
