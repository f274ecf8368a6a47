import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '@/api/subscriptions';
import { StorageDetail, UsageScreen } from '@/features/usage';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { Panel } from '@/product/Panel';
import { useMayOpenPage } from '../workspace/useMayOpenPage';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useUsageView } from './useUsageView';

/** The renders and storage of the current environment, by contract year if the reader may see the contract. */
export function EnvironmentUsagePage() {
  const api = useApi();
  const { environmentDetail: environment, subscription } = useWorkspace();
  const subscriptionId = useMayOpenPage()('usage') ? (subscription?.guid ?? '') : '';
  const { data: contract, isLoading } = useQuery({
    ...subscriptionQueries(api).detail(subscriptionId),
    enabled: subscriptionId !== '',
  });
  const [view, onViewChange] = useUsageView();
  if (!environment) return null;
  return (
    <UsageScreen
      key={environment.guid}
      title="Usage"
      badges={<EnvironmentTypeBadge type={environment.type} />}
      owner={{ environmentId: environment.guid }}
      contractStart={contract?.startDate}
      isContractLoading={isLoading}
      now={new Date()}
      view={view}
      onViewChange={onViewChange}
    >
      <Panel what="The storage">
        <StorageDetail environment={environment} />
      </Panel>
    </UsageScreen>
  );
}
