import { OAuthError } from '@auth0/auth0-react';

/** Whether the identity provider no longer takes the refresh token. */
export function isInvalidGrant(error: unknown): boolean {
  return error instanceof OAuthError && error.error === 'invalid_grant';
}
