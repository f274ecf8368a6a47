import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Session } from './Session';
import { isTokenExpired } from './tokenExpiry';

type Calls = Pick<Session, 'getAccessToken' | 'expire' | 'signIn' | 'signInAgain' | 'logOut'>;

interface Waiting {
  readonly session: Promise<Session>;
  readonly resolve: (session: Session) => void;
  readonly reject: (error: Error) => void;
}

/** The latest values, read when a call of the session is made. */
interface Latest {
  want: () => void;
  known?: Session;
  retry?: (() => void) | undefined;
}

function createWaiting(): Waiting {
  let settle: Pick<Waiting, 'resolve' | 'reject'> = { resolve: () => undefined, reject: () => undefined };
  const session = new Promise<Session>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // There may be no waiting caller.
  session.catch(() => undefined);
  return { session, ...settle };
}

const NOT_LOADED = 'Part of the console could not be loaded. Check your connection and try again.';

/** Returns the calls of the session: stable functions, so that nothing restarts when the client arrives. */
function useCalls(
  token: string | undefined,
  latest: RefObject<Latest>,
  client: () => Promise<Session>,
): Calls {
  return useMemo((): Calls => {
    // Synchronous once the client is available: browsers open a popup only while they handle the click.
    const call = async <Answer>(make: (session: Session) => Answer | Promise<Answer>) =>
      make(latest.current.known ?? (await client()));
    return {
      getAccessToken: async (options) =>
        !latest.current.known && token !== undefined && !options?.renew && !isTokenExpired(token, Date.now())
          ? token
          : call((session) => session.getAccessToken(options)),
      // If the client can't be loaded, the next refused call tries again.
      expire: () => void call((session) => session.expire()).catch(() => undefined),
      signIn: (options) => call((session) => session.signIn(options)),
      signInAgain: () => call((session) => session.signInAgain()),
      logOut: () => call((session) => session.logOut()),
    };
  }, [client, latest, token]);
}

/**
 * Provides a session before the identity client is loaded: signed in with a valid token, loading without one. Calls
 * that need the client load it and wait. Once the client reports a session, that one is used.
 * @param token a currently valid token
 * @param want requests the client; may be called often
 */
export function useSessionAhead(token: string | undefined, want: () => void) {
  const [known, setKnown] = useState<Session>();
  const [error, setError] = useState<Error>();
  const waiting = useRef<Waiting>(undefined);
  const latest = useRef<Latest>({ want });
  useEffect(() => {
    latest.current.want = want;
  });
  const client = useCallback((): Promise<Session> => {
    const { want: ask, retry } = latest.current;
    latest.current.retry = undefined;
    waiting.current ??= createWaiting();
    ask();
    if (retry) {
      setError(undefined);
      retry();
    }
    return waiting.current.session;
  }, []);
  const onSession = useCallback((session: Session) => {
    waiting.current ??= createWaiting();
    waiting.current.resolve(session);
    latest.current.known = session;
    setKnown(session);
  }, []);
  const onFailed = useCallback((retry: () => void) => {
    latest.current.retry = retry;
    const reason = new Error(NOT_LOADED);
    waiting.current?.reject(reason);
    waiting.current = undefined;
    setError(reason);
  }, []);
  const calls = useCalls(token, latest, client);
  const status = token !== undefined ? 'authenticated' : error ? 'unauthenticated' : 'loading';
  const session = useMemo(
    (): Session => ({
      ...(known ?? { status, isExpired: false, error: token === undefined ? error : undefined }),
      ...calls,
    }),
    [known, calls, status, token, error],
  );
  return { session, onSession, onFailed };
}
