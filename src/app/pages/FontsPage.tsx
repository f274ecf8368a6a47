import { refusalOfAction } from '@/domain/access';
import { FAMILY_SORTS } from '@/domain/fonts';
import { FontsScreen } from '@/features/fonts';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The fonts of the current environment. */
export function FontsPage() {
  const { featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const { view, onViewChange, state, onStateChange } = useListUrlState(FAMILY_SORTS, {
    by: 'name',
    direction: 'asc',
  });
  return environment ? (
    <FontsScreen
      key={environment.guid}
      withheld={refusalOfAction('font.edit', access)?.detail}
      hasDownload={featureFlags.downloadFontFamilyEnabled}
      views={
        <ListViews list="fonts" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      environment={environment}
      view={view}
      onViewChange={onViewChange}
    />
  ) : null;
}
