import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LinkProvider } from '@/components/Link';
import { displayName } from '@/domain/user';
import { useStartUp } from './configuration/ConfigurationContext';
import { SignedInUserContext } from './gate/SignedInUserContext';
import { UserGate } from './gate/UserGate';
import { StartingScreen } from './layouts/StartingScreen';
import { RouterLink } from './links/RouterLink';
import { NotificationArea } from './notifications/NotificationArea';
import { USER_MIGRATION_SEGMENT } from './routes/routeTable';
import { ExpiredSessionLayer } from './session/ExpiredSessionLayer';
import { useCookieConsent } from './thirdParty/useCookieConsent';
import { useChatSupport, type ChatVisitor } from './thirdParty/useChatSupport';
import { findRoute } from './workspace/routeContext';
import { workspaceMemory } from './workspace/workspaceMemory';
import type { AuthenticatedUser } from '@/api/types';
import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@/api/users';
import { useApi } from './api/ApiContext';

const UserMigrationPage = lazy(async () => ({
  default: (await import('./pages/UserMigrationPage')).UserMigrationPage,
}));

/** What every page stands in: links, the session layer, the user gate, notifications, chat and consent. */
export function Root() {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const { configuration } = useStartUp();
  useCookieConsent(configuration.cookieConsentScriptUrl);
  return (
    <LinkProvider component={RouterLink}>
      <ExpiredSessionLayer>
        {pathname.includes(USER_MIGRATION_SEGMENT) ? (
          <Suspense fallback={<StartingScreen />}>
            <UserMigrationPage />
          </Suspense>
        ) : (
          <UserGate>
            {(user) => (
              <SignedInUserContext value={user}>
                <Outlet />
              </SignedInUserContext>
            )}
          </UserGate>
        )}
        <NotificationArea variant={route?.layout === 'editor' ? 'studio' : 'default'} />
      </ExpiredSessionLayer>
      <ChatSupport isShown={route?.hasChat ?? true} />
      <ScrollRestoration />
    </LinkProvider>
  );
}

function ChatSupport({ isShown }: { isShown: boolean }) {
  const { configuration } = useStartUp();
  const queryClient = useQueryClient();
  const user: AuthenticatedUser | undefined = queryClient.getQueryData(userQueries(useApi()).me().queryKey);
  const visitor: ChatVisitor | undefined = user && {
    userId: user.id,
    email: user.email,
    name: displayName(user),
    subscription: workspaceMemory.subscriptionId() ?? undefined,
  };
  useChatSupport({ applicationId: configuration.chatApplicationId, isShown, visitor });
  return null;
}
