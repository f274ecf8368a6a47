import { useQuery } from '@tanstack/react-query';
import { integrationQueries } from '@/api/integrations';
import { userQueries } from '@/api/users';
import { dayOf } from '@/domain/usage';
import { displayName } from '@/domain/users';
import { ActivityScreen } from '@/features/activity';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { useActivityView } from './useActivityView';

/** The activity of the current environment. */
export function EnvironmentActivityPage() {
  const api = useApi();
  const { environmentDetail: environment } = useWorkspace();
  const known = environment !== undefined;
  const users = useQuery({
    ...userQueries(api).list(environment?.subscriptionId ?? ''),
    enabled: known,
  });
  const integrations = useQuery({
    ...integrationQueries(api).list(environment?.guid ?? ''),
    enabled: known,
  });
  const addressed = useActivityView(environment?.guid ?? '');
  if (!environment) return null;
  return (
    <ActivityScreen
      key={environment.guid}
      source={{ of: 'environment', environment }}
      description="Who did what in this environment, newest first. Entries can’t be changed."
      badges={<EnvironmentTypeBadge type={environment.type} />}
      actors={[
        ...(users.data ?? []).map((user) => ({
          id: user.id,
          name: displayName(user),
          detail: user.email,
        })),
        ...(integrations.data ?? []).map(({ clientId, name }) => ({
          id: clientId,
          name,
          detail: 'Integration',
        })),
      ]}
      actorReads={[users, integrations]}
      today={dayOf(new Date())}
      {...addressed}
    />
  );
}
