import { QueryClientProvider, type MutationCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPlatformApi, errorDetail, isNotifiedFailure, requestIdOf } from '@/api/http';
import { userQueries } from '@/api/users';
import type { Notification } from '@/domain/notifications';
import { useStartUp } from '../configuration/ConfigurationContext';
import { isMockMode } from '../configuration/isMockMode';
import { useNotificationCentre } from '../notifications/NotificationsProvider';
import { useTellByNotification } from '../notifications/useTellByNotification';
import { useSession } from '../session/SessionContext';
import { FeatureContext } from '@/product/FeatureContext';
import { UploadsProvider } from '@/product/Uploads';
import { createQueryClient } from './createQueryClient';
import type { ReadAhead } from '../start/readAhead';
import { refreshAccessOnRefusal } from './refreshAccessOnRefusal';
import { useConnection } from './useConnection';

/** The words a failed write is reported with; nothing for one on something that is gone (404) or one that reports it itself. */
function failureOf(event: MutationCacheNotifyEvent): Pick<Notification, 'message' | 'requestId'> | undefined {
  if (event.type !== 'updated' || event.action.type !== 'error') return undefined;
  const { error } = event.action;
  if (!isNotifiedFailure(error) || event.mutation.meta?.notifyError === false) return undefined;
  return { message: errorDetail(error), requestId: requestIdOf(error) };
}

interface ApiProviderProps {
  /** What was asked for before React drew; its cache becomes the console's. */
  ahead?: ReadAhead | undefined;
  children: ReactNode;
}

/** Gives the console its one client of the platform and its one cache of server state. */
export function ApiProvider({ ahead, children }: ApiProviderProps) {
  const { configuration } = useStartUp();
  const { notify } = useNotificationCentre();
  const { getAccessToken, expire } = useSession();
  const [queryClient] = useState(() => ahead?.queryClient ?? createQueryClient());
  const api = useMemo(
    () =>
      createPlatformApi({
        platformUrl: configuration.PLATFORM_API_URL,
        getAccessToken,
        onUnauthorized: expire,
        mockEnvironmentUrl: isMockMode(configuration) ? configuration.devAPIUrl : undefined,
      }),
    [configuration, getAccessToken, expire],
  );
  const tell = useTellByNotification();
  const services = useMemo(() => ({ api, tell }), [api, tell]);
  useEffect(() => ahead?.handOver({ getAccessToken, expire }), [ahead, getAccessToken, expire]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const failure = failureOf(event);
        if (failure) notify({ kind: 'NEGATIVE', ...failure });
      }),
    [queryClient, notify],
  );
  useConnection(queryClient);
  useEffect(() => refreshAccessOnRefusal(queryClient, userQueries(api).me().queryKey), [queryClient, api]);
  return (
    <FeatureContext value={services}>
      <QueryClientProvider client={queryClient}>
        <UploadsProvider>{children}</UploadsProvider>
      </QueryClientProvider>
    </FeatureContext>
  );
}
