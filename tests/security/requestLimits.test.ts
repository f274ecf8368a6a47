import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database';
import { openRequestLimit } from '../../platform/http/limitRequests';
import { sendProblem } from '../../platform/http/sendProblem';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform({ REQUESTS_PER_MINUTE: '6' });
const SETTINGS = '/grafx/api/v1/environment/aurora-production/settings';

async function tokenOf(account: string): Promise<string> {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit(`${account}@demo.test`, 'demo');
  return (await signIn.finish(location)).accessToken;
}

const get = (url: string, token: string) =>
  platform.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

/** Starts a separate server on a database, like a process. */
function openProcess(database: Database, perMinute: number) {
  const app = Fastify();
  const limit = openRequestLimit(database, perMinute);
  app.setErrorHandler(sendProblem);
  app.get('/:caller', async (request, reply) => {
    await limit((request.params as { caller: string }).caller, reply);
    return 'answered';
  });
  return async (caller: string) => {
    const { statusCode, headers } = await app.inject({ url: `/${caller}` });
    return { statusCode, headers };
  };
}

describe('requests of one caller', () => {
  it('H4.11 are limited over both APIs with any of their tokens, without limiting others', async () => {
    const [token, renewed, other] = [
      await tokenOf('template.designer'),
      await tokenOf('template.designer'),
      await tokenOf('environment.admin'),
    ];
    const answers = [];
    for (const [url, of] of [
      ['/api/v1/users/me', token],
      [SETTINGS, token],
      [SETTINGS, renewed],
      ['/api/v1/users/me/permissions', renewed],
      ['/api/v1/subscriptions', token],
      [SETTINGS, token],
    ] as const)
      answers.push(await get(url, of));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual(
      [5, 4, 3, 2, 1, 0].map((left) => expect.stringMatching(new RegExp(`^"requests";r=${left};t=\\d+$`))),
    );
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"requests";q=6;w=60');
    for (const url of [SETTINGS, '/api/v1/users/me']) {
      const refused = await get(url, renewed);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ title: 'Too Many Requests', status: 429 });
      expect(refused.headers['ratelimit']).toMatch(/^"requests";r=0;t=\d+$/);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    expect((await get(SETTINGS, other)).statusCode).toBe(200);
  });

  it('H4.11 are unlimited when the operator sets no limit', async () => {
    const ask = openProcess(platform.db, 0);
    for (let count = 0; count < 20; count += 1) expect((await ask('someone')).statusCode).toBe(200);
    expect((await ask('someone')).headers['ratelimit']).toBeUndefined();
  });
});

if (process.env.TEST_DATABASE_URL) {
  describe('two processes on one PostgreSQL', () => {
    it('H4.12 count the requests of a caller together', async () => {
      const processes = [openProcess(platform.db, 4), openProcess(platform.db, 4)];
      const codes = [];
      for (let count = 0; count < 6; count += 1)
        codes.push((await processes[count % 2]?.('shared'))?.statusCode);
      expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
      expect((await processes[0]?.('another'))?.statusCode).toBe(200);
    });
  });
}
