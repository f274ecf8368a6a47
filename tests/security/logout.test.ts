import { describe, expect, it } from 'vitest';
import { logOut, refresh, statusOfCall } from './support/session';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();

async function signInAs(email: string) {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit(email, 'demo');
  return { signIn, ...(await signIn.finish(location)) };
}

/** Requests the page of a browser that is led to log out. */
async function ask(cookie: string, query: Record<string, string>) {
  const { publicUrl } = platform.settings;
  const search = new URLSearchParams({ client_id: 'platen-console', returnTo: publicUrl, ...query });
  const headers = { host: new URL(publicUrl).host, cookie, accept: 'text/html' };
  return platform.app.inject({ url: `/identity/v2/logout?${search}`, headers });
}

const SENT_AT_ONCE = /<script>document\.forms\[0\]\.submit/;

describe('logging out', () => {
  it('happens at once with an ID token of this session', async () => {
    const { signIn, idToken } = await signInAs('user@demo.test');
    const { statusCode, body } = await ask(signIn.cookie(), { id_token_hint: idToken });
    expect(statusCode).toBe(200);
    expect(body).toMatch(SENT_AT_ONCE);
  });

  it('happens at once with the ID token of a renewal too', async () => {
    const { signIn, refreshToken } = await signInAs('user@demo.test');
    const renewed = (await refresh(platform.app, refreshToken)).json<{ id_token: string }>();
    const { body } = await ask(signIn.cookie(), { id_token_hint: renewed.id_token });
    expect(body).toMatch(SENT_AT_ONCE);
  });

  it('asks for confirmation of a request from another page, and ends nothing before', async () => {
    const { signIn, accessToken } = await signInAs('user@demo.test');
    const { statusCode, body } = await ask(signIn.cookie(), {});
    expect(statusCode).toBe(200);
    expect(body).toContain('Log out of Platen?');
    expect(body).toContain('Stay signed in');
    expect(body).not.toMatch(SENT_AT_ONCE);
    expect(await statusOfCall(platform.app, accessToken)).toBe(200);
    await logOut(platform.app, platform.settings, signIn);
    expect(await statusOfCall(platform.app, accessToken)).toBe(401);
  });

  it('asks for confirmation when the ID token belongs to another user', async () => {
    const { signIn } = await signInAs('user@demo.test');
    const other = await signInAs('user.many@demo.test');
    const { body } = await ask(signIn.cookie(), { id_token_hint: other.idToken });
    expect(body).toContain('Log out of Platen?');
    expect(body).not.toMatch(SENT_AT_ONCE);
  });

  it('asks for confirmation when the ID token is of another sign-in of the user', async () => {
    const { signIn } = await signInAs('user@demo.test');
    const elsewhere = await signInAs('user@demo.test');
    const { body } = await ask(signIn.cookie(), { id_token_hint: elsewhere.idToken });
    expect(body).toContain('Log out of Platen?');
    expect(body).not.toMatch(SENT_AT_ONCE);
  });

  it('is refused with a foreign ID token', async () => {
    const { signIn, idToken } = await signInAs('user@demo.test');
    const forged = `${idToken.slice(0, -8)}AAAAAAAA`;
    expect((await ask(signIn.cookie(), { id_token_hint: forged })).statusCode).toBe(400);
  });
});
