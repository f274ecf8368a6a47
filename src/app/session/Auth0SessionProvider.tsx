import { useEffect, useState, type ReactNode } from 'react';
import { whenDrawn } from '@/components/Deferred';
import type { Configuration } from '@/domain/configuration';
import { heldToken } from './heldToken';
import { IdentityClient } from './IdentityClient';
import { SessionContext } from './SessionContext';
import { useSessionAhead } from './useSessionAhead';

/** Milliseconds the identity client waits for a page that renders nothing. */
const PATIENCE = 5_000;

interface Auth0SessionProviderProps {
  identityProvider: Configuration['identityProvider'];
  /** Called after a redirect sign-in with the path to return to. */
  onReturn: (path: string) => void;
  children: ReactNode;
}

/** Whether the identity provider has just redirected here, with a result that only its client can read. */
function isReturning(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Returns a token to begin with; undefined when the identity client is needed first. */
export const tokenAhead = (identityProvider: Configuration['identityProvider']): string | undefined =>
  isReturning() ? undefined : heldToken(identityProvider);

/**
 * Provides the session of the identity provider. With a valid token the page renders at once, and the identity client,
 * as large as React itself, loads later; without one it loads first.
 */
export function Auth0SessionProvider({ identityProvider, onReturn, children }: Auth0SessionProviderProps) {
  const [token] = useState(() => tokenAhead(identityProvider));
  const [isWanted, setWanted] = useState(token === undefined);
  const ahead = useSessionAhead(token, () => setWanted(true));
  useEffect(() => {
    const want = () => setWanted(true);
    const stop = whenDrawn(want);
    const timer = setTimeout(want, PATIENCE);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <SessionContext value={ahead.session}>{children}</SessionContext>
      {isWanted && (
        <IdentityClient
          identityProvider={identityProvider}
          onReturn={onReturn}
          token={token}
          onSession={ahead.onSession}
          onFailed={ahead.onFailed}
        />
      )}
    </>
  );
}
