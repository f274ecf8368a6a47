import { useAuth0 } from '@auth0/auth0-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isCancelled, isInvalidGrant } from './identityErrors';
import type { Session } from './Session';
import { isTokenExpired, tokenSubject } from './tokenExpiry';
import { useOtherTabs } from './useOtherTabs';
import { useExpiry } from './useExpiry';
import { useRedirect } from './useRedirect';

const POPUP_FEATURES = 'width=440,height=720,resizable,scrollbars=yes';
const LOGGED_OUT_ELSEWHERE = 'You logged out in another tab.';
const SOMEONE_ELSE = 'Someone else has signed in, in another tab.';

/**
 * Implements {@link Session} with the Auth0 SDK. Concurrent token requests share one recovery.
 * @param firstToken the token with which the page began
 */
export function useAuth0Session(firstToken?: string): Session {
  const auth0 = useAuth0();
  const { isLoading, isAuthenticated, error } = auth0;
  const { getAccessTokenSilently, getAccessTokenWithPopup, getIdTokenClaims, logout } = auth0;
  const signIn = useRedirect(auth0);
  const { isExpired, expiredBy, expire, awaited, resume } = useExpiry();
  // The SDK drops its user when a renewal fails; the page stays nevertheless, under the layer (reading 9).
  const [hasSignedIn, setHasSignedIn] = useState(false);
  if (isAuthenticated && !hasSignedIn) setHasSignedIn(true);
  const isSignedIn = isAuthenticated || hasSignedIn;
  const isSignedOut = !isLoading && !isSignedIn;
  // After a logout, until the page is left, the status is signed out without redirecting to a sign-in.
  const [isLeaving, setIsLeaving] = useState(false);

  /** The user of this page: the subject of its first token. */
  const subject = useRef<unknown>(undefined);
  const isOwn = useCallback(
    (token: string) => {
      subject.current ??= tokenSubject(firstToken ?? token);
      return subject.current === tokenSubject(token);
    },
    [firstToken],
  );

  const getAccessToken = useCallback(
    async ({ renew = false }: { renew?: boolean } = {}): Promise<string | undefined> => {
      if (isSignedOut) return undefined;
      const waiting = awaited();
      if (waiting) return waiting;
      try {
        let token = renew ? undefined : await getAccessTokenSilently();
        if (!token || isTokenExpired(token, Date.now()))
          token = await getAccessTokenSilently({ cacheMode: 'off' });
        if (!token) throw new Error('Get access token failed');
        return isOwn(token) ? token : expire(new Error(SOMEONE_ELSE));
      } catch (reason) {
        if (isInvalidGrant(reason)) await signIn({ force: true });
        return expire(reason);
      }
    },
    [awaited, expire, getAccessTokenSilently, isOwn, isSignedOut, signIn],
  );

  const signInAgain = useCallback(async () => {
    // Opened synchronously: browsers allow a popup only while they handle the click.
    const popup = window.open('', 'platen-sign-in', POPUP_FEATURES);
    if (!popup) return signIn({ force: true });
    const token = await getAccessTokenWithPopup({}, { popup }).catch(async (problem: unknown) => {
      if (!isCancelled(problem)) throw problem;
      // The provider closes the window with its result, and the close event may come first: then asks the provider
      // directly.
      return getAccessTokenSilently({ cacheMode: 'off' }).catch(() => Promise.reject(problem as Error));
    });
    if (!token) return signIn({ force: true });
    if (isOwn(token)) resume(token);
    // No data of one user may be shown, or sent, as another.
    else window.location.assign('/');
  }, [getAccessTokenSilently, getAccessTokenWithPopup, resume, isOwn, signIn]);

  const onTokenExpected = useCallback(() => {
    if (!awaited()) return;
    getAccessTokenSilently()
      .then((token) => token && isOwn(token) && resume(token))
      // A failure changes nothing: the user is already asked to sign in.
      .catch(() => undefined);
  }, [awaited, getAccessTokenSilently, resume, isOwn]);
  const onLogOut = useCallback(
    () => void (isSignedIn && expire(new Error(LOGGED_OUT_ELSEWHERE))),
    [expire, isSignedIn],
  );
  useOtherTabs({ onLogOut, onTokenExpected });

  const logOut = useCallback(async () => {
    setIsLeaving(true);
    // Identifies the session to the provider, which would ask for confirmation otherwise.
    const claims = await getIdTokenClaims().catch(() => undefined);
    return logout({
      logoutParams: {
        returnTo: window.location.origin,
        ...(claims && { id_token_hint: claims.__raw }),
      },
      openUrl: (url) => {
        localStorage.clear();
        window.location.assign(url);
      },
    });
  }, [getIdTokenClaims, logout]);

  return useMemo(() => {
    const status = isLoading || isLeaving ? 'loading' : isSignedIn ? 'authenticated' : 'unauthenticated';
    return { status, error, isExpired, expiredBy, getAccessToken, expire, signIn, signInAgain, logOut };
  }, [
    isLoading,
    isLeaving,
    isSignedIn,
    error,
    isExpired,
    expiredBy,
    getAccessToken,
    expire,
    signIn,
    signInAgain,
    logOut,
  ]);
}
