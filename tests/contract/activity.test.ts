import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoGroupId, demoId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { purgeActivity } from '../../platform/activity';
import type { Jobs } from '../../platform/jobs';
import { readSettings } from '../../platform/settings';
import { workOnJobs } from '../../platform/workOnJobs';
import { activityEntries, activityObjects, userGroups, webHooks } from '../../platform/database/schema';
import type { Schemas } from '../../platform/management/operations';
import { callEnvironment } from './support/callEnvironment';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { NOW, startTestPlatform } from './support/startTestPlatform';
import { sampleDocument } from '../unit/engine/support/sampleDocument';

const platform = startTestPlatform();
const { upload } = mediaCalls(platform);
const admin = 'subscription.admin';
const aurora = { subscriptionId: SUBSCRIPTIONS.aurora };
const environmentId = ENVIRONMENTS.auroraProduction;
const reviewers = demoGroupId('aurora', 'Reviewers');
const userId = demoUserId('user@demo.test');

type Entry = Schemas['ActivityEntry'];
type Query = Record<string, string | number>;

// Earlier demo activity would be among the results.
beforeEach(async () => {
  await platform.db.delete(activityEntries);
});

const listed = async (query: Query = {}): Promise<Entry[]> =>
  (await platform.ok(admin, 'listSubscriptionActivity', { params: aurora, query })).data;

const environment = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  callEnvironment(platform, method, path, {
    account: 'environment.admin',
    ...(body !== undefined && { body }),
  });

const renameGroup = (name: string) =>
  platform.ok(admin, 'updateUserGroup', { params: { id: reviewers }, body: { name } });

describe('a write', () => {
  it('is recorded with its actor, objects, values before and after, and request id', async () => {
    const { headers } = await platform.call(admin, 'updateUserGroup', {
      params: { id: reviewers },
      body: { name: 'Proofreaders' },
      headers: { 'x-request-id': 'of-the-test' },
    });
    const [entry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(String) as string,
      time: NOW.toISOString(),
      actor: { kind: 'person', id: demoUserId(`${admin}@demo.test`), name: expect.any(String) as string },
      operation: 'updateUserGroup',
      object: { kind: 'group', id: reviewers, name: 'Proofreaders' },
      environment: null,
      changes: [{ field: 'name', before: 'Reviewers', after: 'Proofreaders' }],
      result: 'done',
      status: null,
      requestId: headers['x-request-id'],
    });
  });

  it('records every value of a thing that is created or deleted', async () => {
    const made = await platform.ok(admin, 'createUserGroup', {
      body: {
        ...aurora,
        name: 'Night shift',
        description: 'After ten',
        environmentRoles: [{ environmentId, userRole: 'ContentAdministrator' }],
      },
    });
    await platform.ok(admin, 'deleteUserGroup', { params: { id: made.id } });
    const entries = await listed({ object: `group:${made.id}` });
    const facts = {
      name: 'Night shift',
      description: 'After ten',
      environmentRoles: [expect.stringMatching(/: Content Administrator$/)],
    };
    const of = (operation: string, side: 'before' | 'after') =>
      Object.fromEntries(
        entries
          .find((entry) => entry.operation === operation)!
          .changes.map((change) => [change.field, change[side]]),
      );
    expect(of('createUserGroup', 'after')).toEqual(facts);
    expect(of('deleteUserGroup', 'before')).toEqual(facts);
    expect(Object.values(of('createUserGroup', 'before'))).toEqual([null, null, null]);
  });

  it('is in the history of each of its objects', async () => {
    await platform.ok(admin, 'addUsersToGroup', { params: { id: reviewers }, body: { userIds: [userId] } });
    const [ofUser] = await listed({ object: `user:${userId}` });
    const [ofGroup] = await listed({ object: `group:${reviewers}` });
    expect(ofUser).toEqual(ofGroup);
    expect(ofGroup).toMatchObject({
      operation: 'addUsersToGroup',
      changes: [{ field: 'members', before: [], after: [expect.any(String)] }],
    });
    expect(await listed({ object: `group:${demoGroupId('aurora', 'Campaign builders')}` })).toEqual([]);
  });

  it('records a changed user name once in each of the user’s subscriptions and once for the actor', async () => {
    const name = { firstName: 'Una', lastName: 'Many' };
    const many = demoUserId('user.many@demo.test');
    await platform.ok('user.many', 'updateUserName', { params: { userId: many }, body: name });
    const rows = await platform.db.select().from(activityEntries);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ subscriptionId }) => subscriptionId)).size).toBe(rows.length);
    const { data } = await platform.ok('user.many', 'listMyActivity');
    expect(data).toHaveLength(1);
    expect(data[0]?.changes).toContainEqual({
      field: 'name',
      before: expect.any(String) as string,
      after: 'Una Many',
    });
  });

  it('in an environment names the environment', async () => {
    const created = await callEnvironment(platform, 'POST', 'template-collections', {
      account: 'template.designer',
      body: { name: 'Spring' },
    });
    expect(created.status, created.text).toBe(201);
    const [entry] = await listed({ kind: 'collection' });
    expect(entry).toMatchObject({
      operation: 'createTemplateCollection',
      object: { kind: 'collection', name: 'Spring' },
      environment: { id: environmentId },
      changes: [
        { field: 'name', before: null, after: 'Spring' },
        { field: 'hasCover', before: null, after: false },
        { field: 'templates', before: null, after: [] },
      ],
    });
  });

  it('of a file upload has an entry too', async () => {
    const folder = await environment('POST', 'media/directory', { name: 'Logos' });
    expect(folder.status, folder.text).toBe(201);
    const sent = await upload('mark.png', await picture(4, 3, 'png'), { folderPath: '/Logos' });
    expect(sent.status).toBe(200);
    expect((await listed({ kind: 'media' }))[0]).toMatchObject({
      operation: 'uploadMedia',
      object: { id: sent.body.data.id, name: 'mark.png' },
      environment: { id: environmentId },
    });
  });
});

describe('a refused write', () => {
  it('is recorded as refused with the status when the caller has access', async () => {
    await platform.refused(admin, 'updateUserGroup', 412, {
      params: { id: reviewers },
      body: { name: 'Late' },
      headers: { 'if-match': '"999"' },
    });
    const [entry] = await listed();
    expect(entry).toMatchObject({
      operation: 'updateUserGroup',
      result: 'refused',
      status: 412,
      changes: [],
      object: { id: reviewers, name: 'Reviewers' },
    });
    platform.now = new Date(NOW.getTime() + 1000);
    await platform.refused(admin, 'createUserGroup', 409, {
      body: { ...aurora, name: 'Reviewers', environmentRoles: [] },
    });
    expect((await listed())[0]).toMatchObject({
      operation: 'createUserGroup',
      result: 'refused',
      status: 409,
      object: { id: null, name: 'Reviewers' },
    });
  });

  it('is not recorded without access or a named object', async () => {
    await platform.refused('user', 'deleteUserGroup', 403, { params: { id: reviewers } });
    await platform.refused(admin, 'deleteUserGroup', 404, { params: { id: randomUUID() } });
    await platform.refused(admin, 'createUserGroup', 400, { body: { ...aurora, environmentRoles: [] } });
    expect(await listed()).toEqual([]);
  });

  it('leaves only its refused entry when the call fails', async () => {
    await platform.refused(admin, 'addUsersToGroup', 400, {
      params: { id: reviewers },
      body: { userIds: [userId, randomUUID()] },
    });
    expect((await listed()).map(({ result }) => result)).toEqual(['refused']);
    const { data } = { data: await platform.ok(admin, 'listGroupUsers', { params: { id: reviewers } }) };
    expect(data.map(({ id }) => id)).not.toContain(userId);
  });

  it('is not made when its entry can’t be stored', async () => {
    // Makes the database refuse the entry, as on a full disk or a lost connection.
    await platform.db.execute(
      sql`alter table activity_entries add constraint never check (operation <> 'updateUserGroup')`,
    );
    const { status } = await platform.call(admin, 'updateUserGroup', {
      params: { id: reviewers },
      body: { name: 'Never' },
    });
    expect(status).toBe(500);
    const [group] = await platform.db.select().from(userGroups).where(eq(userGroups.id, reviewers));
    expect(group?.name).toBe('Reviewers');
  });
});

describe('secrets', () => {
  it('are in no entry: of integrations, web hooks, connectors and documents', async () => {
    const clientId = demoId('integration:auroraProduction:Web shop');
    const { clientSecret: first } = await platform.ok(admin, 'createIntegration', {
      body: { environmentId, name: 'Shop till' },
    });
    const { clientSecret: rotated } = await platform.ok(admin, 'rotateIntegrationSecret', {
      params: { clientId },
      query: { keepPreviousSeconds: 3600 },
    });
    const hook = await environment('POST', 'web-hooks', {
      name: 'Till',
      address: 'https://who:entry@shop.test/hook?token=hidden-in-the-address',
    });
    const plain = await environment('POST', 'web-hooks', {
      name: 'Till',
      address: 'https://shop.test/hook?token=hidden-in-the-address',
    });
    expect([hook.status, plain.status]).toContain(201);
    const { id, secret } = plain.json<{ id: string; secret: string }>();
    const again = await environment('POST', `web-hooks/${id}/secret`);
    await environment('POST', 'connectors', {
      name: 'Stock',
      description: '',
      type: 'media',
      source: { type: 'http', address: 'https://pictures.test' },
      credentials: { browser: { clientSecret: 'of-the-connector' } },
    });
    const document = { ...sampleDocument(), name: 'in-the-document' };
    await callEnvironment(platform, 'POST', 'templates', { query: { name: 'Flyer' }, body: document });
    const [row] = await platform.db.select().from(webHooks).where(eq(webHooks.id, id));
    const whole = JSON.stringify(await platform.db.select().from(activityEntries));
    expect(whole).toContain('Shop till');
    expect(whole).toContain('https://shop.test/hook');
    for (const hidden of [
      first,
      rotated,
      createHash('sha256').update(first).digest('hex'),
      secret,
      again.json<{ secret: string }>().secret,
      row?.secret ?? '',
      'hidden-in-the-address',
      'of-the-connector',
      'in-the-document',
    ])
      expect(whole).not.toContain(hidden);
  });
});

describe('the activity list', () => {
  it('filters by actor, kind, name, environment and days', async () => {
    await renameGroup('First');
    platform.now = new Date(NOW.getTime() + 86_400_000);
    await platform.ok(admin, 'createIntegration', { body: { environmentId, name: 'Élan' } });
    const names = async (query: Query) => (await listed(query)).map(({ object }) => object.name);
    const day = platform.now.toISOString().slice(0, 10);
    expect(await names({})).toEqual(['Élan', 'First']);
    expect(await names({ kind: 'group' })).toEqual(['First']);
    expect(await names({ search: 'ela' })).toEqual(['Élan']);
    expect(await names({ search: 'lan' })).toEqual([]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ environmentId })).toEqual(['Élan']);
    expect(await names({ actor: demoUserId(`${admin}@demo.test`) })).toHaveLength(2);
    expect(await names({ actor: userId })).toEqual([]);
    expect(await names({ startDate: day })).toEqual(['Élan']);
    expect(await names({ endDate: NOW.toISOString().slice(0, 10) })).toEqual(['First']);
    await platform.refused(admin, 'listSubscriptionActivity', 400, {
      params: aurora,
      query: { startDate: day, endDate: NOW.toISOString().slice(0, 10) },
    });
  });

  it('filters by several actors, kinds and objects, with each entry once', async () => {
    await platform.ok(admin, 'addUsersToGroup', { params: { id: reviewers }, body: { userIds: [userId] } });
    await renameGroup('First');
    await platform.ok(admin, 'createIntegration', { body: { environmentId, name: 'Shop' } });
    const operations = async (query: Query) => (await listed(query)).map(({ operation }) => operation).sort();
    const ofGroup = ['addUsersToGroup', 'updateUserGroup'];
    expect(await operations({ object: `user:${userId},group:${reviewers}` })).toEqual(ofGroup);
    expect(await operations({ object: `user:${userId},template:none` })).toEqual(['addUsersToGroup']);
    expect(await operations({ kind: 'group,integration' })).toEqual([...ofGroup, 'createIntegration'].sort());
    expect(await operations({ kind: 'integration,template' })).toEqual(['createIntegration']);
    expect(await operations({ actor: `${userId},${demoUserId(`${admin}@demo.test`)}` })).toHaveLength(3);
    const refused: Query[] = [
      { kind: 'group,planet' },
      { object: 'group' },
      { actor: Array(101).fill('a').join() },
    ];
    for (const query of refused)
      await platform.refused(admin, 'listSubscriptionActivity', 400, { params: aurora, query });
  });

  it('is paged, newest first, with each entry once', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      // Two entries at each moment.
      platform.now = new Date(NOW.getTime() + Math.floor(number / 2) * 1000);
      await renameGroup(`Group ${number}`);
    }
    const seen: string[] = [];
    let query: Query = { limit: 2 };
    for (;;) {
      const page = await platform.ok(admin, 'listSubscriptionActivity', { params: aurora, query });
      seen.push(...page.data.map(({ object }) => object.name));
      const { nextPage } = page.links;
      if (nextPage === undefined) break;
      query = Object.fromEntries(new URL(nextPage, 'http://platform.test').searchParams);
    }
    expect(seen).toHaveLength(5);
    expect([...seen].sort()).toEqual(['Group 1', 'Group 2', 'Group 3', 'Group 4', 'Group 5']);
    expect(seen.at(-1)).toBe('Group 1');
  });

  it('shows environment administrators the entries of their environment only', async () => {
    await renameGroup('Elsewhere');
    await platform.ok(admin, 'createIntegration', { body: { environmentId, name: 'Here' } });
    const own = await environment('GET', 'activity');
    expect(own.json<{ data: Entry[] }>().data.map(({ object }) => object.name)).toEqual(['Here']);
    const designer = await callEnvironment(platform, 'GET', 'activity', { account: 'template.designer' });
    expect(designer.status).toBe(403);
    const other = await callEnvironment(
      platform,
      'GET',
      '/grafx/api/v1/environment/aurora-sandbox/activity',
      {
        account: admin,
      },
    );
    expect(other.json<{ data: Entry[] }>().data).toEqual([]);
  });

  it('shows each user only their own activity', async () => {
    await renameGroup('Mine');
    expect((await platform.ok(admin, 'listMyActivity')).data).toHaveLength(1);
    expect((await platform.ok('user', 'listMyActivity')).data).toEqual([]);
    await platform.refused('environment.admin', 'listSubscriptionActivity', 403, { params: aurora });
  });

  it('answers 404 to POST, PUT, PATCH and DELETE', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const url of [
        `/api/v1/subscriptions/${SUBSCRIPTIONS.aurora}/activity`,
        '/api/v1/users/me/activity',
        '/grafx/api/v1/environment/aurora-production/activity',
      ]) {
        const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
        const { statusCode } = await platform.app.inject({ method, url, headers, payload: '{}' });
        expect(statusCode).toBe(404);
      }
  });
});

describe('old entries', () => {
  it('are deleted when they are older than they are kept, with their places in histories', async () => {
    await renameGroup('Old');
    platform.now = new Date(NOW.getTime() + 86_400_000);
    await renameGroup('Young');
    const after = (days: number) => ({ now: new Date(NOW.getTime() + days * 86_400_000 + 1), days: 400 });
    expect(await purgeActivity(platform.db, after(399))).toBe(0);
    expect(await purgeActivity(platform.db, after(400))).toBe(1);
    expect((await listed()).map(({ object }) => object.name)).toEqual(['Young']);
    expect(await platform.db.$count(activityObjects)).toBe(1);
  });

  it('are deleted by the job after the configured number of days', async () => {
    await renameGroup('Old');
    let tidy: () => Promise<unknown> = () => Promise.resolve();
    const jobs: Jobs = {
      ...platform.jobs,
      work: () => undefined,
      tidy: (work) => void (tidy = work),
    };
    const { db: database, storage } = platform;
    let days = 6;
    const end = workOnJobs(jobs, {
      database,
      storage,
      settings: { ...platform.settings, activityDays: 7 },
      clock: () => new Date(NOW.getTime() + days * 86_400_000 + 1),
    });
    await tidy();
    expect(await listed()).toHaveLength(1);
    days = 7;
    await tidy();
    expect(await listed()).toEqual([]);
    await end();
  });

  it('are kept for 400 days by default', () => {
    const directory = mkdtempSync(join(tmpdir(), 'platen-settings-'));
    const read = (days: string) => readSettings({ DATA_DIR: directory, ACTIVITY_DAYS: days }).activityDays;
    try {
      expect([read(''), read('30')]).toEqual([400, 30]);
      for (const days of ['0', '-1', '1.5', 'for ever'])
        expect(() => read(days)).toThrow(/ACTIVITY_DAYS is ".*", but has to be a whole number of days/);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
