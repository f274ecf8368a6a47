import { refusalOfAction } from '@/domain/access';
import { BRAND_KIT_SORTS } from '@/domain/brand-kit';
import { pathTo } from '@/domain/paths';
import { BrandKitsScreen, type BrandKitsView } from '@/features/brand-kits';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The brand kits of the current environment. */
export function BrandKitsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [state, onStateChange] = useTableUrlState();
  if (!environment) return null;
  const by = BRAND_KIT_SORTS.find((each) => each === state.sort?.column);
  const view: BrandKitsView = {
    search: state.search,
    sort: { by: by ?? 'name', direction: (by && state.sort?.direction) ?? 'asc' },
  };
  return (
    <BrandKitsScreen
      key={environment.guid}
      withheld={refusalOfAction('brand-kit.edit', access)?.detail}
      hrefOf={(brandKitId) => pathTo('brand-kit', { environmentId: environment.guid, brandKitId })}
      onViewChange={({ search, sort }) =>
        onStateChange({ ...state, search, sort: { column: sort.by, direction: sort.direction } })
      }
      {...{ environment, view }}
    />
  );
}
