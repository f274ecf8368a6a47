import { refusalOfAction } from '@/domain/access';
import { TEMPLATE_SORTS } from '@/domain/template';
import { TemplatesScreen, type TemplatesView } from '@/features/templates';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The templates of the current environment. */
export function TemplatesPage() {
  const { access, environmentDetail: environment } = useWorkspace();
  const [state, onStateChange] = useTableUrlState();
  const by = TEMPLATE_SORTS.find((each) => each === state.sort?.column);
  const view: TemplatesView = {
    search: state.search,
    sort: by ? { by, direction: state.sort?.direction ?? 'asc' } : { by: 'modified', direction: 'desc' },
  };
  return environment ? (
    <TemplatesScreen
      key={environment.guid}
      withheld={refusalOfAction('template.edit', access)?.detail}
      onViewChange={({ search, sort }) =>
        onStateChange({ ...state, search, sort: { column: sort.by, direction: sort.direction } })
      }
      {...{ environment, view }}
    />
  ) : null;
}
