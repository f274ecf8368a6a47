import { demoId, demoUserId } from '@/demo';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordLink } from '../../platform/identity/passwordLink';
import { migrationOf, sign } from '../../platform/http/signature';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const account = 'subscription.admin@demo.test';

describe('secrets', () => {
  it('are in no log line and in no address users are redirected to', async () => {
    const { app, settings, log } = platform;
    const signIn = await beginSignIn(app, settings);
    await signIn.submit(account, 'a wrong password');
    const { location } = await signIn.submit(account, 'demo');
    const { accessToken, refreshToken, code } = await signIn.finish(location);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await app.inject({ url: '/api/v1/users/me', headers })).statusCode).toBe(200);

    const rotated = await app.inject({
      method: 'POST',
      url: `/api/v1/integrations/${demoId('integration:auroraProduction:Web shop')}/rotate-secret`,
      headers,
    });
    const { clientSecret } = rotated.json<{ clientSecret: string }>();
    const link = passwordLink(demoUserId(account), new Date(), settings);
    await app.inject({ url: link.replace(settings.publicUrl, '') });
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = sign(settings.signatureSecret, timestamp, migrationOf(account));
    await app.inject({
      url: `/api/v1/users/${demoUserId(account)}/manage/email-status?signature=${signature}`,
      headers: { signature, 'signature-timestamp': String(timestamp) },
    });

    expect(log.length).toBeGreaterThan(6);
    const secrets = {
      password: 'a wrong password',
      accessToken,
      refreshToken,
      code,
      clientSecret,
      signature,
      linkSignature: new URL(link).searchParams.get('signature') ?? '',
      signatureSecret: settings.signatureSecret,
    };
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(8);
      expect(log.join(''), name).not.toContain(secret);
    }
    for (const secret of [accessToken, refreshToken]) expect(location).not.toContain(secret);
  });

  it('of a failed query stay out of the log, which has the response’s request id', async () => {
    const { app, db, log } = platform;
    await db.execute(sql`drop table used_signatures`);
    log.length = 0;
    const failing = await app.inject({
      method: 'POST',
      url: '/api/v1/users/manage/add',
      headers: signedAdd('x@demo.test'),
      payload: { email: 'x@demo.test', firstName: 'A secret name', lastName: 'Z' },
    });
    expect(failing.statusCode).toBe(500);
    const { requestId } = failing.json<{ requestId: string }>();
    expect(failing.headers['x-request-id']).toBe(requestId);
    const lines = log.map((line) => JSON.parse(line) as { requestId?: string; level: string; msg: string });
    expect(
      lines.filter((line) => line.requestId === requestId).map(({ level, msg }) => `${level} ${msg}`),
    ).toEqual(['error request failed', 'info answered']);
    expect(log.join('')).not.toContain('A secret name');
  });

  function signedAdd(email: string): Record<string, string> {
    const timestamp = Math.floor(Date.now() / 1000);
    return {
      signature: sign(platform.settings.signatureSecret, timestamp, migrationOf(email)),
      'signature-timestamp': String(timestamp),
    };
  }
});
