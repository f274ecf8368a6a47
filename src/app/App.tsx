import { Suspense, use } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { ApiProvider } from './api/ApiProvider';
import { AppearanceProvider } from './appearance/AppearanceProvider';
import { ConfigurationContext } from './configuration/ConfigurationContext';
import { ConfigurationError, type StartUp } from './configuration/loadConfiguration';
import { ConfigurationErrorScreen } from './errors/ConfigurationErrorScreen';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { StartingScreen } from './layouts/StartingScreen';
import { NotificationsProvider } from './notifications/NotificationsProvider';
import { SessionGate } from './SessionGate';

interface AppProps {
  startUp: Promise<StartUp>;
  router: DataRouter;
}

/** The console, from its start-up files to its router. */
export function App({ startUp, router }: AppProps) {
  return (
    <AppearanceProvider>
      <ErrorBoundary
        fallback={(error) =>
          error instanceof ConfigurationError ? (
            <ConfigurationErrorScreen problems={error.problems} />
          ) : undefined
        }
      >
        <Suspense fallback={<StartingScreen />}>
          <ConfiguredApp startUp={startUp} router={router} />
        </Suspense>
      </ErrorBoundary>
    </AppearanceProvider>
  );
}

function ConfiguredApp({ startUp, router }: AppProps) {
  const loaded = use(startUp);
  return (
    <ConfigurationContext value={loaded}>
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
