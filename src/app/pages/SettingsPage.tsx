import { useNavigate } from 'react-router';
import { ACTIONS, isAllowed } from '@/domain/access';
import { SettingsScreen } from '@/features/settings';
import { pathTo } from '@/domain/paths';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The general settings of the current environment. */
export function SettingsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const navigate = useNavigate();
  return environment ? (
    <SettingsScreen
      key={environment.guid}
      compareHref={pathTo('compare', { environmentId: environment.guid })}
      environment={environment}
      deletionRefusal={
        isAllowed(ACTIONS['environment.delete'].rule, access)
          ? undefined
          : 'Only subscription admins can delete it.'
      }
      onDeleted={() => void navigate(pathTo('environments'))}
    />
  ) : null;
}
