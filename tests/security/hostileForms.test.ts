import { describe, expect, it } from 'vitest';
import { lt } from 'drizzle-orm';
import { createSweeper } from '../../platform/identity/createSweeper';
import { identityArtifacts, signInFailures } from '../../platform/identity/schema';
import { FAILURES_BEFORE_LOCK, signIn as checkPassword } from '../../platform/identity/signIn';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform({ SEED: 'none' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Texts that none of our forms would send. */
const HOSTILE = {
  'a character no database can store': 'a\u0000b@demo.test',
  'half a character': '\ud800@demo.test',
  'more than a key of the database holds': `${Array.from({ length: 3_000 }, (_, index) => index * 7919).join('-')}@demo.test`,
  'a name of what every object has': '__proto__',
  'a statement': `' or 1=1; drop table users; --@demo.test`,
};

/** Internals that a response must never contain: statements, code positions, internal errors. */
const INSIDES = /failed query|select |insert into|node_modules|\bat \w+ \(|ERR_|TypeError/i;

describe('forms of the identity provider', () => {
  it.each(Object.entries(HOSTILE))(
    'treat %s as a wrong address without further detail',
    async (_what, email) => {
      const signIn = await beginSignIn(platform.app, platform.settings);
      const { status, body } = await signIn.submit(email, 'demo');
      expect(status).toBe(401);
      expect(body).toContain('That email and password do not match.');
      expect(body.replace(/value="[^"]*"/, '')).not.toMatch(INSIDES);
    },
  );

  it.each([
    ['nothing', undefined, {}],
    ['a field twice', 'email=a&email=b&password=c&password=d', form],
    ['JSON', '{"email":{"$ne":""},"password":{"$ne":""}}', { 'content-type': 'application/json' }],
    ['files', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('are sent %s and let nobody in', async (_what, payload, headers) => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const answer = await app.inject({
      method: 'POST',
      url: signIn.page,
      headers: { ...headers, cookie: signIn.cookie() },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toMatch(INSIDES);
  });

  it('refuse a body of any size without internal details', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { status, body } = await signIn.submit('user@demo.test', 'x'.repeat(2_000_000));
    expect(status).toBe(413);
    expect(body).toContain('Signing in did not work');
    expect(body).not.toMatch(INSIDES);
  });

  it.each([
    ['GET', '/identity/password?user=a&user=b&expires=1&signature=a&signature=b'],
    ['POST', '/identity/password?user=a&user=b&expires=1&expires=2&signature=a'],
    ['GET', '/identity/verify?user=%00&user[]=b&expires=NaN&signature=&signature='],
    ['GET', '/identity/authorize?client_id=a%00b&response_type=code'],
    ['GET', '/identity/authorize?client_id=a&client_id=b'],
    ['GET', '/identity/interaction/a%00b'],
    ['GET', '/identity/v2/logout?returnTo=%00&id_token_hint=%00'],
  ] as const)('answer %s %s as a mistake of the sender', async (method, url) => {
    const { statusCode, body } = await platform.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(INSIDES);
  });

  it.each([
    'grant_type=client_credentials&client_id=a%00b&client_secret=x',
    'grant_type=refresh_token&client_id=platen-console&refresh_token=a%00b',
    'grant_type=authorization_code&client_id=platen-console&code=a%00b&code_verifier=x&redirect_uri=http://localhost:4400',
    'grant_type=password&client_id=platen-console&username=user@demo.test&password=demo',
    'grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer&client_id=platen-console&assertion=x',
  ])('give no token for %s', async (payload) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/identity/oauth/token',
      headers: form,
      payload,
    });
    expect([400, 401]).toContain(answer.statusCode);
    expect(answer.json()).not.toHaveProperty('access_token');
  });

  it('the page of a silent sign-in escapes its input and runs only its own script', async () => {
    const state = `</script><script>alert(1)</script>\u2028"'`;
    const query = new URLSearchParams({
      client_id: 'platen-console',
      response_type: 'code',
      response_mode: 'web_message',
      prompt: 'none',
      scope: 'openid',
      redirect_uri: platform.settings.publicUrl,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      state,
    });
    const { body, headers } = await platform.app.inject({ url: `/identity/authorize?${query}` });
    expect(body).toContain('login_required');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('alert(1)</script>');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';\s*script-src 'self' 'sha256-[\w+/=]+';\s*base-uri 'none'$/,
    );
  });
});

describe('simultaneous guesses', () => {
  it('finds nothing after the tenth failure, also from a fresh count', async () => {
    const email = 'content.admin@demo.test';
    const { db, settings } = platform;
    const guess = (password: string) =>
      checkPassword(db, { email, password, cookies: undefined }, settings, new Date());
    const wrong = Array.from({ length: 3 * FAILURES_BEFORE_LOCK }, (_, index) => guess(`guess ${index}`));
    const outcomes = await Promise.all([...wrong, guess('demo')]);
    expect(outcomes.at(-1)?.outcome).toBe('locked');
    expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(FAILURES_BEFORE_LOCK - 1);
  });
});

describe('the store of the identity provider', () => {
  it('deletes only entries that expired some time ago', async () => {
    const { db } = platform;
    const now = Date.now();
    const hours = (count: number) => new Date(now + count * 3_600_000);
    const artifact = (id: string, expiresAt: Date | null) => ({ model: 'Swept', id, payload: {}, expiresAt });
    await db
      .insert(identityArtifacts)
      .values([
        artifact('ended', hours(-2)),
        artifact('just ended', hours(-0.5)),
        artifact('good', hours(1)),
        artifact('for ever', null),
      ]);
    const failure = (email: string, lastFailureAt: Date) => ({ email, count: 3, lastFailureAt });
    await db
      .insert(signInFailures)
      .values([failure('old@sweep.test', hours(-25)), failure('new@sweep.test', hours(-23))]);
    let time = now;
    const sweep = createSweeper(db, () => time);
    const kept = async () => [
      ...(await db.select({ id: identityArtifacts.id }).from(identityArtifacts)).map(({ id }) => id),
      ...(await db.select({ id: signInFailures.email }).from(signInFailures)).map(({ id }) => id),
    ];
    await sweep();
    expect(await kept()).toEqual(
      expect.arrayContaining(['just ended', 'good', 'for ever', 'new@sweep.test']),
    );
    expect(await kept()).not.toContain('ended');
    expect(await kept()).not.toContain('old@sweep.test');

    time = now + 60_000;
    await db.insert(identityArtifacts).values(artifact('ended again', hours(-2)));
    await sweep();
    expect(await kept()).toContain('ended again');
    time = now + 3_600_000;
    await sweep();
    expect(
      await db
        .select()
        .from(identityArtifacts)
        .where(lt(identityArtifacts.expiresAt, hours(-0.25))),
    ).toEqual([]);
  });
});
