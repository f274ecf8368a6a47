import { EnvironmentScreen } from '@/features/environment-home';
import { useStudioVersion } from '../workspace/useStudioVersion';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The home of the current environment. */
export function EnvironmentPage() {
  const { environmentDetail } = useWorkspace();
  return <EnvironmentScreen environment={environmentDetail} studioVersion={useStudioVersion()} />;
}
