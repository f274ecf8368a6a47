import { trimEndOf } from '@/domain/format';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { environmentUrl } from '@/api/environment';
import { objectKey } from '@/domain/activity';
import { pathTo } from '@/domain/paths';
import { IntegrationsScreen } from '@/features/integrations';
import { ActivityHistory } from '@/product/Activity';
import { useStartUp } from '../configuration/ConfigurationContext';
import { ListViews } from '../tables/ListViews';
import { useTableUrlState } from '../tables/useTableUrlState';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** Query parameter for the integration that is open beside the list. */
const OPEN = 'integration';

/** The integrations of the current environment. */
export function IntegrationsPage() {
  const { environmentId = '' } = useParams();
  const { domain, audience } = useStartUp().configuration.identityProvider;
  const tokenEndpoint = useMemo(() => ({ url: tokenUrl(domain), audience }), [audience, domain]);
  const [query, setQuery] = useSearchParams();
  const onOpenIdChange = useCallback(
    (clientId: string) =>
      setQuery((previous) => {
        if (clientId) previous.set(OPEN, clientId);
        else previous.delete(OPEN);
        return previous;
      }),
    [setQuery],
  );
  const { environmentDetail } = useWorkspace();
  const environmentApi = environmentDetail?.backOfficeUri
    ? environmentUrl(environmentDetail, { path: '' }).replace(/\/$/, '')
    : undefined;
  const [tableState, onTableStateChange] = useTableUrlState();
  return (
    <IntegrationsScreen
      openId={query.get(OPEN) ?? ''}
      historyOf={(clientId) =>
        environmentDetail && (
          <ActivityHistory
            source={{ of: 'environment', environment: environmentDetail }}
            object={objectKey('integration', clientId)}
            empty="No activity recorded for this integration yet."
            href={pathTo(
              'environment-activity',
              { environmentId },
              { 'filter.object': objectKey('integration', clientId) },
            )}
          />
        )
      }
      views={
        <ListViews
          list="integrations"
          placeId={environmentId}
          state={tableState}
          onStateChange={onTableStateChange}
        />
      }
      environmentId={environmentId}
      tokenEndpoint={tokenEndpoint}
      environmentApi={environmentApi}
      onOpenIdChange={onOpenIdChange}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}

/** Builds the token address of a provider's domain, which may lack its scheme. */
function tokenUrl(domain: string): string {
  const origin = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  return `${trimEndOf(origin, '/')}/oauth/token`;
}
