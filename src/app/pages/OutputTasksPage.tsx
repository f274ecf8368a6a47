import { OutputTasksScreen } from '@/features/output-tasks';
import { listKey } from '../tables/listKey';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The output tasks of the current environment. */
export function OutputTasksPage() {
  const { user, environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  if (!environment) return null;
  return (
    <OutputTasksScreen
      key={environment.guid}
      viewsKey={listKey('output-tasks', user.id, environment.guid)}
      {...{ environment, tableState, onTableStateChange }}
    />
  );
}
