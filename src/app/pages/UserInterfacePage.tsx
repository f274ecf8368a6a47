import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { UserInterfaceScreen } from '@/features/user-interfaces';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One user interface of the current environment. */
export function UserInterfacePage() {
  const { id: userInterfaceId = '' } = useParams();
  const { featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const navigate = useNavigate();
  if (!environment) return null;
  const environmentId = environment.guid;
  return (
    <UserInterfaceScreen
      key={`${environmentId} ${userInterfaceId}`}
      withheld={refusalOfAction('user-interface.edit', access)?.detail}
      hasBuilder={featureFlags.formBuilderEnabled}
      onOpen={(id) => void navigate(pathTo('user-interface', { environmentId, id }))}
      onGone={() => void navigate(pathTo('user-interfaces', { environmentId }))}
      environment={environment}
      userInterfaceId={userInterfaceId}
    />
  );
}
