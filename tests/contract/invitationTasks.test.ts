import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { CHANGED_SINCE, INVITATION_LIMITS, INVITATION_NOT_SENT, NO_ADDRESS } from '@/domain/users';
import {
  activityEntries,
  environmentRoles,
  memberships,
  userGroupMembers,
  users,
} from '../../platform/database/schema';
import { userTaskJob } from '../../platform/management';
import type { Schemas } from '../../platform/management/operations';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();

const admin = 'subscription.admin';
const subscriptionId = SUBSCRIPTIONS.aurora;
/** A member of the other subscription only. */
const OUTSIDER = 'content.admin.classic';
const GROUP = demoGroupId('aurora', 'Reviewers');
/** More than one batch. */
const GUESTS = Array.from({ length: 23 }, (_, index) => `guest.${index}@task.test`);

const job = () => {
  const { db: database, mailer, settings } = platform;
  return userTaskJob({ database, mailer, settings, clock: () => platform.now });
};
const at = (taskId: string) => ({ params: { subscriptionId, taskId } });
const get = (taskId: string) => platform.ok(admin, 'getUserTask', at(taskId));
const resultsOf = (taskId: string) => platform.ok(admin, 'listUserTaskResults', at(taskId));

const start = (
  userEmails: readonly string[],
  grants: Partial<Schemas['StartInvitationTask']> = {},
  by = admin,
) =>
  platform.ok(by, 'startInvitationTask', {
    params: { subscriptionId },
    body: { userEmails: [...userEmails], userGroupIds: [], ...grants },
  });

/** Starts a task and runs it to its end. */
async function invite(userEmails: readonly string[], grants?: Partial<Schemas['StartInvitationTask']>) {
  const { id } = await start(userEmails, grants);
  await job().run({ taskId: id });
  return get(id);
}

async function undo(taskId: string) {
  const { id } = await platform.ok(admin, 'undoUserTask', at(taskId));
  await job().run({ taskId: id });
  return get(id);
}

const membersAmong = async (emails: readonly string[]) => {
  const rows = await platform.db
    .select({ email: users.email, status: memberships.status, userId: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(users.email, [...emails])));
  return rows;
};
const idOf = async (email: string) => (await membersAmong([email]))[0]?.userId ?? '';
const addressesMailed = () => platform.mails.map(({ to }) => to);

beforeEach(() => {
  platform.mails.length = 0;
});

describe('a task that invites', () => {
  it('H3.29 invites all addresses of one call, with roles and groups, mails each and records it', async () => {
    const environmentId = ENVIRONMENTS.auroraSandbox;
    const task = await start(GUESTS, {
      userGroupIds: [GROUP],
      environments: [{ environmentId, userRole: 'User' }],
    });
    expect(task).toMatchObject({ kind: 'invite', status: 'Waiting', total: 23, done: 0, groupId: null });
    expect(addressesMailed()).toEqual([]);
    await job().run({ taskId: task.id });
    expect(await get(task.id)).toMatchObject({ status: 'Finished', done: 23, changed: 23, failed: 0 });
    expect(addressesMailed().sort()).toEqual([...GUESTS].sort());
    const members = await membersAmong(GUESTS);
    expect(members.map(({ status }) => status)).toEqual(GUESTS.map(() => 'Pending'));
    const ids = members.map(({ userId }) => userId);
    const isGroup = and(eq(userGroupMembers.groupId, GROUP), inArray(userGroupMembers.userId, ids));
    expect(await platform.db.$count(userGroupMembers, isGroup)).toBe(23);
    const isRole = and(
      eq(environmentRoles.environmentId, environmentId),
      inArray(environmentRoles.userId, ids),
    );
    expect(await platform.db.$count(environmentRoles, isRole)).toBe(23);
    const entries = await platform.db
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.operation, 'inviteUsers'), inArray(activityEntries.objectId, ids)));
    expect(entries).toHaveLength(23);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(
      new Set([demoUserId('subscription.admin@demo.test')]),
    );
  });

  it('H3.29 gives each address its own result, in the order of the request', async () => {
    const task = await invite(['new@task.test', 'NEW@task.test', 'nope', 'user@demo.test']);
    expect(task).toMatchObject({ done: 4, changed: 1, failed: 3 });
    const member = expect.stringContaining('member already') as string;
    expect(await resultsOf(task.id)).toEqual([
      { userId: await idOf('new@task.test'), address: 'new@task.test', outcome: 'changed', reason: null },
      { userId: null, address: 'NEW@task.test', outcome: 'failed', reason: 'This address is given twice.' },
      { userId: null, address: 'nope', outcome: 'failed', reason: NO_ADDRESS },
      { userId: null, address: 'user@demo.test', outcome: 'failed', reason: member },
    ]);
    expect(addressesMailed()).toEqual(['new@task.test']);
  });

  it('H3.29 fails for an address over its limit alone', async () => {
    for (let times = 0; times < INVITATION_LIMITS.ofSubscription.limit; times += 1)
      await invite(['often@task.test']);
    platform.mails.length = 0;
    const task = await invite(['often@task.test', 'seldom@task.test']);
    expect(task).toMatchObject({ status: 'Finished', changed: 1, failed: 1 });
    expect(addressesMailed()).toEqual(['seldom@task.test']);
    expect((await resultsOf(task.id))[0]?.reason).toMatch(/hour|minutes/);
  });

  it('H3.29 names the user whose mail could not be sent, and inviting again sends it', async () => {
    platform.mailFails = true;
    const task = await invite(['unsent@task.test']);
    expect(task).toMatchObject({ changed: 0, failed: 1 });
    const userId = await idOf('unsent@task.test');
    expect(await resultsOf(task.id)).toEqual([
      { userId, address: 'unsent@task.test', outcome: 'failed', reason: INVITATION_NOT_SENT },
    ]);
    platform.mailFails = false;
    const again = await invite(['unsent@task.test']);
    expect(again).toMatchObject({ changed: 0, failed: 0, done: 1 });
    expect(addressesMailed()).toEqual(['unsent@task.test']);
  });

  it('H3.29 takes 3,000 addresses, and refuses more', async () => {
    const many = Array.from({ length: 3_001 }, (_, index) => `many.${index}@task.test`);
    expect(await start(many.slice(1))).toMatchObject({ total: 3_000 });
    await platform.refused(admin, 'startInvitationTask', 400, {
      params: { subscriptionId },
      body: { userEmails: many, userGroupIds: [] },
    });
  });

  it('H3.29 stops with the reason when a group of the invitation was deleted', async () => {
    const { id } = await start(GUESTS, { userGroupIds: [GROUP] });
    await platform.ok(admin, 'deleteUserGroup', { params: { id: GROUP } });
    await job().run({ taskId: id });
    const task = await get(id);
    expect(task).toMatchObject({ status: 'Stopped', done: 0 });
    expect(task.detail).toBeTruthy();
    expect(await membersAmong(GUESTS)).toEqual([]);
  });

  it('H3.29 refuses at once what the single call refuses', async () => {
    const refuse = (by: string, status: number, grants: Partial<Schemas['StartInvitationTask']>) =>
      platform.refused(by, 'startInvitationTask', status, {
        params: { subscriptionId },
        body: { userEmails: ['x@task.test'], userGroupIds: [], ...grants },
      });
    await refuse(admin, 400, { userGroupIds: [demoGroupId('borealis', 'Print shop')] });
    await refuse('environment.admin', 403, { userGroupIds: [GROUP] });
    await refuse('user', 403, {});
  });

  it('H3.29 goes on after its process died, and mails the last addresses again', async () => {
    const { id } = await start(GUESTS);
    const { db } = platform;
    let transactions = 0;
    const dying = new Proxy(db, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
        return (work: (transaction: typeof db) => Promise<unknown>) => {
          transactions += 1;
          // Each batch reads, admits and writes: the second one dies before it writes.
          if (transactions === 6) throw new Error('The process died.');
          return db.transaction(work);
        };
      },
    });
    const { mailer, settings } = platform;
    const dyingJob = userTaskJob({ database: dying, mailer, settings, clock: () => platform.now });
    await expect(dyingJob.run({ taskId: id })).rejects.toThrow('The process died.');
    expect(await get(id)).toMatchObject({ status: 'Running', done: 10, changed: 10 });
    expect(addressesMailed()).toHaveLength(20);
    await job().run({ taskId: id });
    expect(await get(id)).toMatchObject({ status: 'Finished', done: 23, changed: 23, failed: 0 });
    expect(new Set(addressesMailed())).toEqual(new Set(GUESTS));
    expect(addressesMailed()).toHaveLength(33);
  });

  it('H3.29 stopped while mail is sent, keeps those results and invites nobody else', async () => {
    const { id } = await start(GUESTS);
    const { db: database, settings } = platform;
    const mailer = {
      send: async (mail: Parameters<typeof platform.mailer.send>[0]) => {
        await platform.mailer.send(mail);
        if (platform.mails.length === 10) await platform.ok(admin, 'stopUserTask', at(id));
      },
    };
    await userTaskJob({ database, mailer, settings, clock: () => platform.now }).run({ taskId: id });
    expect(await get(id)).toMatchObject({ status: 'Stopped', detail: null, done: 10, changed: 10 });
    expect(await membersAmong(GUESTS)).toHaveLength(10);
  });
});

describe('undoing a task that invited', () => {
  it('H3.30 withdraws those it has added, also without a mail', async () => {
    const { db: database, settings } = platform;
    const mailer = {
      send: (mail: Parameters<typeof platform.mailer.send>[0]) =>
        mail.to === GUESTS[4] ? Promise.reject(new Error('No such mailbox.')) : platform.mailer.send(mail),
    };
    const { id } = await start(GUESTS);
    await userTaskJob({ database, mailer, settings, clock: () => platform.now }).run({ taskId: id });
    expect(await get(id)).toMatchObject({ changed: 22, failed: 1 });
    expect(await membersAmong(GUESTS)).toHaveLength(23);
    const undone = await undo(id);
    expect(undone).toMatchObject({ kind: 'withdrawInvitation', undoOf: id, changed: 23, failed: 0 });
    expect(await membersAmong(GUESTS)).toEqual([]);
    expect(await get(id)).toMatchObject({ undoneBy: undone.id });
  });

  it('H3.30 keeps those who were invited before, again since, or have accepted', async () => {
    await platform.ok(admin, 'inviteUsers', {
      body: { subscriptionId, userEmails: ['before@task.test'], userGroupIds: [] },
    });
    const all = ['before@task.test', 'since@task.test', `${OUTSIDER}@demo.test`, 'gone@task.test'];
    const task = await invite(all);
    expect(task).toMatchObject({ done: 4, changed: 3, failed: 0 });
    await platform.ok(admin, 'inviteUsers', {
      body: { subscriptionId, userEmails: ['since@task.test'], userGroupIds: [] },
    });
    await platform.ok(OUTSIDER, 'acceptInvitation', { params: { subscriptionId } });
    const undone = await undo(task.id);
    expect(undone).toMatchObject({ done: 3, changed: 1, failed: 0 });
    expect((await membersAmong(all)).map(({ email }) => email).sort()).toEqual(all.slice(0, 3).sort());
    const reasons = (await resultsOf(undone.id)).map(({ reason }) => reason);
    expect(reasons).toEqual([CHANGED_SINCE, CHANGED_SINCE, null]);
  });

  it('H3.30 is refused for a task that only sent invitations again', async () => {
    await invite(['again@task.test']);
    const task = await invite(['again@task.test']);
    await platform.refused(admin, 'undoUserTask', 409, at(task.id));
  });
});
