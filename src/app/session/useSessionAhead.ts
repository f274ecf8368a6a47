import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from './Session';
import { isTokenExpired } from './tokenExpiry';

interface Waiting {
  readonly session: Promise<Session>;
  readonly resolve: (session: Session) => void;
  readonly reject: (error: Error) => void;
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
  const latest = useRef({ want, retry: undefined as (() => void) | undefined });
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
    setKnown(session);
  }, []);
  const onFailed = useCallback((retry: () => void) => {
    latest.current.retry = retry;
    const reason = new Error(NOT_LOADED);
    waiting.current?.reject(reason);
    waiting.current = undefined;
    setError(reason);
  }, []);
  const ahead = useMemo((): Session => {
    const status = token !== undefined ? 'authenticated' : error ? 'unauthenticated' : 'loading';
    return {
      ...{ status, isExpired: false },
      error: token === undefined ? error : undefined,
      getAccessToken: async (options) =>
        token !== undefined && !options?.renew && !isTokenExpired(token, Date.now())
          ? token
          : (await client()).getAccessToken(options),
      // A client that can't be had leaves it to the next call that is refused.
      expire: () =>
        void client().then(
          ({ expire }) => expire(),
          () => undefined,
        ),
      signIn: async (options) => (await client()).signIn(options),
      signInAgain: async () => (await client()).signInAgain(),
      logOut: async () => (await client()).logOut(),
    };
  }, [client, error, token]);
  return { session: known ?? ahead, onSession, onFailed };
}
