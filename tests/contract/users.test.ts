import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { outputTasks, projects, users } from '../../platform/database/schema';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora, borealis } = SUBSCRIPTIONS;
const { auroraProduction, auroraSandbox, auroraDevelopment, borealisProduction } = ENVIRONMENTS;
const admin = 'subscription.admin';
const inAurora = (account: string) => ({
  subscriptionId: aurora,
  userId: demoUserId(`${account}@demo.test`),
});
const inBorealis = (account: string) => ({
  subscriptionId: borealis,
  userId: demoUserId(`${account}@demo.test`),
});

describe('the caller', () => {
  it('R7.25 R3.15 R3.17 gets their own profile and roles', async () => {
    const me = await platform.ok('environment.admin', 'getMe');
    expect(me).toEqual({
      id: demoUserId('environment.admin@demo.test'),
      email: 'environment.admin@demo.test',
      firstName: 'Environment',
      lastName: 'Admin',
      avatar: null,
      status: 'Active',
      isFederated: false,
      createdAt: Date.parse('2025-04-24T12:00:00Z') / 1000,
      subscriptionRoles: {},
      environmentRoles: { [auroraProduction]: ['EA'], [auroraSandbox]: ['EU'] },
      hasFullAccess: false,
    });
  });

  it('R7.26 R3.16 gets their permissions by subscription and environment', async () => {
    expect(await platform.ok(admin, 'getMyPermissions')).toEqual({
      activeSubscriptions: [aurora, borealis],
      subscriptionRoles: { [aurora]: ['SA'], [borealis]: ['SA'] },
      environmentRoles: {},
      hasFullAccess: false,
    });
    expect(await platform.ok('full.access', 'getMyPermissions')).toMatchObject({ hasFullAccess: true });
    expect(await platform.ok('no.role', 'getMyPermissions')).toMatchObject({ activeSubscriptions: [] });
  });

  it('has roles through groups, also the default one', async () => {
    const group = { id: demoGroupId('aurora', 'Reviewers') };
    const roles = [{ environmentId: auroraDevelopment, userRole: 'CA' }];
    await platform.ok(admin, 'updateUserGroup', {
      params: group,
      body: { name: 'Reviewers', environmentRoles: roles },
    });
    const through = await platform.ok('user.many', 'getMyPermissions');
    expect(through.environmentRoles[auroraDevelopment]).toEqual(['CA']);
    const everyone = [{ environmentId: auroraDevelopment, userRole: 'EU' }];
    await platform.ok(admin, 'updateUserGroup', {
      params: { id: demoGroupId('aurora', 'All users') },
      body: { name: 'All users', environmentRoles: everyone },
    });
    expect((await platform.ok('no.role', 'getMyPermissions')).environmentRoles).toEqual({
      [auroraDevelopment]: ['EU'],
    });
  });

  it('is reported as inactive and may do nothing else', async () => {
    expect(await platform.ok('inactive', 'getMe')).toMatchObject({
      status: 'Inactive',
      environmentRoles: {},
    });
    expect(await platform.ok('inactive', 'getMyPermissions')).toMatchObject({ environmentRoles: {} });
    const problem = await platform.refused('inactive', 'listEnvironments', 403);
    expect(problem.detail).toBe('Your account is inactive. Contact an administrator.');
  });

  it('becomes Active with the first call, which stores the time', async () => {
    const params = inAurora('studio.06');
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({ status: 'Pending' });
    expect(await platform.ok('studio.06', 'getMe')).toMatchObject({ status: 'Active', firstName: null });
    const seen = Date.parse('2026-06-18T12:00:00Z') / 1000;
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
      status: 'Active',
      lastSeen: seen,
    });
  });
});

describe('the name of a user', () => {
  const params = { userId: demoUserId('new.user@demo.test') };
  const body = { firstName: '  New ', lastName: 'User ' };

  it('R7.31 R3.26 is changed by the user, without blanks around it', async () => {
    await platform.ok('new.user', 'updateUserName', { params, body });
    expect(await platform.ok('new.user', 'getMe')).toMatchObject({ firstName: 'New', lastName: 'User' });
  });

  it('R5.22 requires firstName and lastName, not blank', async () => {
    for (const [given, field] of [
      [{ firstName: 'New' }, 'lastName'],
      [{ lastName: 'User' }, 'firstName'],
      [{ firstName: '  ', lastName: 'User' }, 'firstName'],
    ] as const) {
      const problem = await platform.refused('new.user', 'updateUserName', 400, { params, body: given });
      expect(problem.errors?.[0]?.field).toBe(field);
    }
  });

  it('is changed only by an admin of one of their subscriptions', async () => {
    await platform.ok(admin, 'updateUserName', { params, body });
    await platform.ok('full.access', 'updateUserName', { params, body });
    for (const account of ['environment.admin', 'user', 'content.admin.classic'])
      await platform.refused(account, 'updateUserName', 404, { params, body });
  });
});

describe('activating and deactivating', () => {
  it('R7.32 R7.33 R4.02 happens per subscription and keeps roles and groups', async () => {
    const params = inAurora('user.many');
    const roles = { params, body: { subscriptionRoles: ['SU'] } };
    const before = await platform.ok(admin, 'updateSubscriptionRoles', roles);
    expect(before.subscriptionRoles).toHaveLength(1);
    expect(await platform.ok(admin, 'deactivateUser', { params })).toEqual({ ...before, status: 'Inactive' });
    await platform.refused('user.many', 'listEnvironments', 403);
    const after = await platform.ok(admin, 'activateUser', { params });
    expect(after).toEqual({ ...before, lastSeen: after.lastSeen });
    expect(await platform.ok('user.many', 'listEnvironments')).toHaveLength(2);
  });

  it('R4.02 does not change the user’s other subscriptions', async () => {
    const borealisOnly = { ...inBorealis('press.01') };
    await platform.ok(admin, 'updateSubscriptionRoles', {
      params: borealisOnly,
      body: { subscriptionRoles: ['SA'] },
    });
    const params = inBorealis(admin);
    await platform.ok('press.01', 'deactivateUser', { params });
    const { subscriptionRoles } = await platform.ok(admin, 'getMyPermissions');
    expect(subscriptionRoles).toEqual({ [aurora]: ['SA'] });
    await platform.refused(admin, 'getSubscription', 404, { params: { subscriptionId: borealis } });
  });

  it('is refused for oneself and for the last active subscription admin', async () => {
    const oneself = await platform.refused(admin, 'deactivateUser', 409, { params: inAurora(admin) });
    expect(oneself.detail).toBe("You can't deactivate yourself. Ask another subscription admin.");
    const last = await platform.refused('full.access', 'deactivateUser', 409, { params: inBorealis(admin) });
    expect(last.detail).toContain('the last active subscription admin');
    await platform.ok('full.access', 'deactivateUser', { params: inAurora(admin) });
  });

  it('is refused for invited or blocked users', async () => {
    for (const account of ['marketing.06', 'studio.03']) {
      await platform.refused(admin, 'activateUser', 409, { params: inAurora(account) });
      await platform.refused(admin, 'deactivateUser', 409, { params: inAurora(account) });
    }
  });

  it('is for subscription admins', async () => {
    for (const operation of ['activateUser', 'deactivateUser'] as const)
      await platform.refused('environment.admin', operation, 403, { params: inAurora('user') });
  });
});

describe('removing a user from a subscription', () => {
  it('R7.34 removes the user, and the account without other memberships or items', async () => {
    const params = inAurora('user.many');
    await platform.db.delete(projects).where(eq(projects.ownerId, params.userId));
    await platform.db.delete(outputTasks).where(eq(outputTasks.ownerId, params.userId));
    await platform.ok(admin, 'removeUserFromSubscription', { params });
    await platform.refused(admin, 'getSubscriptionUser', 404, { params });
    expect(await platform.db.select().from(users).where(eq(users.id, params.userId))).toEqual([]);
    await platform.refused('user.many', 'getMe', 403);
  });

  it('R7.34 removes only the role in the query', async () => {
    const params = inAurora('prepress.03');
    await platform.ok(admin, 'removeUserFromSubscription', { params, query: { role: 'SubscriptionAdmin' } });
    expect(await platform.ok(admin, 'getSubscriptionUser', { params })).toMatchObject({
      subscriptionRoles: [],
    });
    await platform.refused(admin, 'removeUserFromSubscription', 400, { params, query: { role: 'EA' } });
  });

  it('is refused for oneself and for the last active subscription admin, whole or by role', async () => {
    const wholeAndRole: Record<string, string>[] = [{}, { role: 'SA' }];
    for (const query of wholeAndRole) {
      await platform.refused(admin, 'removeUserFromSubscription', 409, { params: inAurora(admin), query });
      await platform.refused('full.access', 'removeUserFromSubscription', 409, {
        params: inBorealis(admin),
        query,
      });
    }
  });
});

describe('subscription roles', () => {
  it('R7.36 replace the present ones, by code or by name', async () => {
    const params = inAurora('user');
    const body = { subscriptionRoles: ['SubscriptionAdmin', 'TD'] };
    const user = await platform.ok(admin, 'updateSubscriptionRoles', { params, body });
    expect(new Set(user.subscriptionRoles)).toEqual(new Set(['SA', 'TD']));
    const { subscriptionRoles } = await platform.ok('user', 'getMyPermissions');
    expect(new Set(subscriptionRoles[aurora])).toEqual(new Set(['SA', 'TD']));
  });

  it('R5.26 requires subscriptionRoles, without environment roles', async () => {
    const params = inAurora('user');
    const missing = await platform.refused(admin, 'updateSubscriptionRoles', 400, { params, body: {} });
    expect(missing.errors).toEqual([{ field: 'subscriptionRoles', message: 'is required' }]);
    const body = { subscriptionRoles: ['EnvironmentAdmin'] };
    await platform.refused(admin, 'updateSubscriptionRoles', 400, { params, body });
  });

  it('never exceed the number of template designer seats', async () => {
    const designers = (account: string, status: number) =>
      platform
        .call(admin, 'updateSubscriptionRoles', {
          params: inAurora(account),
          body: { subscriptionRoles: ['TD'] },
        })
        .then((result) => expect(result.status, account).toBe(status));
    await designers('template.designer', 200);
    await designers('user', 200);
    await designers('user.many', 200);
    await designers('no.role', 409);
    const { templateDesignerSeatsUsed } = await platform.ok(admin, 'getSubscription', {
      params: { subscriptionId: aurora },
    });
    expect(templateDesignerSeatsUsed).toBe(7);
  });

  it('can’t be removed from oneself or from the last active subscription admin', async () => {
    const body = { subscriptionRoles: [] };
    await platform.refused(admin, 'updateSubscriptionRoles', 409, { params: inAurora(admin), body });
    await platform.refused('full.access', 'updateSubscriptionRoles', 409, {
      params: inBorealis(admin),
      body,
    });
  });
});

describe('environment roles of a user', () => {
  const entry = (environmentId: string, userRole: string) => ({ environmentId, userRole });

  it('R7.37 replace the present ones, by code or by name', async () => {
    const body = {
      environmentRoles: [entry(auroraSandbox, 'ContentAdministrator'), entry(auroraDevelopment, 'EA')],
    };
    const user = await platform.ok(admin, 'updateUserEnvironments', { params: inAurora('user'), body });
    expect(user.environmentRoles).toHaveLength(2);
    expect(user.environmentRoles).toContainEqual(entry(auroraSandbox, 'CA'));
    expect(user.environmentRoles).toContainEqual(entry(auroraDevelopment, 'EA'));
  });

  it('R5.27 R5.25 requires environmentRoles, and environment and role in each', async () => {
    const refusal = async (body: unknown) =>
      (await platform.refused(admin, 'updateUserEnvironments', 400, { params: inAurora('user'), body }))
        .errors;
    expect(await refusal({})).toEqual([{ field: 'environmentRoles', message: 'is required' }]);
    expect(await refusal({ environmentRoles: [{ environmentId: auroraSandbox }] })).toEqual([
      { field: 'environmentRoles.0.userRole', message: 'is required' },
    ]);
    expect(await refusal({ environmentRoles: [{ userRole: 'EU' }] })).toEqual([
      { field: 'environmentRoles.0.environmentId', message: 'is required' },
    ]);
  });

  it('by an environment admin change only in their environments', async () => {
    const params = inAurora('user.many');
    const body = { environmentRoles: [entry(auroraProduction, 'CA')] };
    await platform.ok('environment.admin', 'updateUserEnvironments', { params, body });
    const { environmentRoles } = await platform.ok(admin, 'getSubscriptionUser', { params });
    expect(new Set(environmentRoles.map((role) => `${role.environmentId} ${role.userRole}`))).toEqual(
      new Set([`${auroraProduction} CA`, `${auroraSandbox} EU`]),
    );
    const elsewhere = { environmentRoles: [entry(auroraSandbox, 'EA')] };
    await platform.refused('environment.admin', 'updateUserEnvironments', 403, { params, body: elsewhere });
    const seat = { environmentRoles: [entry(auroraProduction, 'TD')] };
    await platform.refused('environment.admin', 'updateUserEnvironments', 403, { params, body: seat });
  });

  it('never change in another subscription', async () => {
    const body = { environmentRoles: [entry(borealisProduction, 'EA')] };
    await platform.refused(admin, 'updateUserEnvironments', 400, { params: inAurora('user'), body });
  });

  it('need a free seat for a template designer', async () => {
    const body = { environmentRoles: [entry(borealisProduction, 'TD')] };
    await platform.refused(admin, 'updateUserEnvironments', 409, { params: inBorealis('press.01'), body });
  });
});

describe('groups of a user', () => {
  const reviewers = demoGroupId('aurora', 'Reviewers');

  it('R7.38 R7.39 are added and removed', async () => {
    const params = inAurora('user');
    const body = { userGroupIds: [reviewers] };
    expect((await platform.ok(admin, 'addUserToGroups', { params, body })).userGroupIds).toEqual([reviewers]);
    expect((await platform.ok(admin, 'removeUserFromGroups', { params, body })).userGroupIds).toEqual([]);
  });

  it('R5.14 require userGroupIds', async () => {
    for (const operation of ['addUserToGroups', 'removeUserFromGroups'] as const) {
      const problem = await platform.refused(admin, operation, 400, { params: inAurora('user'), body: {} });
      expect(problem.errors).toEqual([{ field: 'userGroupIds', message: 'is required' }]);
      await platform.refused(admin, operation, 400, { params: inAurora('user') });
    }
  });

  it('are read-only for federated users, and the default group for all', async () => {
    const federated = { subscriptionId: aurora, userId: demoUserId('packaging.01@sso.demo.test') };
    const body = { userGroupIds: [reviewers] };
    await platform.refused(admin, 'addUserToGroups', 409, { params: federated, body });
    await platform.refused(admin, 'removeUserFromGroups', 409, { params: federated, body });
    const everyone = { userGroupIds: [demoGroupId('aurora', 'All users')] };
    await platform.refused(admin, 'removeUserFromGroups', 409, { params: inAurora('user'), body: everyone });
  });

  it('can’t be of another subscription', async () => {
    const body = { userGroupIds: [demoGroupId('borealis', 'Print shop')] };
    await platform.refused(admin, 'addUserToGroups', 400, { params: inAurora('user'), body });
  });

  it('are for subscription admins', async () => {
    const body = { userGroupIds: [reviewers] };
    await platform.refused('environment.admin', 'addUserToGroups', 403, { params: inAurora('user'), body });
  });
});
