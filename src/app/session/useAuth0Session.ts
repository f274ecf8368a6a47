import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isInvalidGrant } from './isInvalidGrant';
import type { Session, SignInOptions } from './Session';
import { isTokenExpired } from './tokenExpiry';

const POPUP_FEATURES = 'width=440,height=720,resizable,scrollbars=yes';

/** A session that has ended and waits for the user to sign in again. */
interface Recovery {
  token: Promise<string>;
  complete: (token: string) => void;
}

function createRecovery(): Recovery {
  let complete: (token: string) => void = () => undefined;
  const token = new Promise<string>((resolve) => {
    complete = resolve;
  });
  return { token, complete };
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** The {@link Session} over the Auth0 SDK. Several calls for a token share one recovery. */
export function useAuth0Session(): Session {
  const auth0 = useAuth0();
  const { getAccessTokenSilently, getAccessTokenWithPopup, loginWithRedirect, logout } = auth0;
  const { isLoading, isAuthenticated, error } = auth0;
  const isSignedOut = !isLoading && !isAuthenticated;
  const recovery = useRef<Recovery | undefined>(undefined);
  const [isExpired, setIsExpired] = useState(false);
  // Between logging out and leaving the page nobody is signed in, and nobody may be sent to sign in.
  const [isLeaving, setIsLeaving] = useState(false);

  // Calls fail together when a session ends; the first one leaves, a second redirect would break its sign-in.
  const redirect = useRef<Promise<void> | undefined>(undefined);
  const signIn = useCallback(
    ({ returnTo = currentPath(), force = false }: SignInOptions = {}) => {
      redirect.current ??= loginWithRedirect({
        appState: { returnTo },
        ...(force && { authorizationParams: { prompt: 'login' } }),
      }).catch((error: unknown) => {
        redirect.current = undefined;
        throw error;
      });
      return redirect.current;
    },
    [loginWithRedirect],
  );

  const expire = useCallback(() => {
    recovery.current ??= createRecovery();
    setIsExpired(true);
    return recovery.current.token;
  }, []);

  const getAccessToken = useCallback(
    async ({ renew = false }: { renew?: boolean } = {}): Promise<string | undefined> => {
      if (isSignedOut) return undefined;
      if (recovery.current) return recovery.current.token;
      try {
        const cached = renew ? undefined : await getAccessTokenSilently();
        if (cached && !isTokenExpired(cached, Date.now())) return cached;
        const renewed = await getAccessTokenSilently({ cacheMode: 'off' });
        if (!renewed) throw new Error('Get access token failed');
        return renewed;
      } catch (error) {
        if (isInvalidGrant(error)) await signIn({ force: true });
        return expire();
      }
    },
    [expire, getAccessTokenSilently, isSignedOut, signIn],
  );

  const signInAgain = useCallback(async () => {
    // Opened here and now: browsers allow a popup only while they handle the click.
    const popup = window.open('', 'platen-sign-in', POPUP_FEATURES);
    if (!popup) return signIn({ force: true });
    const token = await getAccessTokenWithPopup({}, { popup });
    if (!token) return signIn({ force: true });
    recovery.current?.complete(token);
    recovery.current = undefined;
    setIsExpired(false);
  }, [getAccessTokenWithPopup, signIn]);

  const logOut = useCallback(() => {
    setIsLeaving(true);
    return logout({
      logoutParams: { returnTo: window.location.origin },
      openUrl: (url) => {
        localStorage.clear();
        window.location.assign(url);
      },
    });
  }, [logout]);

  return useMemo(() => {
    const status = isLoading || isLeaving ? 'loading' : isAuthenticated ? 'authenticated' : 'unauthenticated';
    return { status, error, isExpired, getAccessToken, expire, signIn, signInAgain, logOut };
  }, [
    isLoading,
    isLeaving,
    isAuthenticated,
    error,
    isExpired,
    getAccessToken,
    expire,
    signIn,
    signInAgain,
    logOut,
  ]);
}
