import { refusalOfAction } from '@/domain/access';
import { FAMILY_SORTS } from '@/domain/font';
import { FontsScreen, type FontsView } from '@/features/fonts';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The fonts of the current environment. */
export function FontsPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [state, onStateChange] = useTableUrlState();
  const by = FAMILY_SORTS.find((each) => each === state.sort?.column) ?? 'name';
  const direction = (by === state.sort?.column && state.sort.direction) || 'asc';
  const view: FontsView = { search: state.search, sort: { by, direction } };
  return environment ? (
    <FontsScreen
      key={environment.guid}
      withheld={refusalOfAction('font.edit', access)?.detail}
      onViewChange={({ search, sort }) =>
        onStateChange({ ...state, search, sort: { column: sort.by, direction: sort.direction } })
      }
      {...{ environment, view }}
    />
  ) : null;
}
