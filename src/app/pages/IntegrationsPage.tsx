import { useParams } from 'react-router';
import { IntegrationsScreen } from '@/features/integrations';
import { useApi } from '../api/ApiContext';
import { useNotificationCentre } from '../notifications/NotificationsProvider';
import { useTableUrlState } from '../tables/useTableUrlState';

/** The integrations of the current environment. */
export function IntegrationsPage() {
  const api = useApi();
  const { environmentId = '' } = useParams();
  const { notify } = useNotificationCentre();
  const [tableState, onTableStateChange] = useTableUrlState();
  return (
    <IntegrationsScreen
      {...{ api, environmentId, tableState, onTableStateChange }}
      onDone={(message) => notify({ kind: 'POSITIVE', message })}
    />
  );
}
