import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { LinkButton } from '@/components/LinkButton';
import { Box } from '@/components/Box';
import { objectKey } from '@/domain/activity';
import { ACTIONS, isAllowed, SETTINGS } from '@/domain/access';
import { EnvironmentScreen } from '@/features/environment-home';
import { ActivityHistory } from '@/product/Activity';
import { LoadError } from '@/product/LoadError';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';
import { useStartUp } from '../configuration/ConfigurationContext';
import { Allowed } from '../workspace/Allowed';
import { useMayOpenPage } from '../workspace/useMayOpenPage';
import { useStudioVersion } from '../workspace/useStudioVersion';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The home of the current environment. */
export function EnvironmentPage() {
  const { access, environmentDetail } = useWorkspace();
  const mayOpen = useMayOpenPage();
  const studioVersion = useStudioVersion();
  const api = useApi();
  const { configuration, featureFlags } = useStartUp();
  const settings = useQuery(environmentSettingsQueries(api).settings(environmentDetail));
  return (
    <>
      {settings.isError && (
        <Box css={{ marginBlockEnd: '$4' }}>
          <LoadError what="The studio version" reads={[settings]} />
        </Box>
      )}
      <EnvironmentScreen
        environment={environmentDetail}
        studioVersion={studioVersion}
        mayOpen={mayOpen}
        mayEditTemplates={isAllowed(ACTIONS['template.edit'].rule, access)}
        flags={{
          isGlobalOn: configuration.featureFlagsEnabled,
          featureFlags,
          versionLabel: settings.data?.sdkVersionPublic,
        }}
        history={
          environmentDetail && (
            <Allowed rule={SETTINGS}>
              <ActivityHistory
                source={{ of: 'environment', environment: environmentDetail }}
                object={objectKey('environment', environmentDetail.guid)}
                empty="No activity recorded for the environment itself yet."
                href={pathTo('environment-activity', { environmentId: environmentDetail.guid })}
              />
            </Allowed>
          )
        }
        actions={
          environmentDetail && (
            <Allowed rule={SETTINGS}>
              <LinkButton
                startIcon={Settings}
                href={pathTo('settings', { environmentId: environmentDetail.guid })}
              >
                Settings
              </LinkButton>
            </Allowed>
          )
        }
      />
    </>
  );
}
