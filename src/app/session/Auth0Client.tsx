import { useLayoutEffect, useRef } from 'react';
import { ConfiguredAuth0, type ConfiguredAuth0Props } from './ConfiguredAuth0';
import type { Session } from './Session';
import { useAuth0Session } from './useAuth0Session';

export interface Auth0ClientProps extends Omit<ConfiguredAuth0Props, 'children'> {
  /** The token the page was begun with. */
  token: string | undefined;
  /** Called with the session once the identity provider has been asked, and with every change after. */
  onSession: (session: Session) => void;
}

/** Tells what the session is by the Auth0 SDK. */
export function Auth0Client({ token, onSession, ...configured }: Auth0ClientProps) {
  return (
    <ConfiguredAuth0 {...configured}>
      <Bridge {...{ token, onSession }} />
    </ConfiguredAuth0>
  );
}

function Bridge({ token, onSession }: Pick<Auth0ClientProps, 'token' | 'onSession'>) {
  const session = useAuth0Session(token);
  const isKnown = useRef(false);
  // Before the browser paints: nothing may be seen of a session that has ended.
  useLayoutEffect(() => {
    if (session.status === 'loading' && !isKnown.current) return;
    isKnown.current = true;
    onSession(session);
  }, [session, onSession]);
  return null;
}
