import { Settings } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { SETTINGS } from '@/domain/access';
import { EnvironmentScreen } from '@/features/environment-home';
import { Allowed } from '../routes/Allowed';
import { useStudioVersion } from '../workspace/useStudioVersion';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The home of the current environment. */
export function EnvironmentPage() {
  const { environmentDetail } = useWorkspace();
  const studioVersion = useStudioVersion();
  return (
    <EnvironmentScreen
      environment={environmentDetail}
      studioVersion={studioVersion}
      actions={
        environmentDetail && (
          <Allowed rule={SETTINGS}>
            <LinkButton startIcon={Settings} href={`/environments/${environmentDetail.guid}/settings`}>
              Settings
            </LinkButton>
          </Allowed>
        )
      }
    />
  );
}
