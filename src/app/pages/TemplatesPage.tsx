import { useNavigate } from 'react-router';
import { refusalOfAction } from '@/domain/access';
import { pathTo } from '@/domain/paths';
import { TEMPLATE_SORTS } from '@/domain/template';
import { TemplatesScreen } from '@/features/templates';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useKeptLook } from '../storage/useKeptLook';
import { useListUrlState } from '../tables/useListUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The templates of the current environment. */
export function TemplatesPage() {
  const { featureFlags } = useStartUp();
  const navigate = useNavigate();
  const [look, onLookChange] = useKeptLook('templates');
  const { access, environmentDetail: environment } = useWorkspace();
  const { view, onViewChange } = useListUrlState(TEMPLATE_SORTS, { by: 'modified', direction: 'desc' });
  return environment ? (
    <TemplatesScreen
      key={environment.guid}
      hasImport={featureFlags.backendTemplateImportEnabled}
      withheld={refusalOfAction('template.edit', access)?.detail}
      {...{ environment, view, onViewChange, look, onLookChange }}
      editorHref={(templateId) =>
        templateId === undefined
          ? pathTo('template-new', { environmentId: environment.guid })
          : pathTo('template', { environmentId: environment.guid, templateId })
      }
      onNavigate={(href) => void navigate(href)}
    />
  ) : null;
}
