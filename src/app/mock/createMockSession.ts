import type { Session } from '../session/Session';

/** The mocked platform knows its caller without one. */
const TOKEN = 'mock';

/**
 * The session of a chosen persona. It is always signed in and never ends; where a real one would send to the identity
 * provider, `onSignIn` lets another persona be chosen.
 */
export function createMockSession(does: { onSignIn: () => void; onLogOut: () => void }): Session {
  const signIn = () => {
    does.onSignIn();
    return Promise.resolve();
  };
  return {
    status: 'authenticated',
    error: undefined,
    isExpired: false,
    getAccessToken: () => Promise.resolve(TOKEN),
    expire: does.onSignIn,
    signIn,
    signInAgain: signIn,
    logOut: () => {
      does.onLogOut();
      return Promise.resolve();
    },
  };
}
