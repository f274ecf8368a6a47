import type { Session } from '../session/Session';

/** The mocked platform identifies its caller without it. */
const TOKEN = 'mock';

/**
 * Creates the session of a persona. It is always signed in and never ends; in place of the identity provider,
 * `onSignIn` opens the choice of personas.
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
