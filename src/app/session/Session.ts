/** Why an interactive sign-in is asked for, and where it leads back to. */
export interface SignInOptions {
  /** Path with query and hash to come back to. @default the current one */
  returnTo?: string;
  /**
   * Whether the identity provider has to ask for credentials even when it still knows the user.
   * @default false
   */
  force?: boolean;
}

/** The state of signing in, and what can be done about it; the same whatever identity provider stands behind it. */
export interface Session {
  /** `loading` until the identity provider has been asked once. */
  status: 'loading' | 'unauthenticated' | 'authenticated';
  /** What the identity provider said when signing in failed. */
  error: Error | undefined;
  /** Whether the token could not be renewed: nothing of the product may be readable until signed in again. */
  isExpired: boolean;
  /** What ended the session, where it is known: an error of the identity client, mostly. */
  expiredBy?: unknown;
  /**
   * A token that has not expired; none while nobody is signed in, as on the user-migration route. With `renew` a new
   * one is asked for whatever the cache holds. While the session is expired this waits, so that what was under way
   * goes on after signing in again.
   */
  getAccessToken: (options?: { renew?: boolean }) => Promise<string | undefined>;
  /** Marks the session expired, for an API that refuses a token the console holds to be good. */
  expire: () => void;
  /** Leaves for the identity provider's sign-in page. */
  signIn: (options?: SignInOptions) => Promise<void>;
  /** Signs in again in a popup, keeping the page; by redirection where no popup can open. */
  signInAgain: () => Promise<void>;
  /** Clears local storage and leaves through the identity provider's logout, back to the origin. */
  logOut: () => Promise<void>;
}
