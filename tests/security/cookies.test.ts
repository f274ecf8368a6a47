import { describe, expect, it } from 'vitest';
import { beginSignIn, type Transport } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform({ PUBLIC_URL: 'https://console.example' });

/** Signs in and returns every cookie set on the way, as sent. */
async function gatherCookies(): Promise<string[]> {
  const set: string[] = [];
  const transport: Transport = async ({ path, ...request }) => {
    const response = await platform.app.inject({ url: path, ...request });
    set.push(...[response.headers['set-cookie'] ?? []].flat());
    return {
      status: response.statusCode,
      body: response.body,
      location: String(response.headers.location ?? ''),
      cookies: response.cookies.map(({ name, value }) => [name, value]),
    };
  };
  const signIn = await beginSignIn(transport, platform.settings);
  const { location } = await signIn.submit('user@demo.test', 'demo');
  await signIn.finish(location);
  return set;
}

describe('cookies of the identity provider', () => {
  it('are unreadable to scripts, http and requests of other sites', async () => {
    const cookies = await gatherCookies();
    const names = new Set(cookies.map((cookie) => cookie.split('=', 1)[0]));
    expect([...names]).toEqual(
      expect.arrayContaining(['_interaction', '_session', '_session.sig', 'known_browser']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/;\s*httponly/i);
      expect(cookie).toMatch(/;\s*secure/i);
      expect(cookie).toMatch(/;\s*samesite=(?:lax|strict)/i);
      expect(cookie).not.toMatch(/;\s*domain=/i);
    }
  });

  it('are unguessable and new after each sign-in', async () => {
    const values = async () =>
      (await gatherCookies())
        .map((cookie) => /^_session=([^;]*)/.exec(cookie)?.[1] ?? '')
        .filter((value) => value !== '');
    const [first, second] = [await values(), await values()];
    expect(first[0]).toMatch(/^[\w-]{40,}$/);
    expect(second.some((value) => first.includes(value))).toBe(false);
  });
});
