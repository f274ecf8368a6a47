import { useEffect, useState, type ReactNode } from 'react';
import { onceDrawn } from '@/components/Deferred';
import type { Configuration } from '@/domain/configuration';
import { heldToken } from '../start/heldToken';
import { IdentityClient } from './IdentityClient';
import { SessionContext } from './SessionContext';
import { useSessionAhead } from './useSessionAhead';

/** How long the identity client waits for a page that draws nothing to come after, in ms. */
const PATIENCE = 5_000;

interface Auth0SessionProviderProps {
  identityProvider: Configuration['identityProvider'];
  /** Called after a redirect sign-in with the path to go back to. */
  onReturn: (path: string) => void;
  children: ReactNode;
}

/** Whether the identity provider has just led back here, with an answer that only its client can read. */
function isReturning(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** A token to begin with; none where the identity client has to be asked first. */
export const tokenAhead = (identityProvider: Configuration['identityProvider']): string | undefined =>
  isReturning() ? undefined : heldToken(identityProvider);

/**
 * The session of the identity provider. With a good token in the browser the page is drawn by it, and the client of the
 * identity provider, as large as React itself, comes after; without one it comes first.
 */
export function Auth0SessionProvider({ identityProvider, onReturn, children }: Auth0SessionProviderProps) {
  const [token] = useState(() => tokenAhead(identityProvider));
  const [isWanted, setWanted] = useState(token === undefined);
  const ahead = useSessionAhead(token, () => setWanted(true));
  useEffect(() => {
    const want = () => setWanted(true);
    const stop = onceDrawn(want);
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
          {...{ identityProvider, onReturn, token }}
          onSession={ahead.onSession}
          onFailed={ahead.onFailed}
        />
      )}
    </>
  );
}
