import { describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { sign } from '../../platform/http/signature';
import { logOut, refresh, statusOfCall } from './support/session';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();

async function signIn(email: string) {
  const browser = await beginSignIn(platform.app, platform.settings);
  const { location } = await browser.submit(email, 'demo');
  return { browser, ...(await browser.finish(location)) };
}

/** Returns the provider's result of a silent sign-in in the console's hidden frame. */
async function silently(cookie: string): Promise<string | null> {
  const { publicUrl } = platform.settings;
  const query = new URLSearchParams({
    client_id: 'platen-console',
    response_type: 'code',
    redirect_uri: publicUrl,
    scope: 'openid',
    prompt: 'none',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const headers = { cookie, host: new URL(publicUrl).host };
  const { headers: answer } = await platform.app.inject({ url: `/identity/authorize?${query}`, headers });
  return new URL(String(answer.location)).searchParams.get('error');
}

describe('the access tokens of a session', () => {
  it('end at the next call after logging out, and those of other sessions stay valid', async () => {
    const { app, settings } = platform;
    const [leaving, staying] = [await signIn('user@demo.test'), await signIn('user@demo.test')];
    expect(await statusOfCall(app, leaving.accessToken)).toBe(200);
    expect((await logOut(app, settings, leaving.browser)).statusCode).toBe(303);
    expect(await statusOfCall(app, leaving.accessToken)).toBe(401);
    expect(await statusOfCall(app, staying.accessToken)).toBe(200);
  });

  it('end when its refresh token is reused', async () => {
    const { accessToken, refreshToken } = await signIn('user@demo.test');
    expect((await refresh(platform.app, refreshToken)).statusCode).toBe(200);
    expect((await refresh(platform.app, refreshToken)).statusCode).toBe(400);
    expect(await statusOfCall(platform.app, accessToken)).toBe(401);
  });
});

describe('enabling federation', () => {
  it('ends all sessions of that account only, with tokens and cookies', async () => {
    const { app, settings } = platform;
    const email = 'user.many@demo.test';
    const other = await signIn('user@demo.test');
    const sessions = [await signIn(email), await signIn(email)];
    for (const { browser } of sessions) expect(await silently(browser.cookie())).toBeNull();
    const unfinished = await beginSignIn(app, settings);
    const { location } = await unfinished.submit(email, 'demo');

    const timestamp = Math.floor(Date.now() / 1000);
    const body = { newUserId: 'idp|many' };
    const path = `/users/${demoUserId(email)}/enable-federation`;
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: {
        signature: sign(settings.signatureSecret, timestamp, { method: 'POST', path, body }),
        'signature-timestamp': String(timestamp),
      },
      payload: body,
    });
    expect(answer.statusCode, answer.body).toBe(204);

    for (const { accessToken, refreshToken, browser } of sessions) {
      expect(await statusOfCall(app, accessToken)).toBe(401);
      expect((await refresh(app, refreshToken)).statusCode).toBe(400);
      expect(await silently(browser.cookie())).toBe('login_required');
    }
    await expect(unfinished.finish(location)).rejects.toThrow();
    expect(await statusOfCall(app, other.accessToken)).toBe(200);
    expect(await silently(other.browser.cookie())).toBeNull();
  });
});
