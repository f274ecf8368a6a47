import { SettingsScreen } from '@/features/settings';
import { pathTo } from '@/domain/paths';
import { useApi } from '../api/ApiContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useDone } from './useDone';

/** The general settings of the current environment. */
export function SettingsPage() {
  const api = useApi();
  const { environmentDetail: environment } = useWorkspace();
  const onDone = useDone();
  return environment ? (
    <SettingsScreen
      key={environment.guid}
      compareHref={pathTo('compare', { environmentId: environment.guid })}
      {...{ api, environment, onDone }}
    />
  ) : null;
}
