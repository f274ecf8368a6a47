import { ConnectorsScreen } from '@/features/connectors';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The connectors of the current environment. */
export function ConnectorsPage() {
  const { featureFlags } = useStartUp();
  const { environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  return environment ? (
    <ConnectorsScreen
      key={environment.guid}
      mayRemove={featureFlags.removeConnectorsEnabled}
      views={
        <ListViews
          list="connectors"
          placeId={environment.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      environment={environment}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  ) : null;
}
