import { SettingsScreen } from '@/features/settings';
import { useStudioVersion } from '../workspace/useStudioVersion';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The general settings of the current environment. */
export function SettingsPage() {
  const { environmentDetail } = useWorkspace();
  const studioVersion = useStudioVersion();
  return environmentDetail ? (
    <SettingsScreen environment={environmentDetail} studioVersion={studioVersion} />
  ) : null;
}
