import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { OutputSettingScreen } from '@/features/output-settings';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One output setting of the current environment. */
export function OutputSettingPage() {
  const { id: settingId = '' } = useParams();
  const { featureFlags: flags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const navigate = useNavigate();
  if (!environment) return null;
  const environmentId = environment.guid;
  return (
    <OutputSettingScreen
      key={`${environmentId} ${settingId}`}
      withheld={refusalOfAction('output-setting.edit', access)?.detail}
      onOpen={(id) => void navigate(pathTo('output-setting', { environmentId, id }))}
      onGone={() => void navigate(pathTo('output-settings', { environmentId }))}
      environment={environment}
      settingId={settingId}
      flags={flags}
    />
  );
}
