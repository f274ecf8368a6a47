import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newVariable, type Document } from '@/engine/document';
import { SIGNATURE_SAMPLES } from '@/domain/web-hooks';
import { webHooks } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf } from '../engine/reference/build';
import { mediaCalls } from './support/mediaCalls';
import { startSource, type TestSource } from './support/pictureSource';
import { startTestPlatform } from './support/startTestPlatform';

const run = promisify(execFile);
const platform = startTestPlatform({ keepsChanges: true });
const { call } = mediaCalls(platform);
const ADMIN = { account: 'environment.admin' };
/** A page with a list variable that takes only S. */
const SIZED: Document = {
  ...documentOf([], { width: 40, height: 30 }),
  variables: {
    order: ['size'],
    items: { size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }], selected: 'S' } },
  },
};
const ADDRESS = 'https://shop.test/hooks/platen?of=aurora';

let receiver: TestSource;
let endThreads = () => Promise.resolve();
/** Statuses of the receiver's responses; the last one repeats. */
let statuses: number[] = [200];

beforeAll(async () => {
  receiver = await startSource((_request, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 200, { location: 'https://elsewhere.test/' }).end('thank you');
  });
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    network: receiver.network,
  });
});
beforeEach(async () => {
  await platform.db.delete(webHooks);
  statuses = [200];
  receiver.calls.length = 0;
  receiver.addresses.clear();
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(async () => {
  await endThreads();
  await receiver.close();
});

type Delivery = Schemas['WebHookDelivery'];

/** Adds a web hook and returns it with its secret. */
async function added(body: object = {}) {
  const made = await call('POST', 'web-hooks', {
    ...ADMIN,
    body: { name: 'Shop', address: ADDRESS, ...body },
  });
  expect(made.status, made.text).toBe(201);
  return made.json<Schemas['CreatedWebHook']>();
}

async function deliveries({ id }: { id: string }, account = 'template.designer'): Promise<Delivery[]> {
  const listed = await call('GET', `web-hooks/${id}/deliveries`, { account });
  expect(listed.status, listed.text).toBe(200);
  return listed.json<Schemas['WebHookDeliveryPage']>().data;
}

/** Returns the deliveries of a web hook, after so many tries of the newest. */
async function tried(hook: { id: string }, times: number): Promise<Delivery> {
  await expect
    .poll(async () => {
      platform.jobs.look();
      return (await deliveries(hook))[0]?.tries.length;
    })
    .toBe(times);
  const [newest] = await deliveries(hook);
  if (!newest) throw new Error('Nothing was delivered.');
  return newest;
}

/** Makes delayed jobs due now. */
const skipPause = () =>
  platform.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'webHook' and state < 'active'`,
  );

/** Starts an output and waits for its end. @returns the id of its task */
async function output(body: object = {}, format = 'png'): Promise<string> {
  const started = await call('POST', `output/${format}`, {
    account: 'full.access',
    body: { documentContent: documentOf([], { width: 40, height: 30 }), outputSettings: {}, ...body },
  });
  expect(started.status, started.text).toBe(202);
  const { data, links } = started.json<Schemas['TaskStarted']>();
  const ask = async () => (await call('GET', links.taskInfo, { account: 'full.access' })).status;
  await expect.poll(ask).not.toBe(202);
  return data.taskId;
}

interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

async function received(count = 1): Promise<Message> {
  await expect.poll(() => receiver.calls.length).toBe(count);
  const last = receiver.calls.at(-1);
  return { headers: last?.headers as Record<string, string>, body: last?.body ?? '' };
}

const codeOf = (language: 'javascript' | 'python' | 'shell') =>
  SIGNATURE_SAMPLES.find(({ value }) => value === language)?.code ?? '';

/** Runs with a folder of its own. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Whether the documented check, in a language, accepts a message. */
const CHECKS = {
  javascript: ({ headers, body }: Message, secret: string) =>
    inFolder(async (folder) => {
      const file = join(folder, 'check.mjs');
      await writeFile(file, codeOf('javascript'));
      const { isGenuine } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        isGenuine: (...of: [object, string, string]) => boolean;
      };
      return isGenuine(headers, body, secret);
    }),
  python: ({ headers, body }: Message, secret: string) =>
    inFolder(async (folder) => {
      const file = join(folder, 'check.py');
      const asked = [headers, secret].map((value) => JSON.stringify(JSON.stringify(value)));
      await writeFile(
        file,
        `${codeOf('python')}\n\nimport json\nheaders, secret = json.loads(${asked[0]}), json.loads(${asked[1]})\n` +
          `print(is_genuine(headers, json.loads(${JSON.stringify(JSON.stringify(body))}).encode(), secret))\n`,
      );
      return (await run('python3', [file])).stdout.trim() === 'True';
    }),
  shell: ({ headers, body }: Message, secret: string) =>
    inFolder(async (folder) => {
      await writeFile(join(folder, 'body.json'), body);
      const variables = { TIMESTAMP: headers['platen-timestamp'], WEB_HOOK_SECRET: secret };
      const env = { ...process.env, ...variables };
      const { stdout } = await run('sh', ['-c', codeOf('shell')], { cwd: folder, env });
      return `sha256=${stdout.trim()}` === headers['platen-signature'];
    }),
};

/** Languages with an interpreter on this machine. */
const LANGUAGES = (Object.keys(CHECKS) as (keyof typeof CHECKS)[]).filter(
  (language) => language !== 'python' || spawnSync('python3', ['--version']).status === 0,
);

describe('a web hook', () => {
  it('S16.09 receives a finished task, signed with its secret', async () => {
    const hook = await added();
    expect(hook).toMatchObject({ name: 'Shop', address: ADDRESS, enabled: true });
    const settings = await call('GET', 'output/settings', {
      ...ADMIN,
      query: { search: 'PDF for the press' },
    });
    const outputSettingsId = settings.json<Schemas['OutputSettingPage']>().data[0]?.id;
    const taskId = await output({ outputSettings: undefined, outputSettingsId }, 'pdf');
    const message = await received();
    const [delivery] = await deliveries(hook);
    expect(receiver.calls[0]?.line).toBe('POST shop.test/hooks/platen?of=aurora');
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'platen-delivery': delivery?.id,
    });
    const link = `/grafx/api/v1/environment/aurora-production/output/tasks/${taskId}`;
    expect(JSON.parse(message.body)).toEqual({
      event: 'output.finished',
      deliveryId: delivery?.id,
      time: expect.any(String) as string,
      environmentId: expect.any(String) as string,
      task: {
        id: taskId,
        kind: 'document',
        sourceId: null,
        name: 'Output',
        format: 'pdf',
        status: 'Finished',
        detail: null,
        outputSettingsId,
        records: { total: 1, successful: 1, failed: 0 },
      },
      links: { task: link, download: `${link}/download` },
    });
    const { download } = (JSON.parse(message.body) as { links: { download: string } }).links;
    expect((await call('GET', download, { account: 'full.access' })).status).toBe(200);
    for (const language of LANGUAGES) expect(await CHECKS[language](message, hook.secret)).toBe(true);
  });

  it.each(LANGUAGES)(
    'S16.09 a changed body, another moment and another secret fail the check in %s',
    async (language) => {
      const hook = await added();
      await call('POST', `web-hooks/${hook.id}/test`, ADMIN);
      const message = await received();
      const check = CHECKS[language];
      expect(await check(message, hook.secret)).toBe(true);
      const changed = { ...message, body: message.body.replace('"test"', '"Test"') };
      expect(await check(changed, hook.secret)).toBe(false);
      const later = String(Number(message.headers['platen-timestamp']) + 1);
      const moved = { ...message, headers: { ...message.headers, 'platen-timestamp': later } };
      expect(await check(moved, hook.secret)).toBe(false);
      expect(await check(message, `${hook.secret}x`)).toBe(false);
    },
  );

  it('S16.09 signs with the new secret once it is rotated, and with the current one until then', async () => {
    const hook = await added();
    const rotated = await call('POST', `web-hooks/${hook.id}/secret`, ADMIN);
    const { secret } = rotated.json<Schemas['WebHookSecret']>();
    await call('POST', `web-hooks/${hook.id}/test`, ADMIN);
    const message = await received();
    expect(await CHECKS.javascript(message, secret)).toBe(true);
    expect(await CHECKS.javascript(message, hook.secret)).toBe(false);
  });

  it('S16.09 receives failed and cancelled tasks with the reason', async () => {
    await added({ events: ['output.failed'] });
    const failedId = await output({ documentContent: SIZED, variables: [{ Size: 'XXL' }] });
    const failed = JSON.parse((await received()).body) as object;
    expect(failed).toMatchObject({
      event: 'output.failed',
      task: { id: failedId, status: 'Failed', detail: expect.stringContaining('Size: ') as string },
      links: { task: expect.stringMatching(failedId) as string },
    });
    const variables = Array.from({ length: 10_000 }, () => ({}));
    const started = await call('POST', 'output/pdf', {
      account: 'full.access',
      body: { documentContent: SIZED, outputSettings: {}, variables },
    });
    const { taskId } = started.json<Schemas['TaskStarted']>().data;
    expect((await call('POST', `output/tasks/${taskId}/cancel`, ADMIN)).status).toBe(204);
    expect(JSON.parse((await received(2)).body)).toMatchObject({
      event: 'output.failed',
      task: { id: taskId, status: 'Failed', detail: expect.stringMatching(/^Cancelled by /) as string },
    });
  });

  it('receives nothing while disabled or without a subscription to the event', async () => {
    const off = await added({ enabled: false });
    const other = await added({ name: 'Other', events: ['output.failed'] });
    const hook = await added({ name: 'Heard' });
    await output();
    await tried(hook, 1);
    expect(await deliveries(off)).toEqual([]);
    expect(await deliveries(other)).toEqual([]);
  });

  it('S16.10 that gets no 2xx answer is tried five times with growing pauses, each listed with its status', async () => {
    statuses = [500, 302, 404, 503, 429];
    const hook = await added();
    await output();
    const pauses: number[] = [];
    for (const times of [1, 2, 3, 4]) {
      const delivery = await tried(hook, times);
      expect(delivery.status).toBe('waiting');
      const last = delivery.tries.at(-1);
      pauses.push(Math.round((Date.parse(delivery.nextTry ?? '') - Date.parse(last?.time ?? '')) / 1_000));
      await skipPause();
    }
    const given = await tried(hook, 5);
    expect(pauses).toEqual([10, 60, 300, 1_800]);
    expect(given).toMatchObject({ status: 'failed', nextTry: null });
    expect(given.tries.map(({ status }) => status)).toEqual([500, 302, 404, 503, 429]);
    expect(receiver.calls.map(({ line }) => line)).toEqual(
      Array.from({ length: 5 }, () => 'POST shop.test/hooks/platen?of=aurora'),
    );
    expect(new Set(receiver.calls.map(({ headers }) => headers['platen-delivery']))).toEqual(
      new Set([given.id]),
    );
    await skipPause();
    platform.jobs.look();
    expect(receiver.calls).toHaveLength(5);
  });

  it('S16.10 is not tried before its pause is over', async () => {
    statuses = [500, 200];
    const hook = await added();
    await output();
    await tried(hook, 1);
    platform.jobs.look();
    expect((await deliveries(hook))[0]?.tries).toHaveLength(1);
    await skipPause();
    expect(await tried(hook, 2)).toMatchObject({
      status: 'delivered',
      nextTry: null,
      tries: [{ status: 500 }, { status: 200 }],
    });
  });

  it('S16.10 that can’t be reached has the reason with each try', async () => {
    receiver.addresses.set('shop.test', ['10.0.0.1']);
    const hook = await added();
    await output();
    const { tries } = await tried(hook, 1);
    expect(tries).toMatchObject([
      { status: null, error: 'No answer: shop.test has an address that is not public.' },
    ]);
    expect(receiver.connected).not.toContain('10.0.0.1');
  });

  it('can repeat a finished delivery, but not a waiting one', async () => {
    const hook = await added();
    const test = (await call('POST', `web-hooks/${hook.id}/test`, ADMIN)).json<Delivery>();
    expect(test).toMatchObject({ event: 'test', status: 'waiting', tries: [] });
    expect(await tried(hook, 1)).toMatchObject({ status: 'delivered' });
    const retry = () => call('POST', `web-hooks/${hook.id}/deliveries/${test.id}/retry`, ADMIN);
    statuses = [500];
    expect((await retry()).status).toBe(200);
    expect(await tried(hook, 2)).toMatchObject({
      status: 'waiting',
      tries: [{ status: 200 }, { status: 500 }],
    });
    expect((await retry()).status).toBe(409);
  });

  it('S16.10 is not retried once it is disabled', async () => {
    statuses = [500];
    const hook = await added();
    await output();
    await tried(hook, 1);
    await call('PATCH', `web-hooks/${hook.id}`, { ...ADMIN, body: { enabled: false } });
    await skipPause();
    expect(await tried(hook, 2)).toMatchObject({
      status: 'failed',
      tries: [{ status: 500 }, { status: null, error: 'Not sent: the web hook was disabled.' }],
    });
    expect(receiver.calls).toHaveLength(1);
  });

  it('H4.09 is tested ten times a minute at most, and again a minute later', async () => {
    const hook = await added();
    const test = () => call('POST', `web-hooks/${hook.id}/test`, ADMIN);
    for (let count = 0; count < 10; count += 1) expect((await test()).status).toBe(201);
    const refused = await test();
    expect(refused.status, refused.text).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    const other = await added();
    expect((await call('POST', `web-hooks/${other.id}/test`, ADMIN)).status).toBe(201);
    platform.now = new Date(platform.now.getTime() + 60_000);
    expect((await test()).status).toBe(201);
  });

  it('returns its secret only once', async () => {
    const hook = await added();
    const listed = await call('GET', 'web-hooks', ADMIN);
    const changed = await call('PATCH', `web-hooks/${hook.id}`, { ...ADMIN, body: { name: 'Other' } });
    const [row] = await platform.db.select().from(webHooks);
    for (const text of [listed.text, changed.text, JSON.stringify(row)])
      expect(text).not.toContain(hook.secret);
  });
});
