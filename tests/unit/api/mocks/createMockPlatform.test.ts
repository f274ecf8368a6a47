import { QueryClient } from '@tanstack/react-query';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { createPlatformApi, ResponseError } from '@/api/http';
import { createMockPlatform, PERSONAS, type MockPlatformOptions, type Persona } from '@/api/mocks';
import { ACTIONS, isAllowed, parsePermissions, deriveAccess } from '@/domain/access';
import { CLIENTS, demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function start(options: MockPlatformOptions = {}) {
  const platform = createMockPlatform(options);
  server.use(...platform.handlers);
  const api = createPlatformApi({ platformUrl: '/mock', getAccessToken: () => Promise.resolve('token') });
  return { ...platform, api };
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof ResponseError) return error.status;
    throw error;
  }
}

const aurora = { path: { subscriptionId: SUBSCRIPTIONS.aurora } };
const production = { path: { environmentId: ENVIRONMENTS.auroraProduction } };
const range = { startDate: '2026-05-01', endDate: '2026-05-31' };

describe('the mocked platform', () => {
  it.each([
    ['platform', 'http://platform.test/api/v1'],
    ['environment', 'http://platform.test/api/v1/environment'],
  ])(
    'R7.04 answers every operation of the %s contract under a local mock path, with no server',
    async (name, base) => {
      const contract = parse(readFileSync(`src/contract/${name}.openapi.yaml`, 'utf8')) as {
        paths: Record<string, Record<string, unknown>>;
      };
      const expected = Object.entries(contract.paths).flatMap(([path, item]) =>
        Object.keys(item)
          .filter((key) => ['get', 'post', 'put', 'patch', 'delete'].includes(key))
          .map((method) => {
            const place = 'servers' in item ? base.replace('v1', 'experimental') : base;
            return [method.toUpperCase(), `${place}${path.replaceAll(/\{\w+\}/g, 'unknown')}`] as const;
          }),
      );
      expect(expected.length).toBeGreaterThan(6);
      const { handlers } = createMockPlatform();
      for (const [method, url] of expected) {
        // Without its data an operation may fail; a missing operation returns nothing.
        const answer: unknown = await getResponse(handlers, new Request(url, { method })).catch(
          (reason: unknown) => reason,
        );
        expect(answer, `${method} ${url}`).toBeDefined();
      }
    },
  );

  it('does not handle requests outside its operations', async () => {
    const { handlers } = createMockPlatform();
    for (const [method, path] of [
      ['GET', 'users/me/nothing'],
      ['PUT', 'users/me'],
      ['GET', ''],
    ] as const)
      expect(
        await getResponse(handlers, new Request(`http://platform.test/api/v1/${path}`, { method })),
      ).toBe(undefined);
  });

  it('R7.04 keeps changes in its own store only', async () => {
    const { api } = start();
    const body = { subscriptionId: SUBSCRIPTIONS.aurora, type: 'development' as const, name: 'Trials' };
    const made = await api.request('post', '/environments', { body });
    const names = async () => {
      const query = { subscriptionId: SUBSCRIPTIONS.aurora };
      return (await api.request('get', '/environments', { params: { query } })).map(({ name }) => name);
    };
    expect(await names()).toContain('Trials');
    await api.request('delete', '/environments/{environmentId}', {
      params: { path: { environmentId: made.guid } },
    });
    expect(await names()).not.toContain('Trials');
    start();
    expect(await names()).toEqual(['Aurora development', 'Aurora production', 'Aurora sandbox']);
  });

  it('R3.33 returns errors in the form of the contract', async () => {
    const { api } = start();
    const body = { subscriptionId: SUBSCRIPTIONS.aurora, type: 'sandbox' as const, name: 'aurora SANDBOX' };
    const error = await api.request('post', '/environments', { body }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResponseError);
    expect((error as ResponseError).body).toMatchObject({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'An environment with this name exists already.',
      instance: '/mock/api/v1/environments',
      errors: [{ field: 'name' }],
    });
  });

  it('R7.04 has the demo account’s permissions for a persona', async () => {
    const { api } = start({ persona: 'environment.admin' });
    const permissions = await api.request('get', '/users/me/permissions', {});
    expect(permissions).toMatchObject({
      activeSubscriptions: [SUBSCRIPTIONS.aurora],
      environmentRoles: {
        [ENVIRONMENTS.auroraProduction]: ['EA'],
        [ENVIRONMENTS.auroraSandbox]: ['EU'],
      },
      hasFullAccess: false,
    });
    expect((await api.request('get', '/users/me', {})).email).toBe('environment.admin@demo.test');
  });

  it.each(PERSONAS)('R7.04 grants %s exactly the actions the console allows', async (persona) => {
    const { api } = start({ persona });
    const wire = await api.request('get', '/users/me/permissions', {});
    const access = deriveAccess(parsePermissions(wire), {
      subscriptionId: SUBSCRIPTIONS.aurora,
      environmentId: ENVIRONMENTS.auroraProduction,
      isGraFxPricebook: true,
      subscriptionEnvironmentIds: [ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox],
    });
    const query = { environmentId: ENVIRONMENTS.auroraProduction };
    const body = { subscriptionId: SUBSCRIPTIONS.aurora, name: `Of ${persona}`, environmentRoles: [] };
    const tries = {
      'subscription.read': api.request('get', '/subscriptions/{subscriptionId}', { params: aurora }),
      'user.read': api.request('get', '/subscriptions/{subscriptionId}/users', { params: aurora }),
      'integration.read': api.request('get', '/integrations', { params: { query } }),
      'environment.read-renders': api.request('get', '/environments/{environmentId}/renders', {
        params: { ...production, query: { groupBy: 'month' } },
      }),
      'group.manage': api.request('post', '/user-groups', { body }),
    };
    for (const [action, call] of Object.entries(tries)) {
      const { rule } = ACTIONS[action as keyof typeof tries];
      expect([action, (await statusOf(call)) === 200]).toEqual([action, isAllowed(rule, access)]);
    }
  });

  it('R6.13 hides other subscriptions like unknown ones', async () => {
    const { api } = start({ persona: 'content.admin.classic' });
    const environments = await api.request('get', '/environments', {});
    expect(environments.map(({ guid }) => guid)).toEqual([ENVIRONMENTS.borealisProduction]);
    expect(await statusOf(api.request('get', '/environments/{environmentId}', { params: production }))).toBe(
      404,
    );
    expect(await statusOf(api.request('get', '/subscriptions/{subscriptionId}', { params: aurora }))).toBe(
      404,
    );
    const query = { subscriptionId: SUBSCRIPTIONS.aurora };
    expect(await statusOf(api.request('get', '/environments', { params: { query } }))).toBe(404);
  });

  it.each<[Persona, string]>([
    ['inactive', 'Inactive'],
    ['new.user', 'Active'],
  ])('R4.22 tells who %s is with status %s', async (persona, status) => {
    const { api } = start({ persona });
    expect((await api.request('get', '/users/me', {})).status).toBe(status);
    expect(await statusOf(api.request('get', '/subscriptions', {}))).toBe(status === 'Active' ? 200 : 403);
  });

  it('R3.20 returns a secret at creation and rotation only', async () => {
    const { api } = start();
    const body = { environmentId: ENVIRONMENTS.auroraProduction, name: 'Shop' };
    const made = await api.request('post', '/integrations', { body });
    expect(made.clientSecret).toBeTruthy();
    const params = { path: { clientId: made.clientId } };
    expect(await api.request('get', '/integrations/{clientId}', { params })).not.toHaveProperty(
      'clientSecret',
    );
    const rotated = await api.request('post', '/integrations/{clientId}/rotate-secret', { params });
    expect(rotated.clientSecret).not.toBe(made.clientSecret);
  });

  it('R3.22 R4.03 an invitation returns a result for each address', async () => {
    const { api } = start();
    const userEmails = ['fresh@demo.test', 'user@demo.test', 'no address', 'undeliverable@demo.test'];
    const body = { subscriptionId: SUBSCRIPTIONS.aurora, userEmails, userGroupIds: [] };
    const { invitationResults } = await api.request('post', '/users/invitations', { body });
    expect(invitationResults.map(({ status }) => status)).toEqual([
      'Success',
      'Failure',
      'Failure',
      'SendingPasswordResetEmailFailure',
    ]);
    const users = await api.request('get', '/subscriptions/{subscriptionId}/users', { params: aurora });
    expect(users.find(({ email }) => email === 'fresh@demo.test')?.status).toBe('Pending');
    const eleven = { ...body, userEmails: Array.from({ length: 11 }, (_, index) => `u${index}@demo.test`) };
    expect(await statusOf(api.request('post', '/users/invitations', { body: eleven }))).toBe(400);
  });

  it('R4.02 activates and deactivates per subscription, but never the caller', async () => {
    const { api } = start();
    const of = (email: string) => ({
      params: { path: { userId: demoUserId(email), subscriptionId: SUBSCRIPTIONS.aurora } },
    });
    const deactivate = '/users/{userId}/subscriptions/{subscriptionId}/deactivate' as const;
    const activate = '/users/{userId}/subscriptions/{subscriptionId}/activate' as const;
    expect((await api.request('post', deactivate, of('user@demo.test'))).status).toBe('Inactive');
    expect((await api.request('post', activate, of('user@demo.test'))).status).toBe('Active');
    expect(await statusOf(api.request('post', deactivate, of('subscription.admin@demo.test')))).toBe(409);
  });

  it('R3.18 a group keeps count of its members and its roles', async () => {
    const { api } = start();
    const environmentRoles = [{ environmentId: ENVIRONMENTS.auroraSandbox, userRole: 'User' as const }];
    const body = { subscriptionId: SUBSCRIPTIONS.aurora, name: 'Print', environmentRoles };
    const { id } = await api.request('post', '/user-groups', { body });
    const userIds = [demoUserId('user@demo.test'), demoUserId('no.role@demo.test')];
    const group = await api.request('patch', '/user-groups/{id}/users', {
      params: { path: { id } },
      body: { userIds },
    });
    expect(group).toMatchObject({
      name: 'Print',
      usersCount: 2,
      isDefault: false,
      environmentRoles: [{ environmentId: ENVIRONMENTS.auroraSandbox, userRole: 'EU' }],
    });
    const standard = { params: { path: { id: demoGroupId('aurora', 'All users') } } };
    expect(await statusOf(api.request('delete', '/user-groups/{id}', standard))).toBe(409);
  });

  it('R3.29 renders have the same total for every grouping', async () => {
    const { api } = start();
    const renders = (groupBy: 'day' | 'month' | 'year' | 'environment' | 'name') =>
      api.request('get', '/subscriptions/{subscriptionId}/renders', {
        params: { ...aurora, query: { groupBy, ...range } },
      });
    const totals = [];
    for (const groupBy of ['day', 'month', 'year', 'environment', 'name'] as const) {
      const entries = await renders(groupBy);
      totals.push(entries.reduce((sum, { totalRenders }) => sum + totalRenders, 0));
    }
    expect(totals[0]).toBeGreaterThan(0);
    expect(new Set(totals).size).toBe(1);
    expect(await renders('day')).toHaveLength(31);
    const [month] = await renders('month');
    expect(month?.environments?.map(({ name }) => name)).toContain('Aurora production');
  });

  it('R7.62 R7.63 reports add up to the same renders, one of them as a file', async () => {
    const { api } = start();
    const customer = await api.request('get', '/reports/total-customer-usages', {
      params: { query: { customerId: CLIENTS.aurora, ...range } },
    });
    const studio = await api.request('get', '/reports/total-studio-usages', { params: { query: range } });
    const own = studio.environments.filter(({ subscriptionId }) => subscriptionId === SUBSCRIPTIONS.aurora);
    expect(own.reduce((sum, row) => sum + row.totalRenders, 0)).toBe(customer.totalRenders);
    const query = { environmentId: ENVIRONMENTS.auroraProduction, ...range };
    const file = await api.file('/reports/total-environment-usages', { params: { query } }, 'fallback.csv');
    expect(file.fileName).toBe('environment-usage_aurora-production_2026-05-01_2026-05-31.csv');
    expect((await file.blob.text()).split('\r\n')[0]).toBe(
      'Date,Environment,Output,Renders,Watermarked renders',
    );
  });

  it('R3.30 R3.31 returns the settings and versions of an environment', async () => {
    const { api } = start();
    const environment = await api.request('get', '/environments/{environmentId}', { params: production });
    const client = new QueryClient();
    const queries = environmentSettingsQueries(api);
    expect(await client.fetchQuery(queries.settings(environment))).toEqual({ sdkVersionPublic: 'latest' });
    expect((await client.fetchQuery(queries.sdkVersions(environment))).latest).toMatchObject({
      sdkVersion: '1.42.3',
    });
    start({ persona: 'content.admin.classic' });
    const unseen = queries.settings({ ...environment, backOfficeUri: '/other' });
    expect(await statusOf(client.fetchQuery({ ...unseen, retry: false } as never))).toBe(404);
  });

  it('R7.18 returns ten thousand users in one response', async () => {
    const { api } = start({ size: 'large' });
    const users = await api.request('get', '/subscriptions/{subscriptionId}/users', { params: aurora });
    expect(users).toHaveLength(10_000);
    expect(new Set(users.map(({ id }) => id)).size).toBe(10_000);
  });

  it('R7.05 is imported by the product only dynamically', () => {
    const files = (readdirSync('src', { recursive: true, encoding: 'utf8' }) as string[]).filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith(join('api', 'mocks')),
    );
    const importing = files.filter((file) =>
      /(?:from|^import)\s+['"][^'"]*(?:api\/|\.\/)mocks(?:\/|['"])/m.test(
        readFileSync(join('src', file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(importing).toEqual([]);
  });
});
