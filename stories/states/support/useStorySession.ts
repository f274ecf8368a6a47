import { useMemo, useRef, useState } from 'react';
import type { Session } from '@/app/session/Session';
import type { ScreenState } from './ScreenState';

const TOKEN = 'story';
const REFUSAL = 'The identity provider refused: this client may not sign anybody in.';

/** A session at the stage of the state. It ends when the platform refuses its token, as the real one does. */
export function useStorySession(stage: NonNullable<ScreenState['session']>): Session {
  const [isExpired, setIsExpired] = useState(false);
  /* Requests that wait for another sign-in; undefined while the session is active. */
  const waiting = useRef<((token: string) => void)[] | undefined>(undefined);
  const actions = useMemo(
    () => ({
      getAccessToken: () =>
        waiting.current
          ? new Promise<string>((resolve) => waiting.current?.push(resolve))
          : Promise.resolve(TOKEN),
      expire: () => {
        waiting.current ??= [];
        setIsExpired(true);
      },
      signIn: () => Promise.resolve(),
      signInAgain: () => {
        const calls = waiting.current ?? [];
        waiting.current = undefined;
        setIsExpired(false);
        for (const resume of calls) resume(TOKEN);
        return Promise.resolve();
      },
      logOut: () => Promise.resolve(),
    }),
    [],
  );
  return useMemo(
    (): Session => ({
      ...actions,
      isExpired,
      status: stage === 'signed-in' ? 'authenticated' : stage === 'starting' ? 'loading' : 'unauthenticated',
      error: stage === 'refused' ? new Error(REFUSAL) : undefined,
    }),
    [actions, isExpired, stage],
  );
}
