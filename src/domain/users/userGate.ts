import { isNameless } from './userName';
import { isLockedOut } from './userStatus';

interface GateUser {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly status: string;
}

/** The facts of the user gate: the sign-in, the token, and the product's user. */
export interface GateFacts<User extends GateUser> {
  /** Whether the sign-in is still in progress. */
  readonly isSignInLoading: boolean;
  /** The identity provider's message after a failed sign-in. */
  readonly signInError?: string | undefined;
  readonly isSignedIn: boolean;
  /** Whether the token has expired and could not be renewed. */
  readonly isSessionExpired: boolean;
  readonly user?: User | undefined;
  readonly isUserError: boolean;
}

/** The state of the user gate. */
export type Gate<User> =
  | { readonly step: 'loading' | 'sign-in' | 'session-expired' | 'user-error' }
  | { readonly step: 'sign-in-error'; readonly message: string }
  | { readonly step: 'welcome' | 'unauthorized' | 'app'; readonly user: User };

/**
 * Decides the user gate of section 4, in its order: sign in, fetch the user, welcome users without a name before
 * checking the status, and exclude inactive and blocked users.
 */
export function userGate<User extends GateUser>(facts: GateFacts<User>): Gate<User> {
  if (facts.signInError !== undefined) return { step: 'sign-in-error', message: facts.signInError };
  if (facts.isSessionExpired) return { step: 'session-expired' };
  if (facts.isSignInLoading) return { step: 'loading' };
  if (!facts.isSignedIn) return { step: 'sign-in' };
  if (facts.isUserError) return { step: 'user-error' };
  const { user } = facts;
  if (!user) return { step: 'loading' };
  if (isNameless(user)) return { step: 'welcome', user };
  return { step: isLockedOut(user.status) ? 'unauthorized' : 'app', user };
}
