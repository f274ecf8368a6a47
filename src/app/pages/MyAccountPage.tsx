import { useQuery } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import { Box } from '@/components/Box';
import { pathTo } from '@/domain/paths';
import { AccountScreen } from '@/features/account';
import { ActivityHistory } from '@/product/Activity';
import { LoadError } from '@/product/LoadError';
import { useApi } from '@/product/FeatureContext';
import { useSession } from '../session/SessionContext';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The account of the signed-in user, the same inside and outside an environment. */
export function MyAccountPage() {
  const api = useApi();
  const { user, access, subscriptions, environments } = useWorkspace();
  const { logOut } = useSession();
  // Roles may be in environments of other subscriptions; without any role no environment is loaded.
  const everywhere = useQuery({
    ...environmentQueries(api).list(),
    enabled: !access.flags.hasNoRoleOrEnvRole,
  });
  return (
    <>
      {everywhere.isError && (
        <Box css={{ marginBlockEnd: '$4' }}>
          <LoadError what="The names of all your environments" reads={[everywhere]} />
        </Box>
      )}
      <AccountScreen
        user={user}
        subscriptions={subscriptions}
        environments={everywhere.data ?? environments}
        onLogOut={() => void logOut()}
        history={
          <ActivityHistory
            source={{ of: 'oneself' }}
            title="My recent activity"
            empty="Nothing yet."
            href={pathTo('my-activity')}
          />
        }
      />
    </>
  );
}
