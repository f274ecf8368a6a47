import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { beginSignIn } from './support/signIn';
import { sendRaw } from './support/sendRaw';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();

async function post(payload: string, type: string) {
  const { app, settings } = platform;
  const signIn = await beginSignIn(app, settings);
  const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
  const { accessToken } = await signIn.finish(location);
  return app.inject({
    method: 'POST',
    url: '/api/v1/user-groups',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': type },
    payload,
  });
}

const group = (description: string) =>
  JSON.stringify({ subscriptionId: SUBSCRIPTIONS.aurora, name: 'X', environmentRoles: [], description });

describe('limits', () => {
  it('a body over a megabyte is refused as a problem', async () => {
    const response = await post(group('x'.repeat(1024 * 1024)), 'application/json');
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.json()).toMatchObject({
      title: 'Payload Too Large',
      status: 413,
      instance: '/api/v1/user-groups',
    });
  });

  it.each([
    'text/xml',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/html',
    'nonsense',
  ])('a body of type %s is refused as a problem', async (type) => {
    const response = await post(group(''), type);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ status: 415, instance: '/api/v1/user-groups' });
  });

  it('a request has to be sent within a minute', () => {
    const { requestTimeout, headersTimeout } = platform.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
  });

  it('headers over sixteen kilobytes are refused', async () => {
    const answer = await sendRaw(
      platform.url,
      `GET /api/v1/ping HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('a deeply nested body is refused without harm', async () => {
    const response = await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json');
    expect(response.statusCode).toBe(400);
    expect((await platform.app.inject('/api/v1/ping')).statusCode).toBe(200);
  });

  it('addresses that are slow to match are refused as fast as others', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
    const { accessToken } = await signIn.finish(location);
    const slow = [
      `a@${'a-'.repeat(126)}`,
      `a@${'a.'.repeat(126)}`,
      `a@${'a'.repeat(252)}`,
      `${'a.'.repeat(120)}@a`,
      `a@[${'1'.repeat(251)}`,
      `a@[${'1.'.repeat(125)}`,
    ];
    const started = performance.now();
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/users/invitations',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: {
        subscriptionId: SUBSCRIPTIONS.aurora,
        userEmails: slow,
        userGroupIds: [],
        environments: [{ environmentId: ENVIRONMENTS.auroraProduction, userRole: 'User' }],
      },
    });
    const elapsed = performance.now() - started;
    const { invitationResults } = response.json<{ invitationResults: { status: string }[] }>();
    expect(invitationResults.map(({ status }) => status)).toEqual(slow.map(() => 'Failure'));
    // Matching one of them by brute force takes hours; the rest is for a busy machine.
    expect(elapsed).toBeLessThan(5_000);
  });
});
