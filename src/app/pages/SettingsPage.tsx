import { SettingsScreen } from '@/features/settings';
import { pathTo } from '@/domain/paths';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The general settings of the current environment. */
export function SettingsPage() {
  const { environmentDetail: environment } = useWorkspace();
  return environment ? (
    <SettingsScreen
      key={environment.guid}
      compareHref={pathTo('compare', { environmentId: environment.guid })}
      environment={environment}
    />
  ) : null;
}
