import type { QueryClient } from '@tanstack/react-query';
import { environmentQueries } from '@/api/environments';
import { createPlatformApi, type PlatformApi } from '@/api/http';
import { subscriptionQueries } from '@/api/subscriptions';
import { userQueries } from '@/api/users';
import type { Configuration } from '@/domain/configuration';
import { hasUserScope, parsePermissions } from '@/domain/access';
import { userGate } from '@/domain/users';
import { createQueryClient } from '../api/createQueryClient';
import type { Session } from '../session/Session';
import { addressedPlace } from '../workspace/addressedPlace';
import { workspaceMemory } from '../workspace/workspaceMemory';
import { heldToken } from '../session/heldToken';

type TokenSource = Pick<Session, 'getAccessToken' | 'expire'>;

/** Requests started before React renders, and the cache of their results. */
export interface ReadAhead {
  queryClient: QueryClient;
  /** Lets calls whose token was refused continue with the session's. */
  handOver: (session: TokenSource) => void;
}

/**
 * Starts the requests of every signed-in visit while React is loading: the same queries in the same order as the user
 * gate and the workspace, which then find them in the cache. Does nothing without a valid token, or on pages without a
 * user.
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
    // The query keeps the failure, and its user reports it.
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
  const { environmentId, likelyId } = addressedPlace(window.location, workspaceMemory.subscriptionId());
  if (environmentId) {
    const { subscriptionId } = await queryClient.fetchQuery(environmentQueries(api).detail(environmentId));
    await environments(subscriptionId);
  } else if (likelyId) {
    await environments(likelyId);
  }
}
