import { Suspense, useEffect, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import type { Parsed } from '@/domain/configuration';
import { ApiProvider } from './api/ApiProvider';
import { AppearanceProvider } from './appearance/AppearanceProvider';
import { ConfigurationContext } from './configuration/ConfigurationContext';
import type { StartUp } from './configuration/loadConfiguration';
import { ConfigurationErrorScreen } from './errors/ConfigurationErrorScreen';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { StartingScreen } from './layouts/StartingScreen';
import { NotificationsProvider } from './notifications/NotificationsProvider';
import { SessionGate } from './SessionGate';

interface AppProps {
  startUp: Promise<Parsed<StartUp>>;
  router: DataRouter;
}

/** The console, from its start-up files to its router. */
export function App({ startUp, router }: AppProps) {
  return (
    <AppearanceProvider>
      <ErrorBoundary>
        <Suspense fallback={<StartingScreen />}>
          <ConfiguredApp startUp={startUp} router={router} />
        </Suspense>
      </ErrorBoundary>
    </AppearanceProvider>
  );
}

function ConfiguredApp({ startUp, router }: AppProps) {
  const loaded = useStartUpFiles(startUp);
  if (!loaded) return <StartingScreen />;
  if (!loaded.ok) return <ConfigurationErrorScreen problems={loaded.problems} />;
  return (
    <ConfigurationContext value={loaded.value}>
      <SessionGate onNavigate={(path) => void router.navigate(path, { replace: true })}>
        <NotificationsProvider>
          <ApiProvider>
            <RouterProvider router={router} />
          </ApiProvider>
        </NotificationsProvider>
      </SessionGate>
    </ConfigurationContext>
  );
}

/**
 * The start-up files once they are there. Not by `use`: what follows a Suspense fallback is held back for 300 ms, and
 * signing in would wait with it.
 */
function useStartUpFiles(startUp: Promise<Parsed<StartUp>>): Parsed<StartUp> | undefined {
  const [loaded, setLoaded] = useState<Parsed<StartUp>>();
  useEffect(() => {
    void startUp.then(setLoaded);
  }, [startUp]);
  return loaded;
}
