import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { createPlatformApi, errorDetail, ResponseError } from '@/api/http';
import { useStartUp } from '../configuration/ConfigurationContext';
import { useNotificationCentre, type Notify } from '../notifications/NotificationsProvider';
import { useSession } from '../session/SessionContext';
import { ApiContext } from './ApiContext';

/** Answers are shown from memory for this long before they are asked for again, in milliseconds. */
const FRESH_FOR = 30_000;

/** A read that failed for want of an answer is tried again twice; what the platform refused stays refused. */
function shouldRetry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ResponseError && error.status < 500;
  return !isRefused && failures < 2;
}

/** Every failed write is told, except one on something that is gone (404) and those that tell it themselves. */
function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        const isGone = error instanceof ResponseError && error.status === 404;
        if (isGone || mutation.meta?.notifyError === false) return;
        notify({ kind: 'NEGATIVE', message: errorDetail(error) });
      },
    }),
    defaultOptions: { queries: { staleTime: FRESH_FOR, retry: shouldRetry, refetchOnWindowFocus: true } },
  });
}

/** Gives the console its one client of the platform and its one cache of server state. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { configuration } = useStartUp();
  const { notify } = useNotificationCentre();
  const { getAccessToken, expire } = useSession();
  const [queryClient] = useState(() => createQueryClient(notify));
  const api = useMemo(
    () =>
      createPlatformApi({
        platformUrl: configuration.PLATFORM_API_URL,
        getAccessToken,
        onUnauthorized: expire,
      }),
    [configuration.PLATFORM_API_URL, getAccessToken, expire],
  );
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
