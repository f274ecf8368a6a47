import { describe, expect, it } from 'vitest';
import { identityArtifacts } from '../../platform/identity/schema';
import { eq } from 'drizzle-orm';
import { statusOfCall } from './support/session';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();

async function signInUpToCode() {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
  return signIn.codeOf(location);
}

describe('an authorization code', () => {
  it.each([
    ['a wrong verifier', { code_verifier: 'w'.repeat(43) }, 'application/json'],
    ['a wrong verifier, answered as a page', { code_verifier: 'w'.repeat(43) }, 'text/html'],
    ['another address to return to', { redirect_uri: 'http://localhost:4400/elsewhere' }, 'application/json'],
  ])('is used up by %s', async (_what, change, accept) => {
    const { redeem } = await signInUpToCode();
    expect((await redeem(change, accept)).status).toBe(400);
    expect(await redeem()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is redeemed once, with its verifier', async () => {
    const { redeem } = await signInUpToCode();
    const first = await redeem();
    expect(first.status).toBe(200);
    expect(await statusOfCall(platform.app, first.body.access_token ?? '')).toBe(200);
    expect((await redeem()).status).toBe(400);
    expect(await statusOfCall(platform.app, first.body.access_token ?? '')).toBe(401);
  });
});

describe('bodies before sign-in', () => {
  const countKept = () => platform.db.$count(identityArtifacts, eq(identityArtifacts.model, 'Interaction'));
  const countSessions = () => platform.db.$count(identityArtifacts, eq(identityArtifacts.model, 'Session'));
  const query = (more: Record<string, string>) =>
    new URLSearchParams({
      client_id: 'platen-console',
      response_type: 'code',
      redirect_uri: platform.settings.publicUrl,
      scope: 'openid',
      code_challenge_method: 'S256',
      code_challenge: 'c'.repeat(43),
      ...more,
    });

  it.each(['state', 'nonce', 'code_challenge', 'login_hint', 'audience', 'unknown'])(
    'is refused with words and kept nowhere when its %s is long',
    async (name) => {
      const before = await countKept();
      const url = `/identity/authorize?${query({ [name]: 'x'.repeat(1025) })}`;
      const { statusCode, body } = await platform.app.inject({ url });
      expect(statusCode).toBe(400);
      expect(body).toContain('A parameter may have 1,024 characters.');
      expect(await countKept()).toBe(before);
    },
  );

  it.each([
    ['behind a second question mark', `/identity/authorize?${query({ state: 'a' })}?${'x'.repeat(1024)}`],
    ['at a path in capitals', `/identity/AUTHORIZE?${query({ state: 'x'.repeat(1025) })}`],
  ])('is measured %s, too', async (_where, url) => {
    const before = await countKept();
    expect((await platform.app.inject({ url })).statusCode).toBe(400);
    expect(await countKept()).toBe(before);
  });

  it('are not stored in advance for a later request', async () => {
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: '/identity/request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: query({ state: 'a' }).toString(),
    });
    expect(statusCode).toBe(404);
    const ofRequests = eq(identityArtifacts.model, 'PushedAuthorizationRequest');
    expect(await platform.db.$count(identityArtifacts, ofRequests)).toBe(0);
  });

  it('are accepted up to the limit', async () => {
    const before = await countKept();
    const url = `/identity/authorize?${query({ state: 'x'.repeat(1024) })}`;
    expect((await platform.app.inject({ url })).statusCode).toBe(303);
    expect(await countKept()).toBe(before + 1);
  });

  it.each(['/identity/authorize', '/identity/v2/logout'])(
    'is refused as a long form at %s, too',
    async (url) => {
      const before = [await countKept(), await countSessions()];
      const { statusCode } = await platform.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: query({ state: 'x'.repeat(5000) }).toString(),
      });
      expect(statusCode).toBe(400);
      expect([await countKept(), await countSessions()]).toEqual(before);
    },
  );

  it.each([
    ['state', 1025, 'A parameter may have 1,024 characters.'],
    ['id_token_hint', 4097, 'An ID token may have 4,096 characters.'],
  ])('is refused when logging out with a long %s', async (name, length, words) => {
    const before = await countSessions();
    const url = `/identity/v2/logout?${new URLSearchParams({ [name]: 'x'.repeat(length) })}`;
    const { statusCode, body } = await platform.app.inject({ url });
    expect(statusCode).toBe(400);
    expect(body).toContain(words);
    expect(await countSessions()).toBe(before);
  });
});
