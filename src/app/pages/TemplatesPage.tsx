import { useNavigate } from 'react-router';
import { ACTIONS, isAllowed, refusalOfAction } from '@/domain/access';
import { objectKey } from '@/domain/activity';
import { pathTo } from '@/domain/paths';
import { TEMPLATE_SORTS } from '@/domain/templates';
import { TemplatesScreen } from '@/features/templates';
import { ActivityHistory } from '@/product/Activity';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useKeptLook } from '../storage/useKeptLook';
import { ListViews } from '../tables/ListViews';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The templates of the current environment. */
export function TemplatesPage() {
  const { featureFlags } = useStartUp();
  const navigate = useNavigate();
  const [look, onLookChange] = useKeptLook('templates');
  const { access, environmentDetail: environment } = useWorkspace();
  const { view, onViewChange, state, onStateChange } = useListUrlState(TEMPLATE_SORTS, {
    by: 'modified',
    direction: 'desc',
  });
  return environment ? (
    <TemplatesScreen
      key={environment.guid}
      hasImport={featureFlags.backendTemplateImportEnabled}
      withheld={refusalOfAction('template.edit', access)?.detail}
      collectionsWithheld={refusalOfAction('collection.edit', access)?.detail}
      views={
        <ListViews list="templates" placeId={environment.guid} state={state} onStateChange={onStateChange} />
      }
      environment={environment}
      view={view}
      onViewChange={onViewChange}
      look={look}
      onLookChange={onLookChange}
      editorHref={(templateId) =>
        templateId === undefined
          ? pathTo('template-new', { environmentId: environment.guid })
          : pathTo('template', { environmentId: environment.guid, templateId })
      }
      historyOf={(templateId) =>
        isAllowed(ACTIONS['activity.read-environment'].rule, access) && (
          <ActivityHistory
            source={{ of: 'environment', environment }}
            object={objectKey('template', templateId)}
            empty="No activity recorded for this template yet."
            href={pathTo(
              'environment-activity',
              { environmentId: environment.guid },
              { 'filter.object': objectKey('template', templateId) },
            )}
          />
        )
      }
      onNavigate={(href) => void navigate(href)}
    />
  ) : null;
}
