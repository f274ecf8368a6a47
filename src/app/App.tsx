import { useMemo } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { LinkProvider } from '@/components/Link';
import type { Parsed } from '@/domain/configuration';
import { ApiProvider } from './api/ApiProvider';
import { AppearanceProvider } from './AppearanceProvider';
import { ConfigurationContext } from './configuration/ConfigurationContext';
import { screenOnDemand } from './errors/screenOnDemand';
import { StartBoundary } from './errors/StartBoundary';
import { StartingScreen, useStarted } from './layouts/StartingScreen';
import { createRouterLink } from './routes/createRouterLink';
import { NotificationsProvider } from './notifications/NotificationsProvider';
import { SessionGate } from './SessionGate';
import type { Started } from './start/startConsole';

const ConfigurationErrorScreen = screenOnDemand(
  async () => (await import('./errors/ConfigurationErrorScreen')).ConfigurationErrorScreen,
  { waiting: <StartingScreen /> },
);

interface AppProps {
  started: Parsed<Started>;
  router: DataRouter;
}

/** The console, from its start-up files to its router. */
export function App({ started, router }: AppProps) {
  useStarted();
  const routerLink = useMemo(() => createRouterLink(router), [router]);
  return (
    <AppearanceProvider>
      <StartBoundary>
        {started.ok ? (
          <ConfigurationContext value={started.value}>
            <SessionGate onNavigate={(path) => void router.navigate(path, { replace: true })}>
              <NotificationsProvider>
                <ApiProvider ahead={started.value.ahead}>
                  <LinkProvider component={routerLink}>
                    <RouterProvider router={router} useTransitions={false} />
                  </LinkProvider>
                </ApiProvider>
              </NotificationsProvider>
            </SessionGate>
          </ConfigurationContext>
        ) : (
          <ConfigurationErrorScreen problems={started.problems} />
        )}
      </StartBoundary>
    </AppearanceProvider>
  );
}
