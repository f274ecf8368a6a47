/** What is said when the identity client says nothing of its own (section 8). */
type Fallback = 'Login failed' | 'Get access token failed';

/** Errors of the identity client, by the `error` it gives them, in words that say what to do. */
const PROBLEMS: Readonly<Record<string, string>> = {
  timeout: 'Signing in took too long. Try again.',
  cancelled: 'The sign-in window was closed before you were signed in.',
  missing_refresh_token: 'The browser holds nothing to renew your session with. Sign in again.',
  state_mismatch: 'This sign-in was not started in this browser, or is over already. Sign in again.',
  missing_transaction: 'This sign-in was not started in this browser, or is over already. Sign in again.',
  mfa_required: 'The identity provider asks for a second factor. Sign in again to give it.',
  login_required: 'You are no longer signed in at the identity provider.',
};

const UNREACHABLE = 'The identity provider could not be reached. Check your connection.';

/** A failed sign-in, or a token that could not be had, in words: ours for what is known, else the provider's. */
export function identityProblem(error: unknown, fallback: Fallback): string {
  // What fetch rejects with; the identity client passes it on.
  if (error instanceof TypeError) return UNREACHABLE;
  if (!(error instanceof Error)) return fallback;
  const known = 'error' in error ? PROBLEMS[String(error.error)] : undefined;
  return known ?? (error.message || fallback);
}
