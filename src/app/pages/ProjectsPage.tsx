import { useNavigate } from 'react-router';
import { onDemand } from '@/components/onDemand';
import { PageHeader } from '@/components/PageHeader';
import { pathTo } from '@/domain/paths';
import { PROJECT_SORTS } from '@/domain/projects';
import { ProjectsScreen } from '@/features/projects';
import { NoRoleHere } from '@/product/NoRoleHere';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The project's page, preloaded here and rendered by the router. */
const ProjectPage = onDemand(async () => (await import('./ProjectPage')).ProjectPage);

/** The reader's own projects in the current environment. */
export function ProjectsPage() {
  const { environmentDetail: environment } = useWorkspace();
  const { view, onViewChange, filters, state, onStateChange } = useListUrlState(PROJECT_SORTS, {
    by: 'modified',
    direction: 'desc',
  });
  const navigate = useNavigate();
  if (!environment)
    return (
      <>
        <PageHeader title="My projects" />
        <NoRoleHere />
      </>
    );
  const hrefOf = (projectId: string) => pathTo('project', { environmentId: environment.guid, projectId });
  return (
    <ProjectsScreen
      key={environment.guid}
      onViewChange={(next) => onViewChange(next, { look: next.look === 'list' ? [next.look] : [] })}
      onOpen={(projectId) => void navigate(hrefOf(projectId))}
      onChoosing={ProjectPage.preload}
      views={
        <ListViews list="projects" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      environment={environment}
      hrefOf={hrefOf}
      view={{ ...view, look: filters['look']?.includes('list') ? 'list' : 'grid' }}
    />
  );
}
