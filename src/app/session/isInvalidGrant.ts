/** Whether the identity provider no longer takes the refresh token, by the `error` of OAuth (RFC 6749, 5.2). */
export function isInvalidGrant(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'invalid_grant';
}
