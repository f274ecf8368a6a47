import { useNavigate } from 'react-router';
import { PageHeader } from '@/components/PageHeader';
import { pathTo } from '@/domain/paths';
import { PROJECT_SORTS } from '@/domain/project';
import { ProjectsScreen } from '@/features/projects';
import { NoRoleHere } from '@/product/NoRoleHere';
import { ListViews } from '../tables/ListViews';
import { PAGE_LOADERS } from '../routes/pageLoaders';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** A failed fetch is made again, and told, when a project is opened. */
const fetchEditor = () => void PAGE_LOADERS.project().catch(() => undefined);

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
      onChoosing={fetchEditor}
      views={
        <ListViews list="projects" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      {...{ environment, hrefOf }}
      view={{ ...view, look: filters['look']?.includes('list') ? 'list' : 'grid' }}
    />
  );
}
