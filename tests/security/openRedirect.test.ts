import { describe, expect, it } from 'vitest';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();

/** Addresses that are not the console's, some of which look similar. */
const ELSEWHERE = [
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://localhost:4400.evil.test',
  'http://localhost:4400@evil.test',
  'http://evil.test/http://localhost:4400',
  'http://localhost:4400/../evil',
  'http://localhost:4400/callback',
  'http://LOCALHOST:4400/%0d%0aLocation:%20https://evil.test',
  'http://localhost:4401',
  'http://127.0.0.1:4400',
];

async function ask(path: string): Promise<{ status: number; location: string; body: string }> {
  const { statusCode, headers, body } = await platform.app.inject({
    url: path,
    headers: { host: 'localhost:4400', accept: 'text/html' },
  });
  return { status: statusCode, location: String(headers.location ?? ''), body };
}

/** Whether a response leads to the address, by a redirect or by a link. */
function leadsTo({ location, body }: { location: string; body: string }, address: string): boolean {
  return location.includes('evil') || location === address || body.includes(`href="${address}`);
}

describe('addresses to return to', () => {
  it.each(ELSEWHERE)('never redirects to %s after log-out', async (address) => {
    for (const name of ['returnTo', 'post_logout_redirect_uri']) {
      const query = new URLSearchParams({ client_id: 'platen-console', [name]: address });
      const answer = await ask(`/identity/v2/logout?${query}`);
      expect(answer.status, name).toBe(400);
      expect(leadsTo(answer, address), name).toBe(false);
    }
  });

  it.each(ELSEWHERE)('sends no code to %s', async (address) => {
    const query = new URLSearchParams({
      client_id: 'platen-console',
      response_type: 'code',
      scope: 'openid',
      state: 'state',
      code_challenge_method: 'S256',
      code_challenge: 'a'.repeat(43),
      redirect_uri: address,
    });
    const answer = await ask(`/identity/authorize?${query}`);
    expect(answer.status).toBe(400);
    expect(leadsTo(answer, address)).toBe(false);
  });

  it('redirects only to the console after log-out', async () => {
    const query = new URLSearchParams({
      client_id: 'platen-console',
      returnTo: 'http://localhost:4400',
    });
    expect((await ask(`/identity/v2/logout?${query}`)).status).toBe(200);
    expect((await ask('/identity/v2/logout')).status).toBe(200);
  });

  it.each(['evil.test', 'localhost:4400.evil.test', 'evil.test#localhost:4400'])(
    'takes its own address from nobody, such as by the host %s',
    async (host) => {
      const query = new URLSearchParams({
        client_id: 'platen-console',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: 'http://localhost:4400',
        code_challenge_method: 'S256',
        code_challenge: 'a'.repeat(43),
      });
      for (const path of [`/identity/authorize?${query}`, '/identity/.well-known/openid-configuration']) {
        const { headers, body } = await platform.app.inject({
          url: path,
          headers: { host, 'x-forwarded-host': host, accept: 'text/html' },
        });
        expect(`${headers.location} ${body}`).not.toContain('evil.test');
      }
    },
  );

  it('gives no code without a code challenge, signed in or not', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
    await signIn.finish(location);
    const query = new URLSearchParams({
      client_id: 'platen-console',
      response_type: 'code',
      scope: 'openid',
      state: 'state',
      redirect_uri: settings.publicUrl,
    });
    const authorize = async (cookie: string) => {
      const { headers } = await app.inject({
        url: `/identity/authorize?${query}`,
        headers: { host: new URL(settings.publicUrl).host, accept: 'text/html', cookie },
      });
      return new URL(String(headers.location));
    };
    for (const cookie of ['', signIn.cookie()]) {
      const { origin, searchParams } = await authorize(cookie);
      expect(origin).toBe(settings.publicUrl);
      expect(searchParams.get('error')).toBe('invalid_request');
      expect(searchParams.has('code')).toBe(false);
    }
    // With a challenge the same session gets one at once.
    query.set('code_challenge_method', 'S256');
    query.set('code_challenge', 'a'.repeat(43));
    expect((await authorize(signIn.cookie())).searchParams.has('code')).toBe(true);
  });
});
