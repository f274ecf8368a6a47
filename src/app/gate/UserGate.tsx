import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { AuthenticatedUser } from '@/api/types';
import { userQueries } from '@/api/users';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { userGate } from '@/domain/user';
import { useApi } from '../api/ApiContext';
import { StartingScreen } from '../layouts/StartingScreen';
import { isInvalidGrant } from '../session/isInvalidGrant';
import { useSession } from '../session/SessionContext';

const WelcomePage = lazy(async () => ({ default: (await import('./WelcomePage')).WelcomePage }));

interface UserGateProps {
  /** The console, for a user who may come in. */
  children: (user: AuthenticatedUser) => ReactNode;
}

/** The door of the console, in the order of section 4: sign in, fetch the user, welcome, keep out, let in. */
export function UserGate({ children }: UserGateProps) {
  const { status, error, isExpired, signIn, logOut } = useSession();
  const isSignedIn = status === 'authenticated';
  const queries = userQueries(useApi());
  const userQuery = useQuery({ ...queries.me(), enabled: isSignedIn });
  // What comes behind this door begins with the permissions: asked for beside the user and not after.
  useQuery({ ...queries.permissions(), enabled: isSignedIn, notifyOnChangeProps: [] });
  const refused = status === 'unauthenticated' && isInvalidGrant(error);
  const gate = userGate({
    isSignInLoading: status === 'loading',
    isSignedIn,
    // Once inside, the page stays under the layer that asks to sign in again.
    isSessionExpired: isExpired && !userQuery.data,
    isUserError: userQuery.isError,
    user: userQuery.data,
    signInError: refused ? undefined : error?.message,
  });

  const needsSignIn = gate.step === 'sign-in';
  useEffect(() => {
    if (needsSignIn) void signIn({ force: refused });
  }, [needsSignIn, refused, signIn]);

  const failed = gate.step === 'sign-in-error';
  useEffect(() => {
    if (failed) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [failed]);

  switch (gate.step) {
    case 'app':
      return children(gate.user);
    case 'welcome':
      return (
        <Suspense fallback={<StartingScreen />}>
          <WelcomePage user={gate.user} />
        </Suspense>
      );
    case 'unauthorized':
      return <UnauthorizedScreen onLogOut={() => void logOut()} />;
    case 'sign-in-error':
      return <ServerErrorScreen message={gate.message} onLogOut={() => void logOut()} />;
    case 'user-error':
      return <ServerErrorScreen onLogOut={() => void logOut()} />;
    default:
      return <StartingScreen />;
  }
}
