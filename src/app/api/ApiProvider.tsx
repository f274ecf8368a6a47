import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPlatformApi } from '@/api/http';
import { userQueries } from '@/api/users';
import { useStartUp } from '../configuration/ConfigurationContext';
import { isMockMode } from '../configuration/isMockMode';
import { useTellByNotification } from '../notifications/useTellByNotification';
import { useSession } from '../session/SessionContext';
import { FeatureContext } from '@/product/FeatureContext';
import { UploadsProvider } from '@/product/Uploads';
import { createQueryClient } from './createQueryClient';
import type { ReadAhead } from '../start/readAhead';
import { refreshAccessOnRefusal } from './refreshAccessOnRefusal';
import { useConnection } from './useConnection';
import { useFailedWrites } from './useFailedWrites';

interface ApiProviderProps {
  /** Requests started before React; the console uses their cache. */
  ahead?: ReadAhead | undefined;
  children: ReactNode;
}

/** Provides the console's only client of the platform and its only cache of server state. */
export function ApiProvider({ ahead, children }: ApiProviderProps) {
  const { configuration } = useStartUp();
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
  useFailedWrites(queryClient);
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
