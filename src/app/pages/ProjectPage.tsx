import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { PageHeader } from '@/components/PageHeader';
import { pathTo } from '@/domain/paths';
import { ProjectScreen } from '@/editor/project';
import { NoRoleHere } from '@/product/NoRoleHere';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One of the reader's own projects. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const { access, environmentDetail: environment } = useWorkspace();
  const navigate = useNavigate();
  if (!environment)
    return (
      <>
        <PageHeader title="Project" />
        <NoRoleHere />
      </>
    );
  const addressOf = (id: string) => pathTo('project', { environmentId: environment.guid, projectId: id });
  return (
    <ProjectScreen
      key={`${environment.guid} ${projectId}`}
      {...{ environment, projectId }}
      backHref={pathTo('projects', { environmentId: environment.guid })}
      mediaWithheld={refusalOfAction('media.list', access)?.detail}
      onOpen={(id) => void navigate(addressOf(id))}
    />
  );
}
