import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlatformApi } from '@/api/http';
import { createMockPlatform, type Persona } from '@/api/mocks';
import { createDemoData, demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function start(persona: Persona = 'subscription.admin') {
  server.use(...createMockPlatform({ persona }).handlers);
  return createPlatformApi({ platformUrl: '/mock', getAccessToken: () => Promise.resolve('token') });
}

const fields = (text: string) => text.split(/,\s*/);
const withFields = (entity: unknown, text: string) =>
  expect(Object.keys(entity as object)).toEqual(expect.arrayContaining(fields(text)));

const production = { path: { environmentId: ENVIRONMENTS.auroraProduction } };
const borealis = { path: { subscriptionId: SUBSCRIPTIONS.borealis } };
const member = { path: { subscriptionId: SUBSCRIPTIONS.aurora, userId: demoUserId('user@demo.test') } };

describe('the fields of the platform’s responses', () => {
  it('R3.01 an environment in a list', async () => {
    const [environment] = await start().request('get', '/environments', {});
    withFields(environment, 'id, guid, name, region, type, usedStorage, backOfficeUri, technicalName');
  });

  it('R3.02 R3.03 an environment in detail, its storage adding up by part', async () => {
    const environment = await start().request('get', '/environments/{environmentId}', { params: production });
    withFields(
      environment,
      'id, guid, backOfficeUri, subscriptionId, name, defaultName, type, usedStorage, usedStorageDetail',
    );
    withFields(environment, 'tenantName, region, renders, isGraFxPricebook');
    const demo = createDemoData({ now: new Date(), size: 'demo' });
    const row = demo.environments.find(({ id }) => id === ENVIRONMENTS.auroraProduction);
    expect(environment.usedStorageDetail).toEqual({
      assets: row?.assetsBytes,
      documents: row?.documentsBytes,
      fonts: row?.fontsBytes,
      cache: row?.cacheBytes,
      backup: row?.backupBytes,
      other: row?.otherBytes,
    });
    const parts = Object.values(environment.usedStorageDetail);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(environment.usedStorage);
  });

  it('R3.05 a subscription in a list', async () => {
    const subscriptions = await start().request('get', '/subscriptions', {});
    for (const subscription of subscriptions) {
      withFields(subscription, 'id, guid, name, displayName, isActive, clientId, clientName');
      withFields(subscription, 'isGraFxPricebook, subscriptionType, pricebookVersion');
    }
    expect(subscriptions.map(({ name }) => name)).toEqual(['Aurora', 'Borealis']);
  });

  it('R3.06 R3.07 R3.08 R3.09 a subscription in detail', async () => {
    const subscription = await start().request('get', '/subscriptions/{subscriptionId}', {
      params: borealis,
    });
    withFields(
      subscription,
      'id, name, displayName, usedRenders, maxRenders, maxStorage, storageUsed, environments, startDate, endDate',
    );
    withFields(subscription, 'subscriptionType, status, clientName, billingClientContact');
    withFields(subscription.licenses[0], 'id, coresTotal, coresUsed, url, licenseType');
    withFields(subscription, 'templateDesignerSeatsTotal, templateDesignerSeatsUsed, tenantInformation');
    expect(subscription.tenantInformation).toMatchObject({
      sandboxEnvironmentsTotal: 1,
      sandboxEnvironmentsUsed: 1,
      productionEnvironmentsTotal: 1,
      productionEnvironmentsUsed: 1,
    });
    withFields(
      subscription,
      'isGraFxPricebook, pricebookVersion, subscriptionTier, maxTemplates, tenantName, region, backOfficeUri',
    );
    expect(subscription.notes).toBeNull();
    const api = start('full.access');
    const full = await api.request('get', '/subscriptions/{subscriptionId}', { params: borealis });
    expect(full.notes).toBe('Runs on its own servers.');
  });

  it('R3.32 counts the subscription admins, and the active ones separately', async () => {
    const params = { path: { subscriptionId: SUBSCRIPTIONS.aurora } };
    const subscription = await start().request('get', '/subscriptions/{subscriptionId}', { params });
    const { noOfSAUsers, noOfActiveSAUsers } = subscription;
    expect({ noOfSAUsers, noOfActiveSAUsers }).toEqual({ noOfSAUsers: 3, noOfActiveSAUsers: 2 });
  });

  it('R3.13 R3.14 a user, in a list and in detail', async () => {
    const api = start();
    const user = await api.request('get', '/subscriptions/{subscriptionId}/users/{userId}', {
      params: member,
    });
    const listed = await api.request('get', '/subscriptions/{subscriptionId}/users', {
      params: { path: { subscriptionId: SUBSCRIPTIONS.aurora } },
    });
    for (const entity of [user, listed[0]]) {
      withFields(entity, 'id, email, firstName, lastName, avatar, lastSeen, status, subscriptionRoles');
      withFields(entity, 'environmentRoles, hasFullAccess, isFederated, membershipType, createdAt');
    }
    expect(new Set(listed.map(({ membershipType }) => membershipType))).toEqual(new Set([0, 1]));
    expect(user.environmentRoles).toEqual([{ environmentId: ENVIRONMENTS.auroraProduction, userRole: 'EU' }]);
  });

  it('R3.15 the authenticated user', async () => {
    const user = await start('user').request('get', '/users/me', {});
    withFields(user, 'id, email, createdAt, subscriptionRoles, environmentRoles, hasFullAccess');
  });

  it('R3.18 a user group', async () => {
    const params = { path: { id: demoGroupId('aurora', 'Campaign builders') } };
    const group = await start().request('get', '/user-groups/{id}', { params });
    withFields(
      group,
      'id, subscriptionId, name, description, usersCount, environmentRoles, externalId, isDefault',
    );
    expect(group.environmentRoles).toHaveLength(2);
  });

  it('R3.19 an integration, with its secret once', async () => {
    const body = { environmentId: ENVIRONMENTS.auroraProduction, name: 'Shop', description: 'Orders' };
    const integration = await start().request('post', '/integrations', { body });
    withFields(integration, 'clientId, clientSecret, environmentId, name, description');
  });

  it('R3.24 R3.27 a federated user, and whether the address is verified', async () => {
    const api = start();
    const header = { signature: 'a'.repeat(64), 'signature-timestamp': 1_781_514_000 };
    const userId = demoUserId('user@demo.test');
    const body = {
      newUserId: 'idp|user',
      email: 'user@demo.test',
      firstName: 'Plain',
      lastName: 'Federated',
      subscriptionIds: [SUBSCRIPTIONS.aurora],
    };
    await api.request('post', '/users/{userId}/enable-federation', {
      params: { path: { userId }, header },
      body,
    });
    const user = await api.request('get', '/subscriptions/{subscriptionId}/users/{userId}', {
      params: member,
    });
    expect(user).toMatchObject({ isFederated: true, membershipType: 1, lastName: 'Federated' });
    const status = await api.request('get', '/users/{userId}/manage/email-status', {
      params: { path: { userId }, header },
    });
    expect(status).toEqual({ isEmailVerified: true });
  });

  it('verifies the address of a moving user with the third request, without a mail', async () => {
    const api = start();
    const header = { signature: 'a'.repeat(64), 'signature-timestamp': 1_781_514_000 };
    const { userId } = await api.request('post', '/users/manage/add', {
      params: { header },
      body: { email: 'moving@demo.test', firstName: 'Moving', lastName: 'User' },
    });
    const ask = () =>
      api.request('get', '/users/{userId}/manage/email-status', { params: { path: { userId }, header } });
    expect([await ask(), await ask(), await ask()]).toEqual([
      { isEmailVerified: false },
      { isEmailVerified: false },
      { isEmailVerified: true },
    ]);
    expect(await ask()).toEqual({ isEmailVerified: true });
  });
});
