import { useNavigate } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { OutputSettingsScreen } from '@/features/output-settings';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The output settings of the current environment. */
export function OutputSettingsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const navigate = useNavigate();
  if (!environment) return null;
  return (
    <OutputSettingsScreen
      key={environment.guid}
      withheld={refusalOfAction('output-setting.edit', access)?.detail}
      onOpen={(id) => void navigate(pathTo('output-setting', { environmentId: environment.guid, id }))}
      views={
        <ListViews
          list="output-settings"
          placeId={environment.guid}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      environment={environment}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}
