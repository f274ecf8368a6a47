import { identityError } from '@/api/http';
import {
  AuthenticationError,
  GenericError,
  MfaRequiredError,
  MissingRefreshTokenError,
  PopupCancelledError,
  PopupTimeoutError,
  TimeoutError,
} from '@auth0/auth0-react';
import { describe, expect, it } from 'vitest';

const popup = window;

/** The identity client's own errors, created as it does, and the messages for the user. */
const TOLD: [string, Error, string][] = [
  ['timeout', new TimeoutError(), 'Signing in took too long. Try again.'],
  ['timeout of a popup', new PopupTimeoutError(popup), 'Signing in took too long. Try again.'],
  [
    'popup cancelled',
    new PopupCancelledError(popup),
    'The sign-in window was closed before you were signed in.',
  ],
  [
    'missing refresh token',
    new MissingRefreshTokenError('https://platform.test', 'openid'),
    'Your session can’t be renewed. Sign in again.',
  ],
  [
    'state mismatch',
    new GenericError('state_mismatch', 'Invalid state'),
    'This sign-in was not started in this browser, or is over already. Sign in again.',
  ],
  [
    'mfa required',
    new MfaRequiredError('mfa_required', 'Multifactor authentication required', 'mfa-token', {}),
    'The identity provider asks for a second factor. Sign in again to give it.',
  ],
];

describe('messages for errors of the identity client', () => {
  it.each(TOLD)('R8.20 has its own message for %s', (_name, error, told) => {
    expect(identityError(error, 'Login failed')).toBe(told);
  });

  it('R8.20 no two kinds have the same message', () => {
    const kinds = TOLD.filter(([name]) => name !== 'timeout of a popup');
    const told = kinds.map(([, error]) => identityError(error, 'Login failed'));
    expect(new Set(told).size).toBe(kinds.length);
  });

  it('R4.18 shows the provider’s own message', () => {
    const refused = new AuthenticationError('access_denied', 'The directory is closed.', 'state');
    expect(identityError(refused, 'Login failed')).toBe('The directory is closed.');
  });

  it('reports an unreachable provider for any browser’s error', () => {
    expect(identityError(new TypeError('Failed to fetch'), 'Login failed')).toBe(
      'The identity provider could not be reached. Check your connection.',
    );
  });

  it.each([[undefined], [{}], ['text'], [new Error('')]])(
    'gives the words of whoever asks where %s says nothing',
    (nothing) => {
      expect(identityError(nothing, 'Login failed')).toBe('Login failed');
      expect(identityError(nothing, 'Get access token failed')).toBe('Get access token failed');
    },
  );
});
