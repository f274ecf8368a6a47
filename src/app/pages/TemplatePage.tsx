import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { isStudioFeatureEnabled } from '@/domain/flags';
import { pathTo } from '@/domain/paths';
import { NewTemplateScreen, TemplateScreen, type VersionsQuestion } from '@/editor/template';
import { TemplateVersionsDialog } from '@/features/templates';
import { NoRoleHere } from '@/product/NoRoleHere';
import { PageHeader } from '@/components/PageHeader';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** A template in its editor; a new one where the address names none. */
export function TemplatePage() {
  const { templateId } = useParams();
  const { configuration, featureFlags } = useStartUp();
  const { access, environmentDetail: environment } = useWorkspace();
  const navigate = useNavigate();
  if (!environment)
    return (
      <>
        <PageHeader title="Template" />
        <NoRoleHere />
      </>
    );
  const addressOf = (id: string) => pathTo('template', { environmentId: environment.guid, templateId: id });
  const props = {
    environment,
    backHref: pathTo('templates', { environmentId: environment.guid }),
    mediaWithheld: refusalOfAction('media.list', access)?.detail,
    hasFeature: (feature: string, studioVersion: string) =>
      isStudioFeatureEnabled({
        globalFlag: configuration.featureFlagsEnabled,
        flag: featureFlags.studioFeatureFlags[feature],
        studioVersion,
      }),
    onOpen: (id: string) => void navigate(addressOf(id)),
    versions: (asked: VersionsQuestion) => <TemplateVersionsDialog {...asked} environment={environment} />,
  };
  return templateId === undefined ? (
    <NewTemplateScreen key={environment.guid} {...props} onLeave={() => void navigate(props.backHref)} />
  ) : (
    <TemplateScreen key={`${environment.guid} ${templateId}`} {...props} templateId={templateId} />
  );
}
