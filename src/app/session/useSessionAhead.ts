import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Session } from './Session';
import { isTokenExpired } from './tokenExpiry';

type Calls = Pick<Session, 'getAccessToken' | 'expire' | 'signIn' | 'signInAgain' | 'logOut'>;

interface Waiting {
  readonly session: Promise<Session>;
  readonly resolve: (session: Session) => void;
  readonly reject: (error: Error) => void;
}

/** What calls of the session go by: what holds when they are made, not when they were handed out. */
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
  // Nobody may be waiting.
  session.catch(() => undefined);
  return { session, ...settle };
}

const NOT_LOADED = 'Part of the console could not be loaded. Check your connection and try again.';

/** What the session can be asked for: the same functions all along, so that nothing is begun anew when the client comes. */
function useCalls(
  token: string | undefined,
  latest: RefObject<Latest>,
  client: () => Promise<Session>,
): Calls {
  return useMemo((): Calls => {
    // Made at once where the client is there: browsers open a popup only while they handle the click.
    const call = async <Answer>(make: (session: Session) => Answer | Promise<Answer>) =>
      make(latest.current.known ?? (await client()));
    return {
      getAccessToken: async (options) =>
        !latest.current.known && token !== undefined && !options?.renew && !isTokenExpired(token, Date.now())
          ? token
          : call((session) => session.getAccessToken(options)),
      // A client that can't be had leaves it to the next call that is refused.
      expire: () => void call((session) => session.expire()).catch(() => undefined),
      signIn: (options) => call((session) => session.signIn(options)),
      signInAgain: () => call((session) => session.signInAgain()),
      logOut: () => call((session) => session.logOut()),
    };
  }, [client, latest, token]);
}

/**
 * The session from before the identity client is there: of somebody signed in while a token is good, and of nobody known
 * without one. What only the client can do brings it here and waits for it. Once the client tells of a session, that is it.
 * @param token a token that is good now
 * @param want asks for the client; it may be called often
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
