import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../platform/database';
import { seed } from '../../platform/seed';
import { openJobs } from '../../platform/jobs';
import { openStorage } from '../../platform/storage';
import { createServer } from '../../platform/server/createServer';
import { readSettings, type Settings } from '../../platform/settings';
import { missingPostgres, startPostgres, type Postgres } from '../../scripts/postgres';
import { because } from '../../scripts/testReports';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beginSignIn } from '../security/support/signIn';

let postgres: Postgres;
let opened: OpenDatabase;
let app: FastifyInstance;
let directory: string;
let settings: Settings;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'platen-gone-'));
  settings = readSettings({ DATA_DIR: directory });
  postgres = await startPostgres();
  opened = await openDatabase({ databaseUrl: postgres.url });
  await seed(opened.db, { seed: 'demo', now: new Date() });
  const jobs = await openJobs(opened.db, { onError: () => undefined });
  app = await createServer({ database: opened.db, jobs, storage: await openStorage(settings), settings });
});

afterAll(async () => {
  await app.close();
  await opened.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

const missing = missingPostgres();
describe.skipIf(missing)(`a database that is unreachable for a while${because(missing)}`, () => {
  it('answers 503 with the time to retry at the APIs and the sign-in, and works again afterwards', async () => {
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
    const { accessToken, refreshToken } = await signIn.finish(location);
    const headers = { authorization: `Bearer ${accessToken}` };
    const waiting = await beginSignIn(app, settings);
    const me = () => app.inject({ url: '/api/v1/users/me', headers });
    const renew = () =>
      app.inject({
        method: 'POST',
        url: '/identity/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=refresh_token&client_id=platen-console&refresh_token=${refreshToken}`,
      });
    expect((await me()).statusCode).toBe(200);

    // A transaction is open while the server dies; the process must survive that.
    let began = () => {};
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    let goOn = () => {};
    const isGone = new Promise<void>((resolve) => (goOn = resolve));
    const interrupted = opened.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      began();
      await isGone;
      await transaction.execute(sql`select 2`);
    });
    const refused = expect(interrupted).rejects.toThrow();
    await hasBegun;
    await postgres.halt();
    goOn();
    await refused;

    const failed = await me();
    expect(failed.statusCode).toBe(503);
    expect(failed.headers['retry-after']).toBe('2');
    expect(failed.headers['content-type']).toBe('application/problem+json');
    expect(failed.json()).toMatchObject({
      title: 'Service Unavailable',
      detail: 'The platform can’t reach its database. Please try again in a moment.',
    });
    const token = await renew();
    expect(token.statusCode).toBe(503);
    expect(token.headers['retry-after']).toBe('2');
    const page = await waiting.submit('user@demo.test', 'demo');
    expect(page.status).toBe(503);
    expect(page.body).toContain('Signing in is not possible right now');
    const ready = await app.inject({ url: '/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'database-unavailable' });
    expect((await app.inject({ url: '/ping' })).statusCode).toBe(200);

    await postgres.resume();
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(200);
    expect((await renew()).statusCode).toBe(200);
    expect((await waiting.submit('user@demo.test', 'demo')).status).toBe(303);
  });

  it('H2.22 leaves a process alive that takes jobs, which goes on when the database is back', async () => {
    const errors: unknown[] = [];
    const jobs = await openJobs(opened.db, {
      times: { poll: 20, beat: 20, expire: 20, tidy: 20 },
      onError: (error) => void errors.push(error),
    });
    const done: string[] = [];
    jobs.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await jobs.send('output', { taskId: 'before' });
    await expect.poll(() => done).toEqual(['before']);
    await postgres.halt();
    await expect.poll(() => errors.length).toBeGreaterThan(10);
    await postgres.resume();
    await expect
      .poll(() => jobs.send('output', { taskId: 'after' }).catch(() => undefined))
      .toBeTypeOf('string');
    await expect.poll(() => done).toEqual(['before', 'after']);
    await jobs.stop(1_000);
  });
});
