import { describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { browserOf, rememberBrowser } from '../../platform/identity/knownBrowser';
import { FAILURES_BEFORE_LOCK } from '../../platform/identity/signIn';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

// Without the list of demo accounts the page contains only the typed address.
const platform = startWholePlatform({ SEED: 'none' });

/** Returns the text of the sign-in page, without the typed address. */
function said(body: string, email: string): string {
  return body.replaceAll(email, '');
}

describe('guessing', () => {
  it('passwords is stopped after ten failures, with or without an account at the address', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const answers = [];
    for (const email of ['template.designer@demo.test', 'nobody@demo.test']) {
      const tries = [];
      for (let attempt = 1; attempt <= FAILURES_BEFORE_LOCK + 1; attempt += 1)
        tries.push(await signIn.submit(email, `guess ${attempt}`));
      answers.push(tries.map(({ status, body }) => ({ status, text: said(body, email) })));
    }
    const [known, unknown] = answers;
    expect(known?.map(({ status }) => status)).toEqual([...Array<number>(9).fill(401), 429, 429]);
    expect(unknown).toEqual(known);

    const right = await signIn.submit('template.designer@demo.test', 'demo');
    expect(right.status).toBe(429);
    expect(right.body).toContain('Too many failed attempts. Try again in');
    const variant = await signIn.submit(' Template.Designer@DEMO.test ', 'demo');
    expect(variant.status).toBe(429);
  });

  it('passwords does not lock the owner out of a browser with an earlier sign-in', async () => {
    const { app, settings } = platform;
    const [email, password] = ['content.admin.classic@demo.test', 'demo'];
    const own = await beginSignIn(app, settings);
    expect((await own.submit(email, password)).status).toBe(303);
    const stranger = await beginSignIn(app, settings);
    for (let attempt = 1; attempt <= FAILURES_BEFORE_LOCK; attempt += 1)
      await stranger.submit(email, 'guess');
    expect((await stranger.submit(email, password)).status).toBe(429);

    const again = await beginSignIn(app, settings, own.cookie());
    expect((await again.submit(email, 'a slip of the hand')).status).toBe(401);
    expect((await again.submit(email, password)).status).toBe(303);
  });

  it('passwords at a known browser ends after ten failures too', async () => {
    const { app, settings } = platform;
    const [email, password] = ['environment.admin@demo.test', 'demo'];
    const own = await beginSignIn(app, settings);
    expect((await own.submit(email, password)).status).toBe(303);
    const thief = await beginSignIn(app, settings, own.cookie());
    for (let attempt = 1; attempt <= FAILURES_BEFORE_LOCK; attempt += 1) await thief.submit(email, 'guess');
    expect((await thief.submit(email, password)).status).toBe(429);
    const elsewhere = await beginSignIn(app, settings);
    expect((await elsewhere.submit(email, password)).status).toBe(303);
  });

  it('passwords with a forged or foreign browser cookie counts as an unknown browser', async () => {
    const { settings } = platform;
    const [email, other] = ['full.access@demo.test', 'user@demo.test'];
    const cookie = (address: string, secret: string) =>
      rememberBrowser(address, { ...settings, signatureSecret: secret }).split(';', 1)[0];
    const { signatureSecret: secret } = settings;
    expect(browserOf(cookie(email, secret), email, settings)).toMatch(/^[\w-]{22}$/);
    expect(browserOf(`a=b; ${cookie(email, secret)}; c=d`, email, settings)).toMatch(/^[\w-]{22}$/);
    expect(browserOf(cookie(other, secret), email, settings)).toBe('');
    expect(browserOf(cookie(email, 'another secret'), email, settings)).toBe('');
    expect(browserOf('known_browser=made.up', email, settings)).toBe('');
    expect(browserOf(undefined, email, settings)).toBe('');
  });

  it('passwords is still possible for other accounts', async () => {
    const signIn = await beginSignIn(platform.app, platform.settings);
    expect((await signIn.submit('user@demo.test', 'demo')).status).toBe(303);
  });

  it('addresses by links to set a password gets the same page for all', async () => {
    const pages = [];
    for (const user of [demoUserId('user@demo.test'), demoUserId('nobody@demo.test'), '../..', '']) {
      const query = new URLSearchParams({ user, expires: '99999999999999', signature: 'made up' });
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, body } = await platform.app.inject({
          method,
          url: `/identity/password?${query}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          ...(method === 'POST' && { payload: 'password=long+enough' }),
        });
        pages.push(`${statusCode} ${body}`);
      }
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toMatch(/^410 /);
  });

  it('input appears escaped in the page', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { body } = await signIn.submit('"><script>alert(1)</script>', '<img src=x onerror=alert(2)>');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    const problem = await app.inject({
      url: '/identity/authorize?client_id=<script>alert(1)</script>&response_type=<img src=x>',
      headers: { accept: 'text/html' },
    });
    expect(problem.body).not.toMatch(/<script>alert|<img/);
  });
});
