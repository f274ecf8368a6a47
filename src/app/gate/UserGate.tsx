import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { identityError, refusalIn } from '@/api/http';
import type { AuthenticatedUser } from '@/api/types';
import { userQueries } from '@/api/users';
import { parseUserStatus, userGate } from '@/domain/users';
import { useApi } from '@/product/FeatureContext';
import { FailedScreen } from '../errors/FailedScreen';
import { screenOnDemand } from '../errors/screenOnDemand';
import { StartingScreen } from '../layouts/StartingScreen';
import { isInvalidGrant } from '../session/identityErrors';
import { useSession } from '../session/SessionContext';

const waiting = <StartingScreen />;
const WelcomePage = screenOnDemand(async () => (await import('./WelcomePage')).WelcomePage, { waiting });
const InvitedGate = screenOnDemand(async () => (await import('./InvitedGate')).InvitedGate, { waiting });
const KeptOutPage = screenOnDemand(async () => (await import('./KeptOutPage')).KeptOutPage, { waiting });

interface UserGateProps {
  /** The console, for an admitted user. */
  children: (user: AuthenticatedUser) => ReactNode;
}

/** The entrance of the console, in the order of section 4: sign in, load the user, welcome, refuse or admit. */
export function UserGate({ children }: UserGateProps) {
  const { status, error, isExpired, signIn } = useSession();
  const isSignedIn = status === 'authenticated';
  const [unableToLeave, setUnableToLeave] = useState<unknown>();
  const problem = error ?? unableToLeave;
  const queries = userQueries(useApi());
  const userQuery = useQuery({ ...queries.me(), enabled: isSignedIn });
  // Preloads the permissions in parallel with the user; the workspace needs them first.
  useQuery({ ...queries.permissions(), enabled: isSignedIn, notifyOnChangeProps: [] });
  // An account can be deleted while its tab is open: then loading the user again is refused.
  const refusal = refusalIn(userQuery.error);
  const refused = status === 'unauthenticated' && isInvalidGrant(error);
  const gate = userGate({
    isSignInLoading: status === 'loading',
    isSignedIn,
    // After admission the page stays, under the layer that asks for a new sign-in.
    isSessionExpired: isExpired && !userQuery.data,
    // Earlier data stays valid when a refetch fails.
    isUserError: userQuery.isLoadingError,
    user: userQuery.data,
    signInError: refused || !problem ? undefined : identityError(problem, 'Login failed'),
  });

  const needsSignIn = gate.step === 'sign-in';
  useEffect(() => {
    // A browser that denies storage can't begin a sign-in.
    if (needsSignIn) signIn({ force: refused }).catch(setUnableToLeave);
  }, [needsSignIn, refused, signIn]);

  const failed = gate.step === 'sign-in-error';
  // Before painting: a reload must not repeat the failure.
  useLayoutEffect(() => {
    if (failed) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [failed]);

  if (refusal && isSignedIn && gate.step !== 'sign-in-error' && gate.step !== 'session-expired')
    return <KeptOutPage reason={refusal} />;
  switch (gate.step) {
    case 'app':
      return parseUserStatus(gate.user.status) === 'Pending' ? (
        <InvitedGate user={gate.user}>{children}</InvitedGate>
      ) : (
        children(gate.user)
      );
    case 'welcome':
      return <WelcomePage user={gate.user} />;
    case 'unauthorized':
      return <KeptOutPage />;
    case 'sign-in-error':
      return <FailedScreen message={gate.message} onRetry={() => signIn().catch(setUnableToLeave)} />;
    case 'user-error':
      return <FailedScreen error={userQuery.error} onRetry={() => userQuery.refetch()} />;
    default:
      return <StartingScreen />;
  }
}
