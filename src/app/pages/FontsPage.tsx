import { refusalOfAction } from '@/domain/access';
import { FAMILY_SORTS } from '@/domain/font';
import { FontsScreen } from '@/features/fonts';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The fonts of the current environment. */
export function FontsPage() {
  const { featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const { view, onViewChange } = useListUrlState(FAMILY_SORTS, { by: 'name', direction: 'asc' });
  return environment ? (
    <FontsScreen
      key={environment.guid}
      withheld={refusalOfAction('font.edit', access)?.detail}
      hasDownload={featureFlags.downloadFontFamilyEnabled}
      {...{ environment, view, onViewChange }}
    />
  ) : null;
}
