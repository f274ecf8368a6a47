function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'error' in error && error.error === code;
}

/** Whether the identity provider rejects the refresh token, by the `error` of OAuth (RFC 6749, 5.2). */
export function isInvalidGrant(error: unknown): boolean {
  return hasCode(error, 'invalid_grant');
}

/** Whether the sign-in window was closed before the identity client had a result. */
export function isCancelled(error: unknown): boolean {
  return hasCode(error, 'cancelled');
}
