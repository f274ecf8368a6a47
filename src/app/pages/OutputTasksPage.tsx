import { OutputTasksScreen } from '@/features/output-tasks';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The output tasks of the current environment. */
export function OutputTasksPage() {
  const { environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!environment) return null;
  return (
    <OutputTasksScreen
      key={environment.guid}
      views={
        <ListViews
          list="output-tasks"
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
