import { useNavigate, useParams } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { isStudioFeatureEnabled } from '@/domain/flags';
import { pathTo } from '@/domain/paths';
import { TemplateScreen, type FontsQuestion, type VersionsQuestion } from '@/editor/template';
import { AddConnectorFonts } from '@/features/fonts';
import { TemplateVersionsDialog } from '@/features/templates';
import { NoRoleHere } from '@/product/NoRoleHere';
import { PageHeader } from '@/components/PageHeader';
import { InactiveSubscriptionMark } from '../shell/InactiveSubscriptionMark';
import { SAME_PAGE } from '../routeTable/samePage';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ConfiguredStudio } from '../embed/ConfiguredStudioOnDemand';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** A template in its editor; a new one when the address has no id. */
export function TemplatePage() {
  const { templateId } = useParams();
  const { configuration, featureFlags } = useStartUp();
  const { access, environmentDetail: environment, subscription } = useWorkspace();
  const navigate = useNavigate();
  if (!environment)
    return (
      <>
        <PageHeader title="Template" />
        <NoRoleHere />
      </>
    );
  const addressOf = (id: string) => pathTo('template', { environmentId: environment.guid, templateId: id });
  const backHref = pathTo('templates', { environmentId: environment.guid });
  if (configuration.studioCdnBaseUrl !== '')
    return (
      <ConfiguredStudio
        key={environment.guid}
        kind="template"
        id={templateId}
        environment={environment}
        backHref={backHref}
        addressOf={addressOf}
      />
    );
  return (
    <TemplateScreen
      key={environment.guid}
      environment={environment}
      templateId={templateId}
      backHref={backHref}
      hasBrandKits={featureFlags.brandKitsEnabled}
      mediaWithheld={refusalOfAction('media.list', access)?.detail}
      hasFeature={(feature, studioVersion) =>
        isStudioFeatureEnabled({
          globalFlag: configuration.featureFlagsEnabled,
          flag: featureFlags.studioFeatureFlags[feature],
          studioVersion,
        })
      }
      // The address of a new template is no longer valid after its first save.
      onMoved={(id) => void navigate(addressOf(id), { replace: templateId === undefined, state: SAME_PAGE })}
      mark={
        subscription && !subscription.isActive ? (
          <InactiveSubscriptionMark subscription={subscription} look="badge" />
        ) : undefined
      }
      onLeave={() => void navigate(backHref)}
      versions={(asked: VersionsQuestion) => <TemplateVersionsDialog {...asked} environment={environment} />}
      takingFonts={{
        withheld: refusalOfAction('font.edit', access)?.detail,
        choose: (asked: FontsQuestion) => <AddConnectorFonts {...asked} environment={environment} />,
      }}
    />
  );
}
