import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { PageHeader } from '@/components/PageHeader';
import { pathTo } from '@/domain/paths';
import { ProjectScreen } from '@/editor/project';
import { NoRoleHere } from '@/product/NoRoleHere';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ConfiguredStudio } from '../embed/ConfiguredStudioOnDemand';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** One of the reader's own projects. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const { configuration, featureFlags } = useStartUp();
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
  const backHref = pathTo('projects', { environmentId: environment.guid });
  if (configuration.studioCdnBaseUrl !== '')
    return (
      <ConfiguredStudio
        key={environment.guid}
        kind="project"
        id={projectId}
        environment={environment}
        backHref={backHref}
        addressOf={addressOf}
      />
    );
  return (
    <ProjectScreen
      key={`${environment.guid} ${projectId}`}
      environment={environment}
      projectId={projectId}
      backHref={backHref}
      hasOwnForms={featureFlags.formBuilderEnabled}
      mediaWithheld={refusalOfAction('media.list', access)?.detail}
      onOpen={(id) => void navigate(addressOf(id))}
    />
  );
}
