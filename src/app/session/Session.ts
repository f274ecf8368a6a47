/** Reason and return path of an interactive sign-in. */
export interface SignInOptions {
  /** Path with query and hash to return to. @default the current one */
  returnTo?: string;
  /**
   * Whether the identity provider must ask for credentials even if it still has a session.
   * @default false
   */
  force?: boolean;
}

/** The state of the session and its actions, independent of the identity provider. */
export interface Session {
  /** `loading` until the identity provider has responded once. */
  status: 'loading' | 'unauthenticated' | 'authenticated';
  /** The identity provider's error when signing in failed. */
  error: Error | undefined;
  /** Whether the token could not be renewed: the product is hidden until the next sign-in. */
  isExpired: boolean;
  /** The cause of the expiry, if known: usually an error of the identity client. */
  expiredBy?: unknown;
  /**
   * Returns a valid token; undefined when signed out, as on the user-migration route. With `renew` it ignores the
   * cache. While the session is expired it waits, so that pending work continues after the next sign-in.
   */
  getAccessToken: (options?: { renew?: boolean }) => Promise<string | undefined>;
  /** Marks the session expired, after an API refused a token that seemed valid. */
  expire: () => void;
  /** Redirects to the identity provider's sign-in page. */
  signIn: (options?: SignInOptions) => Promise<void>;
  /** Signs in again in a popup, keeping the page; by a redirect if no popup can open. */
  signInAgain: () => Promise<void>;
  /** Clears local storage and redirects to the identity provider's logout, then back to the origin. */
  logOut: () => Promise<void>;
}
