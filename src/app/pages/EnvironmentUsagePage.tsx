import { StorageDetail, UsageScreen } from '@/features/usage';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { Panel } from '@/product/Panel';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useUsageView } from './useUsageView';

/** The renders and storage of the current environment. */
export function EnvironmentUsagePage() {
  const { environmentDetail: environment } = useWorkspace();
  const [view, onViewChange] = useUsageView();
  if (!environment) return null;
  return (
    <UsageScreen
      key={environment.guid}
      title="Usage"
      badges={<EnvironmentTypeBadge type={environment.type} />}
      owner={{ environmentId: environment.guid }}
      now={new Date()}
      {...{ view, onViewChange }}
    >
      <Panel what="The storage">
        <StorageDetail environment={environment} />
      </Panel>
    </UsageScreen>
  );
}
