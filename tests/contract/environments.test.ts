import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { environments } from '../../platform/database/schema';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora, borealis } = SUBSCRIPTIONS;
const production = { environmentId: ENVIRONMENTS.auroraProduction };
const admin = 'subscription.admin';
const newSandbox = { subscriptionId: aurora, type: 'sandbox', name: 'Aurora try-out' };

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('listing environments', () => {
  it('R7.08 returns those of the given subscription', async () => {
    const rows = await platform.ok(admin, 'listEnvironments', { query: { subscriptionId: aurora } });
    expect(names(rows)).toEqual(['Aurora development', 'Aurora production', 'Aurora sandbox']);
  });

  it('R7.08 finds one by name or technical name without regard to case', async () => {
    const byName = { query: { environmentName: 'AURORA Production' } };
    expect(names(await platform.ok(admin, 'listEnvironments', byName))).toEqual(['Aurora production']);
    const byTechnicalName = { query: { environmentName: 'Borealis-Sandbox' } };
    expect(names(await platform.ok(admin, 'listEnvironments', byTechnicalName))).toEqual([
      'Borealis sandbox',
    ]);
  });

  it('R3.01 carries the fields of an environment in a list', async () => {
    const [row] = await platform.ok('user', 'listEnvironments');
    expect(row).toEqual({
      id: ENVIRONMENTS.auroraProduction,
      guid: ENVIRONMENTS.auroraProduction,
      subscriptionId: aurora,
      name: 'Aurora production',
      region: 'EU',
      type: 'production',
      usedStorage: 1_180_123_456_789,
      backOfficeUri: 'http://platform.test/grafx',
      technicalName: 'aurora-production',
    });
  });

  it('lists for each user the environments in which they have a role', async () => {
    const seen = async (account: string) => names(await platform.ok(account, 'listEnvironments'));
    expect(await seen('user')).toEqual(['Aurora production']);
    expect(await seen('user.many')).toEqual(['Aurora production', 'Aurora sandbox']);
    expect(await seen('content.admin.classic')).toEqual(['Borealis production']);
    expect(await seen('no.role')).toEqual([]);
    expect(await seen('full.access')).toHaveLength(7);
  });
});

describe('one environment', () => {
  it('R7.09 R3.02 R3.03 R3.52 R9.02 has its storage by category', async () => {
    const environment = await platform.ok('user', 'getEnvironment', { params: production });
    expect(Object.keys(environment).sort()).toEqual(
      [
        ...[
          'id',
          'guid',
          'backOfficeUri',
          'subscriptionId',
          'name',
          'defaultName',
          'type',
          'usedStorage',
          'region',
        ],
        ...['usedStorageDetail', 'tenantName', 'renders', 'isGraFxPricebook', 'description', 'storageAsOf'],
        'watermarkedRenders',
      ].sort(),
    );
    const { usedStorageDetail: parts, ...rest } = environment;
    const { auroraProduction } = ENVIRONMENTS;
    const [row] = await platform.db.select().from(environments).where(eq(environments.id, auroraProduction));
    expect(Object.entries(parts)).toEqual([
      ['assets', row?.assetsBytes],
      ['documents', row?.documentsBytes],
      ['fonts', row?.fontsBytes],
      ['cache', row?.cacheBytes],
      ['backup', row?.backupBytes],
      ['other', row?.otherBytes],
    ]);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(rest.usedStorage);
    expect(rest).toMatchObject({
      defaultName: 'aurora-production',
      tenantName: 'aurora',
      isGraFxPricebook: true,
    });
    expect(rest.renders).toBeGreaterThan(100_000);
  });

  it('answers an unknown id and one of the wrong shape with 404', async () => {
    await platform.refused(admin, 'getEnvironment', 404, { params: { environmentId: aurora } });
    await platform.refused(admin, 'getEnvironment', 404, { params: { environmentId: 'nothing' } });
  });
});

describe('creating an environment', () => {
  it('R7.12 R3.04 makes one in the region of the subscription, with its roles', async () => {
    const [user, group] = [demoUserId('user@demo.test'), demoGroupId('aurora', 'Reviewers')];
    const environmentRoles = [
      { userRole: 'ContentAdministrator', userId: user },
      { userRole: 'EU', userGroupId: group },
    ];
    const body = { ...newSandbox, description: 'For trying things.', environmentRoles };
    const created = await platform.ok(admin, 'createEnvironment', { body });
    expect(created).toMatchObject({
      name: 'Aurora try-out',
      description: 'For trying things.',
      defaultName: `aurora-try-out-${aurora.slice(-8)}`,
      type: 'sandbox',
      region: 'EU',
      subscriptionId: aurora,
      usedStorage: 0,
      renders: 0,
    });
    const read = await platform.ok(admin, 'getEnvironment', { params: { environmentId: created.id } });
    expect(read).toEqual(created);
    const { environmentRoles: held } = await platform.ok('user', 'getMyPermissions');
    expect(held[created.id]).toEqual(['CA']);
    const roles = await platform.ok(admin, 'getUserGroup', { params: { id: group } });
    expect(roles.environmentRoles).toEqual([{ environmentId: created.id, userRole: 'EU' }]);
  });

  it('R5.17 requires subscriptionId and type', async () => {
    const { subscriptionId, type } = newSandbox;
    for (const [body, field] of [
      [{ type }, 'subscriptionId'],
      [{ subscriptionId }, 'type'],
    ] as const) {
      const problem = await platform.refused(admin, 'createEnvironment', 400, { body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });

  it('R1.03 accepts the three types of the contract only; the trial exists already', async () => {
    const create = async (type: string) =>
      platform.call(admin, 'createEnvironment', { body: { ...newSandbox, name: `A ${type}`, type } });
    for (const type of ['development', 'sandbox', 'production']) {
      const { status, text } = await create(type);
      expect([status, (JSON.parse(text) as { type: string }).type]).toEqual([201, type]);
    }
    for (const type of ['trial', 'staging', 'Production', '']) expect((await create(type)).status).toBe(400);
    const trial = await platform.ok('full.access', 'getEnvironment', {
      params: { environmentId: ENVIRONMENTS.trial },
    });
    expect(trial.type).toBe('trial');
  });

  it('generates a name by default', async () => {
    const body = { subscriptionId: aurora, type: 'development' };
    expect(await platform.ok(admin, 'createEnvironment', { body })).toMatchObject({
      name: 'Aurora development 2',
    });
  });

  it('refuses a taken name regardless of case', async () => {
    const body = { ...newSandbox, name: 'aurora PRODUCTION' };
    const problem = await platform.refused(admin, 'createEnvironment', 409, { body });
    expect(problem.errors).toEqual([{ field: 'name', message: 'is taken' }]);
  });

  it('refuses one more than the contract has room for', async () => {
    const body = { subscriptionId: borealis, type: 'production', name: 'Second production' };
    const problem = await platform.refused(admin, 'createEnvironment', 409, { body });
    expect(problem.detail).toBe('All 1 production environments of the contract are used.');
  });

  it('R3.08 takes one seat per designer while seats are free', async () => {
    const [free, second, third, designer] = ['user', 'user.many', 'no.role', 'template.designer'].map(
      (name) => demoUserId(`${name}@demo.test`),
    );
    const withDesigners = (name: string, ...userIds: (string | undefined)[]) => ({
      body: {
        ...newSandbox,
        name,
        environmentRoles: userIds.map((userId) => ({ userRole: 'TD', userId })),
      },
    });
    const seats = async () => {
      const detail = await platform.ok(admin, 'getSubscription', { params: { subscriptionId: aurora } });
      return [detail.templateDesignerSeatsUsed, detail.templateDesignerSeatsTotal];
    };
    expect(await seats()).toEqual([5, 7]);
    const problem = await platform.refused(
      admin,
      'createEnvironment',
      409,
      withDesigners('Too many', free, second, third),
    );
    expect(problem.detail).toBe('All 7 template designer seats are used. Free one first.');
    const names = (await platform.ok(admin, 'listEnvironments', { query: { subscriptionId: aurora } })).map(
      ({ name }) => name,
    );
    expect(names).not.toContain('Too many');
    expect(await seats()).toEqual([5, 7]);
    await platform.ok(admin, 'createEnvironment', withDesigners('Just enough', free, second, designer));
    expect(await seats()).toEqual([7, 7]);
    await platform.refused(admin, 'createEnvironment', 409, withDesigners('One more', third));
    await platform.ok(admin, 'createEnvironment', withDesigners('Same designers', free, designer));
    expect(await seats()).toEqual([7, 7]);
  });

  it('refuses roles for unknown users and creates nothing', async () => {
    const stranger = { userRole: 'EU', userId: demoUserId('press.01@demo.test') };
    const body = { ...newSandbox, environmentRoles: [stranger] };
    await platform.refused(admin, 'createEnvironment', 400, { body });
    const rows = await platform.ok(admin, 'listEnvironments', { query: { subscriptionId: aurora } });
    expect(rows).toHaveLength(3);
  });

  it('is for subscription admins', async () => {
    await platform.refused('environment.admin', 'createEnvironment', 403, { body: newSandbox });
    await platform.ok('full.access', 'createEnvironment', { body: newSandbox });
  });
});

describe('changing an environment', () => {
  const change = (body: object, account = admin) =>
    platform.ok(account, 'updateEnvironment', { params: production, body });

  it('R1.02 changes the name and the description but not the technical name', async () => {
    const changed = await change({ name: ' Aurora live ', description: ' What the shops print. ' });
    expect(changed).toMatchObject({
      name: 'Aurora live',
      description: 'What the shops print.',
      defaultName: 'aurora-production',
    });
    expect(await platform.ok(admin, 'getEnvironment', { params: production })).toEqual(changed);
    expect(await change({ description: null })).toMatchObject({ name: 'Aurora live', description: null });
  });

  it('R1.02 is for its admins too, and not for those of another', async () => {
    expect(await change({ description: 'Live' }, 'environment.admin')).toMatchObject({ description: 'Live' });
    const body = { name: 'Mine' };
    await platform.refused('template.designer', 'updateEnvironment', 403, { params: production, body });
    const foreign = { environmentId: ENVIRONMENTS.borealisProduction };
    await platform.refused('environment.admin', 'updateEnvironment', 404, { params: foreign, body });
  });

  it('refuses an empty name or another environment’s name regardless of case', async () => {
    const refusal = (status: number, body: object) =>
      platform.refused(admin, 'updateEnvironment', status, { params: production, body });
    const taken = await refusal(409, { name: 'aurora SANDBOX' });
    expect(taken.errors).toEqual([{ field: 'name', message: 'is taken' }]);
    await refusal(400, { name: '  ' });
    await refusal(400, {});
    expect(await change({ name: 'AURORA production' })).toMatchObject({ name: 'AURORA production' });
  });

  it('records the values before and after the change', async () => {
    await change({ name: 'Aurora live' });
    const { data } = await platform.ok(admin, 'listSubscriptionActivity', {
      params: { subscriptionId: aurora },
      query: { object: `environment:${production.environmentId}` },
    });
    expect(data[0]).toMatchObject({ operation: 'updateEnvironment', object: { name: 'Aurora live' } });
    expect(data[0]?.changes).toContainEqual({
      field: 'name',
      before: 'Aurora production',
      after: 'Aurora live',
    });
  });
});

describe('deleting an environment', () => {
  it('R7.10 deletes it with its roles and integrations, and keeps the subscription’s renders', async () => {
    const before = await platform.ok(admin, 'getSubscription', { params: { subscriptionId: aurora } });
    await platform.ok(admin, 'deleteEnvironment', { params: production });
    await platform.refused(admin, 'getEnvironment', 404, { params: production });
    await platform.refused(admin, 'listIntegrations', 404, { query: production });
    expect((await platform.ok('user', 'getMyPermissions')).environmentRoles).toEqual({});
    const after = await platform.ok(admin, 'getSubscription', { params: { subscriptionId: aurora } });
    expect(after.usedRenders).toBe(before.usedRenders);
    expect(after.environments).toHaveLength(2);
  });

  it('is not for environment admins', async () => {
    await platform.refused('environment.admin', 'deleteEnvironment', 403, { params: production });
  });

  it('frees the name but not the technical name', async () => {
    await platform.ok(admin, 'deleteEnvironment', { params: production });
    const body = { subscriptionId: aurora, type: 'production', name: 'Aurora production' };
    const again = await platform.ok(admin, 'createEnvironment', { body });
    const technicalName = `aurora-production-${aurora.slice(-8)}`;
    expect(again.defaultName).toBe(technicalName);
    await platform.ok(admin, 'deleteEnvironment', { params: { environmentId: again.guid } });
    const third = await platform.ok(admin, 'createEnvironment', { body });
    expect(third.defaultName).toBe(`${technicalName}-2`);
  });
});

describe('renders of an environment', () => {
  const range = { startDate: '2026-04-15', endDate: '2026-06-14' };

  it('R7.14 R3.29 are grouped by month with the outputs of each', async () => {
    const query = { groupBy: 'month', ...range };
    const entries = await platform.ok('environment.admin', 'getEnvironmentRenders', {
      params: production,
      query,
    });
    expect(entries.map(({ date }) => date)).toEqual(['2026-04-01', '2026-05-01', '2026-06-01']);
    for (const { totalRenders, details = [] } of entries) {
      expect(details.map(({ name }) => name)).toEqual(['Print PDF', 'Social PNG', 'Web JPG', 'Story MP4']);
      expect(details.reduce((sum, { renders }) => sum + renders, 0)).toBe(totalRenders);
    }
    expect(entries[0]).not.toHaveProperty('environments');
  });

  it('have the same total for every grouping', async () => {
    const totals = await Promise.all(
      ['day', 'month', 'year', 'environment', 'name'].map(async (groupBy) => {
        const query = { groupBy, ...range };
        const entries = await platform.ok(admin, 'getEnvironmentRenders', { params: production, query });
        return entries.reduce((sum, { totalRenders }) => sum + totalRenders, 0);
      }),
    );
    expect(new Set(totals).size).toBe(1);
  });

  it('are watermarked ones only in a sandbox', async () => {
    const params = { environmentId: ENVIRONMENTS.auroraSandbox };
    const [entry] = await platform.ok(admin, 'getEnvironmentRenders', {
      params,
      query: { groupBy: 'year', ...range },
    });
    expect(entry?.totalRenders).toBe(0);
    expect(entry?.watermarkedRenders).toBeGreaterThan(1000);
    const detail = await platform.ok(admin, 'getEnvironment', { params });
    expect(detail.renders).toBe(0);
    expect(detail.watermarkedRenders).toBeGreaterThan(1000);
  });

  it('R7.14 require groupBy, and a range that does not end before it starts', async () => {
    const problem = await platform.refused(admin, 'getEnvironmentRenders', 400, { params: production });
    expect(problem.errors).toEqual([{ field: 'groupBy', message: 'is required' }]);
    const backwards = { groupBy: 'day', startDate: '2026-06-02', endDate: '2026-06-01' };
    await platform.refused(admin, 'getEnvironmentRenders', 400, { params: production, query: backwards });
  });

  it('are not for plain users', async () => {
    await platform.refused('user', 'getEnvironmentRenders', 403, {
      params: production,
      query: { groupBy: 'year' },
    });
  });
});
