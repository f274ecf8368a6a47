import { useNavigate } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { UserInterfacesScreen } from '@/features/user-interfaces';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The user interfaces of the current environment. */
export function UserInterfacesPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [tableState, onTableStateChange] = useTableUrlState();
  const navigate = useNavigate();
  if (!environment) return null;
  return (
    <UserInterfacesScreen
      key={environment.guid}
      withheld={refusalOfAction('user-interface.edit', access)?.detail}
      onOpen={(id) => void navigate(pathTo('user-interface', { environmentId: environment.guid, id }))}
      views={
        <ListViews
          list="user-interfaces"
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
