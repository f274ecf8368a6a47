import type { QueryClient } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import { createPlatformApi, type PlatformApi } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import { userQueries } from '@/api/users';
import type { Configuration } from '@/domain/configuration';
import { hasUserScope, parsePermissions } from '@/domain/access';
import { userGate } from '@/domain/user';
import { createQueryClient } from '../api/createQueryClient';
import type { Session } from '../session/Session';
import { environmentIdOf } from '../workspace/routeContext';
import { workspaceMemory } from '../workspace/workspaceMemory';
import { heldToken } from './heldToken';

type TokenSource = Pick<Session, 'getAccessToken' | 'expire'>;

/** What is under way before React draws, and the cache the answers land in. */
export interface ReadAhead {
  queryClient: QueryClient;
  /** Lets calls whose token was refused go on with the session's. */
  handOver: (session: TokenSource) => void;
}

/**
 * Asks for what every visit of a signed-in user begins with while React is still drawing: the same queries in the same
 * order as the user gate and the workspace, so that these find them answered or under way. Nothing happens without a
 * good token, and where no user is loaded.
 */
export function readAhead(configuration: Configuration): ReadAhead {
  const queryClient = createQueryClient();
  let handOver: ReadAhead['handOver'] = () => undefined;
  const session = new Promise<TokenSource>((resolve) => {
    handOver = resolve;
  });
  const token = heldToken(configuration.identityProvider);
  if (token) {
    const api = createPlatformApi({
      platformUrl: configuration.PLATFORM_API_URL,
      getAccessToken: async (options) => (options?.renew ? (await session).getAccessToken(options) : token),
      onUnauthorized: () => void session.then(({ expire }) => expire()),
    });
    // A failure is kept by its query, and told by who uses it.
    void readWorkspace(queryClient, api).catch(() => undefined);
  }
  return { queryClient, handOver };
}

async function readWorkspace(queryClient: QueryClient, api: PlatformApi): Promise<void> {
  const [user, permissions] = await Promise.all([
    queryClient.fetchQuery(userQueries(api).me()),
    queryClient.fetchQuery(userQueries(api).permissions()),
  ]);
  const { step } = userGate({
    user,
    isSignedIn: true,
    isSignInLoading: false,
    isSessionExpired: false,
    isUserError: false,
  });
  if (step !== 'app' || !hasUserScope(parsePermissions(permissions))) return;

  void queryClient.prefetchQuery(subscriptionQueries(api).list());
  const environments = (subscriptionId: string) =>
    queryClient.prefetchQuery(environmentQueries(api).list({ subscriptionId }));
  const { pathname, search } = window.location;
  const environmentId = environmentIdOf(pathname);
  const storedId = workspaceMemory.subscriptionId();
  if (environmentId) {
    const { subscriptionId } = await queryClient.fetchQuery(environmentQueries(api).detail(environmentId));
    await environments(subscriptionId);
  } else if (storedId && [null, storedId].includes(new URLSearchParams(search).get('subscriptionId'))) {
    await environments(storedId);
  }
}
