import { describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { aurora } = SUBSCRIPTIONS;
const { auroraProduction, auroraSandbox, borealisProduction } = ENVIRONMENTS;
const admin = 'subscription.admin';
const reviewers = { id: demoGroupId('aurora', 'Reviewers') };
const everyone = { id: demoGroupId('aurora', 'All users') };
const newGroup = {
  subscriptionId: aurora,
  name: 'Night shift',
  description: 'Works at night.',
  environmentRoles: [{ environmentId: auroraSandbox, userRole: 'EU' }],
};

describe('listing groups', () => {
  it('R7.43 R3.18 returns those of the subscription, the default one first', async () => {
    const groups = await platform.ok(admin, 'listUserGroups', { query: { subscriptionId: aurora } });
    expect(groups.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['All users', true],
      ['Brand guardians', false],
      ['Campaign builders', false],
      ['Production team', false],
      ['Reviewers', false],
      ['Sandbox testers', false],
    ]);
    expect(groups[1]).toEqual({
      id: demoGroupId('aurora', 'Brand guardians'),
      subscriptionId: aurora,
      name: 'Brand guardians',
      description: 'Comes from the identity provider.',
      usersCount: 4,
      environmentRoles: [{ environmentId: auroraProduction, userRole: 'CA' }],
      externalId: 'idp-brand-guardians',
      isDefault: false,
    });
  });

  it('R7.43 requires subscriptionId', async () => {
    const problem = await platform.refused(admin, 'listUserGroups', 400);
    expect(problem.errors).toEqual([{ field: 'subscriptionId', message: 'is required' }]);
  });

  it('shows an environment admin only roles in the environments administered', async () => {
    const groups = await platform.ok('environment.admin', 'listUserGroups', {
      query: { subscriptionId: aurora },
    });
    const seen = new Set(
      groups.flatMap(({ environmentRoles }) => environmentRoles.map((role) => role.environmentId)),
    );
    expect(seen).toEqual(new Set([auroraProduction]));
  });
});

describe('creating a group', () => {
  it('R7.44 returns the group like a later read', async () => {
    const created = await platform.ok(admin, 'createUserGroup', { body: newGroup });
    expect(created).toMatchObject({ ...newGroup, usersCount: 0, externalId: null, isDefault: false });
    expect(await platform.ok(admin, 'getUserGroup', { params: { id: created.id } })).toEqual(created);
  });

  it('R5.15 requires subscriptionId, name and environmentRoles', async () => {
    for (const field of ['subscriptionId', 'name', 'environmentRoles'] as const) {
      const { [field]: _left, ...body } = newGroup;
      const problem = await platform.refused(admin, 'createUserGroup', 400, { body });
      expect(problem.errors).toEqual([{ field, message: 'is required' }]);
    }
  });

  it('R5.25 requires environment and role in each entry', async () => {
    const body = { ...newGroup, environmentRoles: [{ userRole: 'EU' }] };
    const problem = await platform.refused(admin, 'createUserGroup', 400, { body });
    expect(problem.errors).toEqual([{ field: 'environmentRoles.0.environmentId', message: 'is required' }]);
  });

  it('bounds name and description', async () => {
    const accepts = async (change: object) =>
      (await platform.call(admin, 'createUserGroup', { body: { ...newGroup, ...change } })).status;
    expect(await accepts({ name: 'n'.repeat(101) })).toBe(400);
    expect(await accepts({ name: '   ' })).toBe(400);
    expect(await accepts({ description: 'd'.repeat(141) })).toBe(400);
    expect(await accepts({ name: 'n'.repeat(100), description: 'd'.repeat(140) })).toBe(201);
  });

  it('refuses a taken name regardless of case', async () => {
    const problem = await platform.refused(admin, 'createUserGroup', 409, {
      body: { ...newGroup, name: 'REVIEWERS' },
    });
    expect(problem.errors).toEqual([{ field: 'name', message: 'is taken' }]);
  });

  it('refuses template designer seats and environments of another subscription', async () => {
    const roles = (environmentId: string, userRole: string) => ({
      environmentRoles: [{ environmentId, userRole }],
    });
    await platform.refused(admin, 'createUserGroup', 400, {
      body: { ...newGroup, ...roles(auroraSandbox, 'TD') },
    });
    await platform.refused(admin, 'createUserGroup', 400, {
      body: { ...newGroup, ...roles(borealisProduction, 'EU') },
    });
  });

  it('is for subscription admins', async () => {
    await platform.refused('environment.admin', 'createUserGroup', 403, { body: newGroup });
  });
});

describe('one group', () => {
  it('R7.45 has its fields, and the default one counts all members', async () => {
    const group = await platform.ok(admin, 'getUserGroup', { params: everyone });
    expect(group).toMatchObject({ name: 'All users', isDefault: true, usersCount: 49 });
  });

  it('R7.46 changes name, description and roles', async () => {
    const body = {
      name: 'Second readers',
      description: null,
      environmentRoles: [{ environmentId: auroraProduction, userRole: 'ContentAdministrator' }],
    };
    const updated = await platform.ok(admin, 'updateUserGroup', { params: reviewers, body });
    expect(updated).toMatchObject({
      ...body,
      environmentRoles: [{ environmentId: auroraProduction, userRole: 'CA' }],
    });
    const unsaid = await platform.ok(admin, 'updateUserGroup', {
      params: reviewers,
      body: { name: 'Third readers' },
    });
    expect(unsaid).toEqual({ ...updated, name: 'Third readers' });
  });

  it('R5.16 requires name', async () => {
    const problem = await platform.refused(admin, 'updateUserGroup', 400, { params: reviewers, body: {} });
    expect(problem.errors).toEqual([{ field: 'name', message: 'is required' }]);
  });

  it('answers 412 to a save from an older state', async () => {
    const read = await platform.call(admin, 'getUserGroup', { params: reviewers });
    const headers = { 'if-match': String(read.headers.etag) };
    const change = (name: string) =>
      platform.call(admin, 'updateUserGroup', { params: reviewers, headers, body: { name } });
    const first = await change('First wins');
    expect(first.status).toBe(200);
    expect(first.headers.etag).not.toBe(read.headers.etag);
    expect((await change('Second loses')).status).toBe(412);
    const now = await platform.ok(admin, 'getUserGroup', { params: reviewers });
    expect(now.name).toBe('First wins');
  });

  it('R7.47 is deleted with its roles', async () => {
    const id = demoGroupId('aurora', 'Campaign builders');
    await platform.ok(admin, 'deleteUserGroup', { params: { id } });
    await platform.refused(admin, 'getUserGroup', 404, { params: { id } });
    const grants = await platform.ok(admin, 'listSubscriptionEnvironmentRoles', {
      params: { subscriptionId: aurora },
    });
    expect(grants.some(({ userGroupId }) => userGroupId === id)).toBe(false);
  });

  it('keeps name and description and can’t be deleted when it is the default one', async () => {
    await platform.refused(admin, 'deleteUserGroup', 409, { params: everyone });
    await platform.refused(admin, 'updateUserGroup', 409, { params: everyone, body: { name: 'Everybody' } });
    const body = { name: 'All users', description: 'Another.' };
    await platform.refused(admin, 'updateUserGroup', 409, { params: everyone, body });
  });

  it('is changed by subscription admins only', async () => {
    await platform.ok('environment.admin', 'getUserGroup', { params: reviewers });
    await platform.refused('environment.admin', 'updateUserGroup', 403, {
      params: reviewers,
      body: { name: 'x' },
    });
    await platform.refused('environment.admin', 'deleteUserGroup', 403, { params: reviewers });
    await platform.refused('user', 'getUserGroup', 403, { params: reviewers });
  });
});

describe('members of a group', () => {
  const [user, other] = [demoUserId('user@demo.test'), demoUserId('no.role@demo.test')];
  const emails = async (params: { id: string }) =>
    (await platform.ok(admin, 'listGroupUsers', { params })).map(({ email }) => email);

  it('R7.48 R7.49 R7.50 are listed, added and removed', async () => {
    const before = await emails(reviewers);
    expect(before).toContain('template.designer@demo.test');
    const group = await platform.ok(admin, 'addUsersToGroup', {
      params: reviewers,
      body: { userIds: [user, other] },
    });
    expect(group.usersCount).toBe(before.length + 2);
    expect(await emails(reviewers)).toContain('no.role@demo.test');
    await platform.ok(admin, 'removeUserFromGroup', { params: reviewers, query: { userId: other } });
    expect(await emails(reviewers)).toEqual([...before, 'user@demo.test'].sort());
  });

  it('R7.48 of the default group are all users of the subscription', async () => {
    expect(await emails(everyone)).toHaveLength(49);
    const page = await platform.call(admin, 'listGroupUsers', { params: everyone, query: { limit: 5 } });
    expect(JSON.parse(page.text)).toHaveLength(5);
    expect(page.headers['x-total-count']).toBe('49');
  });

  it('R7.48 are counted in total on every page, without other users', async () => {
    const members = await emails(reviewers);
    expect(members.length).toBeGreaterThan(2);
    expect(members.length).toBeLessThan(49);
    const page = await platform.call(admin, 'listGroupUsers', { params: reviewers, query: { limit: 2 } });
    expect(JSON.parse(page.text)).toHaveLength(2);
    expect(page.headers['x-total-count']).toBe(String(members.length));
  });

  it('R5.13 R7.50 require userIds to add and userId to remove', async () => {
    const added = await platform.refused(admin, 'addUsersToGroup', 400, { params: reviewers, body: {} });
    expect(added.errors).toEqual([{ field: 'userIds', message: 'is required' }]);
    const removed = await platform.refused(admin, 'removeUserFromGroup', 400, { params: reviewers });
    expect(removed.errors).toEqual([{ field: 'userId', message: 'is required' }]);
  });

  it('are all added or none, and belong to the same subscription', async () => {
    const userIds = [user, demoUserId('press.01@demo.test')];
    await platform.refused(admin, 'addUsersToGroup', 400, { params: reviewers, body: { userIds } });
    expect(await emails(reviewers)).not.toContain('user@demo.test');
  });

  it('who are federated can’t be added or removed, and no member of the default group can', async () => {
    const federated = demoUserId('packaging.01@sso.demo.test');
    await platform.refused(admin, 'addUsersToGroup', 409, {
      params: reviewers,
      body: { userIds: [federated] },
    });
    const guardians = { id: demoGroupId('aurora', 'Brand guardians') };
    await platform.refused(admin, 'removeUserFromGroup', 409, {
      params: guardians,
      query: { userId: federated },
    });
    await platform.refused(admin, 'removeUserFromGroup', 409, { params: everyone, query: { userId: user } });
  });

  it('are changed by subscription admins only', async () => {
    const body = { userIds: [user] };
    await platform.refused('environment.admin', 'addUsersToGroup', 403, { params: reviewers, body });
    await platform.refused('environment.admin', 'removeUserFromGroup', 403, {
      params: reviewers,
      query: { userId: user },
    });
  });
});
