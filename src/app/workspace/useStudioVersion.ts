import { useQuery } from '@tanstack/react-query';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { useApi } from '@/product/FeatureContext';
import { useWorkspace } from './WorkspaceContext';

/**
 * Returns the studio version of the route's environment, such as "latest (1.42.3)". Loads its settings only after an
 * environment with a defaultName is selected.
 */
export function useStudioVersion(): string | undefined {
  const api = useApi();
  const { environmentDetail } = useWorkspace();
  const settings = useQuery(environmentSettingsQueries(api).settings(environmentDetail));
  const versions = useQuery(environmentSettingsQueries(api).sdkVersions(environmentDetail));
  const label = settings.data?.sdkVersionPublic;
  if (!label) return undefined;
  const exact = versions.data?.[label]?.sdkVersion;
  return exact ? `${label} (${exact})` : label;
}
