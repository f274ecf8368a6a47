import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { useCallback, useRef } from 'react';
import type { Session } from './Session';

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/**
 * Redirects to the identity provider's sign-in page, once: calls fail together when a session ends, and a second
 * redirect would break the first sign-in.
 */
export function useRedirect({
  loginWithRedirect,
}: Pick<Auth0ContextInterface, 'loginWithRedirect'>): Session['signIn'] {
  const leaving = useRef<Promise<void> | undefined>(undefined);
  return useCallback(
    ({ returnTo = currentPath(), force = false } = {}) => {
      leaving.current ??= loginWithRedirect({
        appState: { returnTo },
        ...(force && { authorizationParams: { prompt: 'login' } }),
      }).catch((error: unknown) => {
        leaving.current = undefined;
        throw error;
      });
      return leaving.current;
    },
    [loginWithRedirect],
  );
}
