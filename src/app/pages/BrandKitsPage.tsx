import { refusalOfAction } from '@/domain/access';
import { BRAND_KIT_SORTS } from '@/domain/brand-kits';
import { pathTo } from '@/domain/paths';
import { BrandKitsScreen } from '@/features/brand-kits';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The brand kits of the current environment. */
export function BrandKitsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const { view, onViewChange, state, onStateChange } = useListUrlState(BRAND_KIT_SORTS, {
    by: 'name',
    direction: 'asc',
  });
  if (!environment) return null;
  return (
    <BrandKitsScreen
      key={environment.guid}
      withheld={refusalOfAction('brand-kit.edit', access)?.detail}
      hrefOf={(brandKitId) => pathTo('brand-kit', { environmentId: environment.guid, brandKitId })}
      views={
        <ListViews list="brand-kits" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      environment={environment}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
