import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { memberships, outputTasks, projects, users } from '../../platform/database/schema';
import { callEnvironment } from './support/callEnvironment';
import { OUTPUT_TASK_ROW } from './support/outputTaskRow';
import { startTestPlatform, NOW } from './support/startTestPlatform';

const platform = startTestPlatform();

const admin = 'subscription.admin';
const aurora = SUBSCRIPTIONS.aurora;
const idOf = (account: string) => demoUserId(`${account}@demo.test`);
const inAurora = (account: string) => ({ subscriptionId: aurora, userId: idOf(account) });

async function addProject(account: string, name: string): Promise<string> {
  const [row] = await platform.db
    .insert(projects)
    .values({
      environmentId: ENVIRONMENTS.auroraProduction,
      ownerId: idOf(account),
      name,
      nameKey: name.toLowerCase(),
      document: '{}',
      startDocument: '{}',
      createdAt: NOW,
      modifiedAt: NOW,
      contentModifiedAt: NOW,
    })
    .returning({ id: projects.id });
  return row?.id ?? '';
}

const ownerOf = async (projectId: string) =>
  (await platform.db.select().from(projects).where(eq(projects.id, projectId)))[0]?.ownerId;

const accountOf = async (account: string) =>
  (
    await platform.db
      .select()
      .from(users)
      .where(eq(users.id, idOf(account)))
  )[0];

describe('removing a user from their last subscription', () => {
  it('H3.04 keeps the user’s projects and their account, which can no longer sign in', async () => {
    const projectId = await addProject('user', 'Flyer');
    await platform.ok(admin, 'removeUserFromSubscription', { params: inAurora('user') });
    expect(await ownerOf(projectId)).toBe(idOf('user'));
    expect((await accountOf('user'))?.removedAt).toEqual(NOW);
    const refused = await platform.refused('user', 'getMe', 403);
    expect(refused.detail).toBe('You have no account on this platform.');
  });

  it('H3.04 keeps the account of a user who has only output tasks', async () => {
    await platform.db.delete(projects).where(eq(projects.ownerId, idOf('user')));
    await platform.db.insert(outputTasks).values({
      ...OUTPUT_TASK_ROW,
      source: 'template',
      input: '{}',
      createdAt: NOW,
      environmentId: ENVIRONMENTS.auroraProduction,
      ownerId: idOf('user'),
    });
    await platform.ok(admin, 'removeUserFromSubscription', { params: inAurora('user') });
    expect((await accountOf('user'))?.removedAt).toEqual(NOW);
  });

  it('H3.04 restores access when the user is invited again', async () => {
    const projectId = await addProject('user', 'Flyer');
    await platform.ok(admin, 'removeUserFromSubscription', { params: inAurora('user') });
    await platform.ok(admin, 'inviteUsers', {
      body: { subscriptionId: aurora, userEmails: ['user@demo.test'], userGroupIds: [] },
    });
    await platform.ok('user', 'getMe');
    expect(await ownerOf(projectId)).toBe(idOf('user'));
  });

  it('H3.05 lists the user’s projects and counts their output tasks beforehand', async () => {
    await platform.db.delete(projects).where(eq(projects.ownerId, idOf('user')));
    await platform.db.delete(outputTasks).where(eq(outputTasks.ownerId, idOf('user')));
    const id = await addProject('user', 'Flyer');
    const items = await platform.ok(admin, 'getOwnedItems', { params: inAurora('user') });
    expect(items).toMatchObject({
      userId: idOf('user'),
      email: 'user@demo.test',
      projectCount: 1,
      projects: [{ id, name: 'Flyer', environmentId: ENVIRONMENTS.auroraProduction }],
      outputTaskCount: 0,
    });
    await platform.refused('environment.admin', 'getOwnedItems', 403, { params: inAurora('user') });
  });

  it('H3.06 hands the projects over in the same call', async () => {
    const projectId = await addProject('user', 'Flyer');
    const query = { handOverTo: idOf('template.designer') };
    await platform.ok(admin, 'removeUserFromSubscription', { params: inAurora('user'), query });
    expect(await ownerOf(projectId)).toBe(idOf('template.designer'));
    const read = await callEnvironment(platform, 'GET', `projects/${projectId}`);
    expect(read.status).toBe(200);
    const left = await platform.ok(admin, 'listLeftovers', { params: { subscriptionId: aurora } });
    expect(left.map(({ userId }) => userId)).not.toContain(idOf('user'));
  });

  it('H3.06 removes no user when the receiver can’t work in the environment of the projects', async () => {
    const projectId = await addProject('user', 'Flyer');
    const params = inAurora('user');
    for (const receiver of ['content.admin.classic', 'inactive', 'no.role', 'user']) {
      const query = { handOverTo: idOf(receiver) };
      await platform.refused(admin, 'removeUserFromSubscription', 400, { params, query });
    }
    const role = { handOverTo: idOf('template.designer'), role: 'SA' };
    await platform.refused(admin, 'removeUserFromSubscription', 400, { params, query: role });
    expect(await ownerOf(projectId)).toBe(idOf('user'));
    await platform.ok(admin, 'getSubscriptionUser', { params });
  });
});

describe('projects of removed or deactivated users', () => {
  it('H3.07 are listed by user until they are handed over, and closed to the administrator', async () => {
    const projectId = await addProject('user', 'Flyer');
    const params = inAurora('user');
    await platform.ok(admin, 'removeUserFromSubscription', { params });
    const before = await platform.ok(admin, 'listLeftovers', { params: { subscriptionId: aurora } });
    expect(before.find(({ userId }) => userId === idOf('user'))).toMatchObject({
      projects: expect.arrayContaining([expect.objectContaining({ name: 'Flyer' })]) as unknown,
    });
    const opened = await callEnvironment(platform, 'GET', `projects/${projectId}`, { account: admin });
    expect(opened.status).toBe(404);
    const body = { receiverId: idOf('template.designer') };
    await platform.ok(admin, 'handOverOwnedItems', { params, body });
    expect(await ownerOf(projectId)).toBe(idOf('template.designer'));
    const after = await platform.ok(admin, 'listLeftovers', { params: { subscriptionId: aurora } });
    expect(after.map(({ userId }) => userId)).not.toContain(idOf('user'));
  });

  it('H3.07 are handed over of a deactivated member, in this subscription only', async () => {
    const projectId = await addProject('user', 'Flyer');
    const elsewhere = await addProject('user', 'Poster');
    await platform.db
      .update(projects)
      .set({ environmentId: ENVIRONMENTS.borealisProduction })
      .where(eq(projects.id, elsewhere));
    await platform.db
      .update(memberships)
      .set({ status: 'Inactive' })
      .where(and(eq(memberships.userId, idOf('user')), eq(memberships.subscriptionId, aurora)));
    const body = { receiverId: idOf('template.designer') };
    await platform.refused('environment.admin', 'handOverOwnedItems', 403, {
      params: inAurora('user'),
      body,
    });
    await platform.ok(admin, 'handOverOwnedItems', { params: inAurora('user'), body });
    expect(await ownerOf(projectId)).toBe(idOf('template.designer'));
    expect(await ownerOf(elsewhere)).toBe(idOf('user'));
  });

  it('H3.04 can’t be deleted with the account of their owner', async () => {
    await addProject('user', 'Flyer');
    await expect(platform.db.delete(users).where(eq(users.id, idOf('user')))).rejects.toThrow();
  });
});
