import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { document } from './support/contract';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora, borealis } = SUBSCRIPTIONS;
const ofAurora = { subscriptionId: aurora };
const admin = 'subscription.admin';

describe('listing subscriptions', () => {
  it('R7.15 R3.05 returns subscriptions in which the caller has a role', async () => {
    const rows = await platform.ok(admin, 'listSubscriptions');
    expect(rows.map(({ name }) => name)).toEqual(['Aurora', 'Borealis']);
    const [first] = rows;
    expect(first).toEqual({
      id: aurora,
      guid: aurora,
      name: 'Aurora',
      displayName: 'Aurora',
      isActive: true,
      clientId: first?.clientId,
      clientName: 'Aurora Media',
      isGraFxPricebook: true,
      subscriptionType: 'Saas',
      pricebookVersion: '2024.2',
    });
  });

  it('returns all subscriptions to full access, inactive ones too, and none to a user without a role', async () => {
    const rows = await platform.ok('full.access', 'listSubscriptions');
    expect(rows.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Aurora', true],
      ['Aurora Archive', false],
      ['Borealis', true],
      ['Trial', true],
    ]);
    expect(await platform.ok('no.role', 'listSubscriptions')).toEqual([]);
  });
});

describe('one subscription', () => {
  it('R7.16 R3.06 R3.09 has contract, quota and usage', async () => {
    const detail = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(detail).toMatchObject({
      id: aurora,
      name: 'Aurora',
      displayName: 'Aurora',
      maxRenders: 480_000,
      maxStorage: 2_000_000_000_000,
      startDate: '2024-01-01',
      endDate: '2027-12-31',
      subscriptionType: 'Saas',
      status: 'Active',
      clientName: 'Aurora Media',
      billingClientContact: 'billing@demo.test',
      isGraFxPricebook: true,
      pricebookVersion: '2024.2',
      subscriptionTier: 'Business',
      maxTemplates: 500,
      tenantName: 'aurora',
      region: 'EU',
      backOfficeUri: 'http://platform.test/grafx',
    });
    const storage = detail.environments.map(({ usedStorage }) => usedStorage);
    expect(detail.storageUsed).toBe(storage.reduce((sum, bytes) => sum + bytes, 0));
  });

  it('R3.06 counts the renders of the current contract year', async () => {
    const detail = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    const query = { groupBy: 'year', startDate: '2026-01-01', endDate: '2026-06-18' };
    const [year] = await platform.ok(admin, 'getSubscriptionRenders', { params: ofAurora, query });
    expect(detail.usedRenders).toBe(year?.totalRenders);
    expect(detail.watermarkedRenders).toBe(year?.watermarkedRenders);
  });

  it('R3.07 R3.61 has its server licences', async () => {
    const detail = await platform.ok(admin, 'getSubscription', { params: { subscriptionId: borealis } });
    expect(detail.subscriptionType).toBe('OnPremises');
    expect(document.components.schemas.DeploymentType?.enum).toEqual(['OnPremises', 'Saas']);
    expect(detail.licenses).toEqual([
      {
        id: detail.licenses[0]?.id,
        coresTotal: 16,
        coresUsed: 12,
        url: 'https://render.borealis.demo.test',
        licenseType: 'Production',
      },
      {
        id: detail.licenses[1]?.id,
        coresTotal: 4,
        coresUsed: 0,
        url: 'https://test.borealis.demo.test',
        licenseType: 'Test',
      },
    ]);
  });

  it('R3.08 counts seats and environments, total and used', async () => {
    const detail = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(detail.templateDesignerSeatsTotal).toBe(7);
    expect(detail.templateDesignerSeatsUsed).toBe(5);
    expect(detail.tenantInformation).toEqual({
      sandboxEnvironmentsTotal: 3,
      sandboxEnvironmentsUsed: 1,
      productionEnvironmentsTotal: 3,
      productionEnvironmentsUsed: 1,
    });
  });

  it('R3.32 counts its subscription admins, all and active ones', async () => {
    const detail = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(detail).toMatchObject({ noOfSAUsers: 3, noOfActiveSAUsers: 2 });
    const userId = demoUserId('prepress.03@demo.test');
    await platform.ok(admin, 'deactivateUser', { params: { ...ofAurora, userId } });
    const after = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(after).toMatchObject({ noOfSAUsers: 3, noOfActiveSAUsers: 1 });
  });

  it('R3.09 shows the provider’s notes to full access only', async () => {
    const notes = async (account: string) =>
      (await platform.ok(account, 'getSubscription', { params: ofAurora })).notes;
    expect(await notes('full.access')).toBe('Renewal talks in the last quarter.');
    expect(await notes(admin)).toBeNull();
  });

  it('R7.16 adds the average of the complete months before this one', async () => {
    const detail = await platform.ok(admin, 'getSubscription', {
      params: ofAurora,
      query: { avgPerMonths: 3 },
    });
    const query = { groupBy: 'month', startDate: '2026-03-01', endDate: '2026-05-31' };
    const months = await platform.ok(admin, 'getSubscriptionRenders', { params: ofAurora, query });
    const total = months.reduce((sum, { totalRenders }) => sum + totalRenders, 0);
    expect(detail.averageRenders).toEqual({
      months: 3,
      average: total / 3,
      startDate: '2026-03-01',
      endDate: '2026-05-31',
    });
    const without = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(without).not.toHaveProperty('averageRenders');
  });

  it('R3.62 has one of the regions EA, EU and CA', async () => {
    expect(document.components.schemas.Region?.enum).toEqual(['EA', 'EU', 'CA']);
    const { region } = await platform.ok(admin, 'getSubscription', { params: { subscriptionId: borealis } });
    expect(region).toBe('CA');
  });

  it('is for subscription admins', async () => {
    await platform.refused('environment.admin', 'getSubscription', 403, { params: ofAurora });
  });
});

describe('renders of a subscription', () => {
  const range = { startDate: '2026-05-01', endDate: '2026-05-31' };

  it('R7.17 R3.29 are grouped by day with outputs and environments, also days without renders', async () => {
    const query = { groupBy: 'day', startDate: '2026-06-17', endDate: '2026-06-20' };
    const entries = await platform.ok(admin, 'getSubscriptionRenders', { params: ofAurora, query });
    expect(entries.map(({ date }) => date)).toEqual(['2026-06-17', '2026-06-18', '2026-06-19', '2026-06-20']);
    expect(entries[3]).toEqual({
      date: '2026-06-20',
      totalRenders: 0,
      watermarkedRenders: 0,
      details: [],
      environments: [],
    });
    const [first] = entries;
    expect(first?.environments?.map(({ name }) => name)).toEqual([
      'Aurora production',
      'Aurora development',
      'Aurora sandbox',
    ]);
  });

  it('R7.17 keeps the busiest with top', async () => {
    const call = (query: Record<string, string | number>) =>
      platform.ok(admin, 'getSubscriptionRenders', { params: ofAurora, query: { ...range, ...query } });
    const byName = await call({ groupBy: 'name', top: 2 });
    expect(byName.map(({ details }) => details?.[0]?.name)).toEqual(['Print PDF', 'Social PNG']);
    const byEnvironment = await call({ groupBy: 'environment', top: 1 });
    expect(byEnvironment.map(({ environments }) => environments?.[0]?.name)).toEqual(['Aurora production']);
    const [month] = await call({ groupBy: 'month', top: 1 });
    expect(month?.details).toHaveLength(1);
    expect(month?.environments).toHaveLength(1);
  });

  it('R7.17 require a groupBy of the contract', async () => {
    const missing = await platform.refused(admin, 'getSubscriptionRenders', 400, { params: ofAurora });
    expect(missing.errors).toEqual([{ field: 'groupBy', message: 'is required' }]);
    await platform.refused(admin, 'getSubscriptionRenders', 400, {
      params: ofAurora,
      query: { groupBy: 'week' },
    });
  });

  it('begin with the first renders', async () => {
    const entries = await platform.ok(admin, 'getSubscriptionRenders', {
      params: ofAurora,
      query: { groupBy: 'month' },
    });
    expect(entries).toHaveLength(14);
    expect(entries[0]?.date).toBe('2025-05-01');
    expect(entries.at(-1)?.date).toBe('2026-06-01');
  });

  it('are empty for a subscription that never rendered', async () => {
    const params = { subscriptionId: SUBSCRIPTIONS.auroraArchive };
    expect(
      await platform.ok('full.access', 'getSubscriptionRenders', { params, query: { groupBy: 'day' } }),
    ).toEqual([]);
  });

  it('refuse a range of thousands of years', async () => {
    const query = { groupBy: 'day', startDate: '0001-01-01', endDate: '2026-01-01' };
    await platform.refused(admin, 'getSubscriptionRenders', 400, { params: ofAurora, query });
  });
});

describe('users of a subscription', () => {
  it('R7.18 R3.13 have the fields of a list', async () => {
    const users = await platform.ok(admin, 'listSubscriptionUsers', { params: ofAurora });
    expect(users).toHaveLength(49);
    const user = users.find(({ email }) => email === 'template.designer@demo.test');
    expect(user).toEqual({
      id: demoUserId('template.designer@demo.test'),
      email: 'template.designer@demo.test',
      firstName: 'Template',
      lastName: 'Designer',
      avatar: null,
      lastSeen: Date.parse('2026-06-18T12:00:00Z') / 1000 - 22 * 3600,
      status: 'Active',
      subscriptionRoles: [],
      environmentRoles: [{ environmentId: ENVIRONMENTS.auroraProduction, userRole: 'TD' }],
      userGroupIds: [demoGroupId('aurora', 'Reviewers')],
      hasFullAccess: false,
      isFederated: false,
      membershipType: 0,
      createdAt: Date.parse('2025-04-24T12:00:00Z') / 1000,
    });
  });

  it('R3.13 returns membershipType 1 for federated members', async () => {
    const users = await platform.ok(admin, 'listSubscriptionUsers', { params: ofAurora });
    const federated = users.filter(({ isFederated }) => isFederated);
    expect(federated).toHaveLength(4);
    expect(new Set(federated.map(({ membershipType }) => membershipType))).toEqual(new Set([1]));
  });

  it('are paged into the whole list', async () => {
    const whole = await platform.ok(admin, 'listSubscriptionUsers', { params: ofAurora });
    const query = { limit: 20, offset: 40 };
    const page = await platform.call(admin, 'listSubscriptionUsers', { params: ofAurora, query });
    expect(JSON.parse(page.text)).toEqual(whole.slice(40));
    expect(page.headers['x-total-count']).toBe('49');
    await platform.refused(admin, 'listSubscriptionUsers', 400, { params: ofAurora, query: { limit: 0 } });
  });

  it('show an environment admin only roles in the environments administered', async () => {
    const users = await platform.ok('environment.admin', 'listSubscriptionUsers', { params: ofAurora });
    const seen = new Set(
      users.flatMap(({ environmentRoles }) => environmentRoles.map((entry) => entry.environmentId)),
    );
    expect(seen).toEqual(new Set([ENVIRONMENTS.auroraProduction]));
  });

  it('are refused to users without an admin role', async () => {
    for (const account of ['user', 'template.designer', 'content.admin'])
      await platform.refused(account, 'listSubscriptionUsers', 403, { params: ofAurora });
  });

  it('R7.19 R3.14 have roles and creation date when read one by one', async () => {
    const params = { ...ofAurora, userId: demoUserId('environment.admin@demo.test') };
    const user = await platform.ok(admin, 'getSubscriptionUser', { params });
    expect(user.createdAt).toBe(Date.parse('2025-04-24T12:00:00Z') / 1000);
    expect(new Set(user.environmentRoles.map(({ userRole }) => userRole))).toEqual(new Set(['EA', 'EU']));
    const stranger = { ...ofAurora, userId: demoUserId('press.01@demo.test') };
    await platform.refused(admin, 'getSubscriptionUser', 404, { params: stranger });
  });

  it('R7.20 have their groups, the default one first', async () => {
    const params = { ...ofAurora, userId: demoUserId('user.many@demo.test') };
    const groups = await platform.ok(admin, 'listUserGroupsOfUser', { params });
    expect(groups.map(({ name }) => name)).toEqual(['All users', 'Reviewers']);
  });
});

describe('environment roles of a subscription', () => {
  it('R7.21 name their holder, a user or a group', async () => {
    const grants = await platform.ok(admin, 'listSubscriptionEnvironmentRoles', { params: ofAurora });
    expect(grants).toContainEqual({
      environmentId: ENVIRONMENTS.auroraProduction,
      userRole: 'EA',
      userId: demoUserId('environment.admin@demo.test'),
      userGroupId: null,
    });
    expect(grants).toContainEqual({
      environmentId: ENVIRONMENTS.auroraSandbox,
      userRole: 'CA',
      userId: null,
      userGroupId: demoGroupId('aurora', 'Campaign builders'),
    });
  });

  it('are those of the environments administered for an environment admin', async () => {
    const grants = await platform.ok('environment.admin', 'listSubscriptionEnvironmentRoles', {
      params: ofAurora,
    });
    expect(new Set(grants.map(({ environmentId }) => environmentId))).toEqual(
      new Set([ENVIRONMENTS.auroraProduction]),
    );
  });
});

describe('external identity-provider domains', () => {
  it('R7.22 are replaced by the list sent, in one spelling and sorted', async () => {
    const body = ['Zeta.example', 'alpha.example', 'zeta.EXAMPLE'];
    const stored = await platform.ok(admin, 'replaceExternalIdpDomains', { params: ofAurora, body });
    expect(stored).toEqual(['alpha.example', 'zeta.example']);
    const detail = await platform.ok(admin, 'getSubscription', { params: ofAurora });
    expect(detail.externalIdpDomains).toEqual(stored);
  });

  it('refuse an invalid domain and callers who are no subscription admin', async () => {
    for (const domain of ['no dots', 'nodots', 'http://x.example', 'x.example/path', '-x.example'])
      await platform.refused(admin, 'replaceExternalIdpDomains', 400, { params: ofAurora, body: [domain] });
    await platform.refused('environment.admin', 'replaceExternalIdpDomains', 403, {
      params: ofAurora,
      body: [],
    });
  });
});

describe('prices', () => {
  const prices = { currency: 'EUR', perRender: 0.025, perGigabyte: null };
  const read = async () => (await platform.ok(admin, 'getSubscription', { params: ofAurora })).prices;

  it('R3.06 are null until they are set, and null again when both are removed', async () => {
    expect(await read()).toBeNull();
    expect(await platform.ok(admin, 'replacePrices', { params: ofAurora, body: prices })).toEqual(prices);
    expect(await read()).toEqual(prices);
    const none = { ...prices, perRender: null };
    await platform.ok(admin, 'replacePrices', { params: ofAurora, body: none });
    expect(await read()).toBeNull();
  });

  it('are for subscription admins, and accept a currency and amounts only', async () => {
    await platform.refused('environment.admin', 'replacePrices', 403, { params: ofAurora, body: prices });
    for (const wrong of [{ currency: 'eur' }, { perRender: -1 }, { perGigabyte: '1' }])
      await platform.refused(admin, 'replacePrices', 400, {
        params: ofAurora,
        body: { ...prices, ...wrong },
      });
  });
});
