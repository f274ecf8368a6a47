import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { startWholePlatform } from './support/startWholePlatform';

/** Nothing listens there. */
const IDENTITY_ISSUER = 'http://127.0.0.1:9/';
const platform = startWholePlatform({ IDENTITY_ISSUER, IDENTITY_AUDIENCE: 'api' });

it('a token of an unreachable identity provider does not require signing in again', async () => {
  const token = await new SignJWT({ sub: 'somebody', iss: IDENTITY_ISSUER, aud: 'api' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(new Uint8Array(32));
  const answer = await platform.app.inject({
    url: '/api/v1/users/me',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({
    detail: 'The identity provider can’t be reached. Please try again in a moment.',
  });
  // The operator finds the reason in the log.
  expect(platform.log.join('')).toContain('No keys could be loaded from http://127.0.0.1:9/');
});
