import { useLayoutEffect, useRef } from 'react';
import { ConfiguredAuth0, type ConfiguredAuth0Props } from './ConfiguredAuth0';
import type { Session } from './Session';
import { useAuth0Session } from './useAuth0Session';

export interface Auth0ClientProps extends Omit<ConfiguredAuth0Props, 'children'> {
  /** The token with which the page began. */
  token: string | undefined;
  /** Called with the session after the identity provider's first response, and on every change. */
  onSession: (session: Session) => void;
}

/** Provides the session through the Auth0 SDK. */
export function Auth0Client({ token, onSession, ...configured }: Auth0ClientProps) {
  return (
    <ConfiguredAuth0 {...configured}>
      <Bridge token={token} onSession={onSession} />
    </ConfiguredAuth0>
  );
}

function Bridge({ token, onSession }: Pick<Auth0ClientProps, 'token' | 'onSession'>) {
  const session = useAuth0Session(token);
  const isKnown = useRef(false);
  // Before painting: nothing of an ended session may be visible.
  useLayoutEffect(() => {
    if (session.status === 'loading' && !isKnown.current) return;
    isKnown.current = true;
    onSession(session);
  }, [session, onSession]);
  return null;
}
