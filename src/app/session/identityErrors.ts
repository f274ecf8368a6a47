function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'error' in error && error.error === code;
}

/** Whether the identity provider no longer takes the refresh token, by the `error` of OAuth (RFC 6749, 5.2). */
export function isInvalidGrant(error: unknown): boolean {
  return hasCode(error, 'invalid_grant');
}

/** Whether the identity client found the sign-in window closed before it had an answer. */
export function isCancelled(error: unknown): boolean {
  return hasCode(error, 'cancelled');
}
