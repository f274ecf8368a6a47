import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const admin = 'subscription.admin';
const params = { subscriptionId: SUBSCRIPTIONS.aurora, userId: demoUserId('user@demo.test') };
const { auroraProduction, auroraSandbox } = ENVIRONMENTS;

async function read(account = admin): Promise<string> {
  const { headers } = await platform.call(account, 'getSubscriptionUser', { params });
  return String(headers.etag);
}

const roles = (...entries: [environmentId: string, userRole: string][]) => ({
  environmentRoles: entries.map(([environmentId, userRole]) => ({ environmentId, userRole })),
});

const set = (etag: string, body: object, account = admin) =>
  platform.call(account, 'updateUserEnvironments', { params, body, headers: { 'if-match': etag } });

describe('two administrators at the roles of one user', () => {
  it('refuses the second save, overwrites nothing, and accepts it with the current state', async () => {
    const seen = await read();
    const first = await set(seen, roles([auroraProduction, 'CA']));
    expect(first.status).toBe(200);
    expect(first.headers.etag).not.toBe(seen);
    const problem = await platform.refused(admin, 'updateUserEnvironments', 412, {
      params,
      body: roles([auroraSandbox, 'EU']),
      headers: { 'if-match': seen },
    });
    expect(problem.detail).toBe(
      'Someone else changed the roles of this user meanwhile. Look at the changes and save again.',
    );
    const present = await platform.ok(admin, 'getSubscriptionUser', { params });
    expect(present.environmentRoles).toEqual([{ environmentId: auroraProduction, userRole: 'CA' }]);
    expect((await set(await read(), roles([auroraSandbox, 'EU']))).status).toBe(200);
  });

  it('covers subscription roles too', async () => {
    const seen = await read();
    const call = { params, body: { subscriptionRoles: ['SU'] }, headers: { 'if-match': seen } };
    const changed = await platform.call(admin, 'updateSubscriptionRoles', call);
    expect(changed.status).toBe(200);
    await platform.refused(admin, 'updateSubscriptionRoles', 412, call);
    expect((await set(seen, roles([auroraSandbox, 'EU']))).status).toBe(412);
    expect((await set(String(changed.headers.etag), roles([auroraSandbox, 'EU']))).status).toBe(200);
  });

  it('ignores changes of a user other than roles', async () => {
    const seen = await read();
    await platform.ok(admin, 'deactivateUser', { params });
    await platform.ok(admin, 'updateUserName', { params, body: { firstName: 'New', lastName: 'Name' } });
    platform.now = new Date(platform.now.getTime() + 3_600_000);
    expect(await read()).toBe(seen);
  });

  it('ignores changes in other environments for an environment admin', async () => {
    const seen = await read('environment.admin');
    await set(await read(), roles([auroraProduction, 'EU'], [auroraSandbox, 'CA']));
    expect(await read('environment.admin')).toBe(seen);
    const saved = await set(seen, roles([auroraProduction, 'CA']), 'environment.admin');
    expect(saved.status).toBe(200);
    const present = await platform.ok(admin, 'getSubscriptionUser', { params });
    expect(present.environmentRoles).toHaveLength(2);
    expect(present.environmentRoles).toEqual(
      expect.arrayContaining([
        { environmentId: auroraSandbox, userRole: 'CA' },
        { environmentId: auroraProduction, userRole: 'CA' },
      ]),
    );
  });

  it('overwrites without a state or with any state', async () => {
    const body = roles([auroraSandbox, 'EU']);
    await platform.ok(admin, 'updateUserEnvironments', { params, body });
    expect((await set('*', roles([auroraProduction, 'EU']))).status).toBe(200);
  });
});

describe('at the same moment', () => {
  const shared = startTestPlatform({ keepsChanges: true });

  it('one of two changes of the same state of roles succeeds', async () => {
    const { headers } = await shared.call(admin, 'getSubscriptionUser', { params });
    const both = [auroraProduction, auroraSandbox].map((environmentId) =>
      shared.call(admin, 'updateUserEnvironments', {
        params,
        body: roles([environmentId, 'CA']),
        headers: { 'if-match': String(headers.etag) },
      }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412]);
  });
});
