import { refusalOfAction } from '@/domain/access';
import { WebHooksScreen } from '@/features/web-hooks';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The web hooks of the current environment. */
export function WebHooksPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!environment) return null;
  return (
    <WebHooksScreen
      key={environment.guid}
      withheld={refusalOfAction('web-hook.manage', access)?.detail}
      views={
        <ListViews
          list="web-hooks"
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
