import { ConnectorsScreen } from '@/features/connectors';
import { useApi } from '../api/ApiContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useDone } from './useDone';

/** The connectors of the current environment. */
export function ConnectorsPage() {
  const api = useApi();
  const { featureFlags } = useStartUp();
  const { environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const onDone = useDone();
  return environment ? (
    <ConnectorsScreen
      key={environment.guid}
      mayRemove={featureFlags.removeConnectorsEnabled}
      {...{ api, environment, tableState, onTableStateChange, onDone }}
    />
  ) : null;
}
