import { useNavigate } from 'react-router';
import { PageHeader } from '@/components/PageHeader';
import { pathTo } from '@/domain/paths';
import { PROJECT_SORTS } from '@/domain/project';
import { ProjectsScreen, type ProjectsView } from '@/features/projects';
import { NoRoleHere } from '@/product/NoRoleHere';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The reader's own projects in the current environment. */
export function ProjectsPage() {
  const { environmentDetail: environment } = useWorkspace();
  const [state, onStateChange] = useTableUrlState();
  const navigate = useNavigate();
  if (!environment)
    return (
      <>
        <PageHeader title="My projects" />
        <NoRoleHere />
      </>
    );
  const by = PROJECT_SORTS.find((each) => each === state.sort?.column);
  const view: ProjectsView = {
    search: state.search,
    sort: { by: by ?? 'modified', direction: (by && state.sort?.direction) ?? 'desc' },
    look: state.filters.look === 'list' ? 'list' : 'grid',
  };
  const hrefOf = (projectId: string) => pathTo('project', { environmentId: environment.guid, projectId });
  return (
    <ProjectsScreen
      key={environment.guid}
      onViewChange={({ search, sort, look }) =>
        onStateChange({
          ...state,
          search,
          sort: { column: sort.by, direction: sort.direction },
          filters: { ...state.filters, look: look === 'list' ? look : '' },
        })
      }
      onOpen={(projectId) => void navigate(hrefOf(projectId))}
      {...{ environment, view, hrefOf }}
    />
  );
}
