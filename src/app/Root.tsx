import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary, RetryContext } from '@/components/PanelBoundary';
import { useRefetchAll } from '@/product/Panel';
import { useStartUp } from './configuration/ConfigurationContext';
import { screenOnDemand } from './errors/screenOnDemand';
import { SignedInUserContext } from './gate/SignedInUserContext';
import { UserGate } from './gate/UserGate';
import { StartingScreen } from './layouts/StartingScreen';
import { NotificationArea } from './notifications/NotificationArea';
import { USER_MIGRATION_SEGMENT } from './routeTable/routeTable';
import { ScrollMemory } from './ScrollMemory';
import { ExpiredSessionLayer } from './session/ExpiredSessionLayer';
import { ChatSupport } from './thirdParty/ChatSupport';
import { useCookieConsent } from './thirdParty/useCookieConsent';
import { UnsavedChangesGuard } from './unsaved/UnsavedChangesGuard';
import { findRoute } from './workspace/routeContext';

const UserMigrationPage = screenOnDemand(
  async () => (await import('./pages/UserMigrationPage')).UserMigrationPage,
  { waiting: <StartingScreen /> },
);

/** The frame of every page: session layer, user gate, notifications, chat and consent. */
export function Root() {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const { configuration } = useStartUp();
  useCookieConsent(configuration.cookieConsentScriptUrl);
  const refetchAll = useRefetchAll();
  return (
    <>
      <RetryContext value={refetchAll}>
        <ExpiredSessionLayer>
          {pathname.includes(USER_MIGRATION_SEGMENT) ? (
            <UserMigrationPage />
          ) : (
            <UserGate>
              {(user) => (
                <SignedInUserContext value={user}>
                  <UnsavedChangesGuard>
                    <Outlet />
                  </UnsavedChangesGuard>
                </SignedInUserContext>
              )}
            </UserGate>
          )}
          <NotificationArea variant={route?.layout === 'editor' ? 'studio' : 'default'} />
        </ExpiredSessionLayer>
      </RetryContext>
      {/* A third party's widget: the console works without it. */}
      <ErrorBoundary fallback={() => null}>
        <ChatSupport isShown={route?.hasChat ?? true} />
      </ErrorBoundary>
      <ScrollMemory />
    </>
  );
}
