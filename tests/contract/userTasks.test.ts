import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoGroupId, demoUserId, SUBSCRIPTIONS } from '@/demo';
import { CHANGED_SINCE, GROUP_GONE, NO_MEMBER, USER_TASK_GIVEN_UP } from '@/domain/users';
import { activityEntries, memberships, userGroupMembers } from '../../platform/database/schema';
import { userTaskJob } from '../../platform/management';
import type { Schemas } from '../../platform/management/operations';
import { plainMembers } from './support/plainMembers';
import { NOW, startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();

const admin = 'subscription.admin';
const subscriptionId = SUBSCRIPTIONS.aurora;
const idOf = (account: string) => demoUserId(`${account}@demo.test`);
/** Active members without a subscription role. */
let people: string[];

const tools = () => {
  const { db: database, mailer, settings } = platform;
  return { database, mailer, settings, clock: () => platform.now };
};
const job = (batch?: number) => userTaskJob({ ...tools(), ...(batch && { batch }) });

const start = (kind: Schemas['UserChangeKind'], userIds: readonly string[]) =>
  platform.ok(admin, 'startUserTask', { params: { subscriptionId }, body: { kind, userIds } });
const at = (taskId: string) => ({ params: { subscriptionId, taskId } });
const get = (taskId: string) => platform.ok(admin, 'getUserTask', at(taskId));
const resultsOf = (taskId: string) => platform.ok(admin, 'listUserTaskResults', at(taskId));

/** Starts a task and runs it to its end. */
async function run(kind: Schemas['UserChangeKind'], userIds: readonly string[]) {
  const { id } = await start(kind, userIds);
  await job().run({ taskId: id });
  return get(id);
}

async function undo(taskId: string) {
  const { id } = await platform.ok(admin, 'undoUserTask', at(taskId));
  await job().run({ taskId: id });
  return get(id);
}

async function statusesOf(userIds: readonly string[]) {
  const rows = await platform.db
    .select()
    .from(memberships)
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(memberships.userId, [...userIds])));
  return userIds.map((id) => rows.find(({ userId }) => userId === id)?.status);
}

const GROUP = demoGroupId('aurora', 'Reviewers');

/** Starts a task on the group and runs it to its end. */
async function runOnGroup(kind: 'addToGroup' | 'removeFromGroup', userIds: readonly string[]) {
  const { id } = await platform.ok(admin, 'startUserTask', {
    params: { subscriptionId },
    body: { kind, groupId: GROUP, userIds: [...userIds] },
  });
  await job().run({ taskId: id });
  return get(id);
}

async function membersOf(groupId: string) {
  const rows = await platform.db.select().from(userGroupMembers).where(eq(userGroupMembers.groupId, groupId));
  return new Set(rows.map(({ userId }) => userId));
}

/** Simulates the end of a process in the middle of a batch. */
class Killed extends Error {}

beforeEach(async () => {
  people = (await plainMembers(platform.db, subscriptionId)).slice(0, 7);
});

describe('a task on many users', () => {
  it('H3.10 deactivates all users of one call in batches and records each change', async () => {
    const task = await start('deactivate', people);
    expect(task).toMatchObject({ status: 'Waiting', total: 7, done: 0, endedAt: null, undoOf: null });
    await job(2).run({ taskId: task.id });
    const ended = { status: 'Finished', done: 7, changed: 7, failed: 0, endedAt: NOW.getTime() / 1000 };
    expect(await get(task.id)).toMatchObject(ended);
    expect(new Set(await statusesOf(people))).toEqual(new Set(['Inactive']));
    const entries = await platform.db
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.operation, 'deactivateUser'), inArray(activityEntries.objectId, people)));
    expect(entries.map(({ objectId }) => objectId).sort()).toEqual([...people].sort());
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([idOf(admin)]));
    expect(entries[0]?.changes).toEqual([
      expect.objectContaining({ field: 'status', before: 'Active', after: 'Inactive' }),
    ]);
  });

  it('H3.10 accepts 10,000 users, and refuses more', async () => {
    const many = Array.from(
      { length: 10_001 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    expect(await start('deactivate', many.slice(1))).toMatchObject({ total: 10_000 });
    await platform.refused(admin, 'startUserTask', 400, {
      params: { subscriptionId },
      body: { kind: 'deactivate', userIds: many },
    });
  });

  it('H3.10 continues after the last committed batch when its process was killed', async () => {
    const { id } = await start('deactivate', people);
    const { db } = platform;
    let batches = 0;
    const dying = new Proxy(db, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
        return (work: (transaction: typeof db) => Promise<unknown>) =>
          db.transaction(async (transaction) => {
            const result = await work(transaction);
            if (++batches === 2) throw new Killed();
            return result;
          });
      },
    });
    const dyingJob = userTaskJob({ ...tools(), database: dying, batch: 3 });
    await expect(dyingJob.run({ taskId: id })).rejects.toThrow(Killed);
    expect(await get(id)).toMatchObject({ status: 'Running', done: 3, changed: 3 });
    await job(3).run({ taskId: id });
    expect(await get(id)).toMatchObject({ status: 'Finished', done: 7, changed: 7 });
  });

  it('H3.10 lists the latest tasks of the caller, so that a reload finds them', async () => {
    const { id } = await start('deactivate', people);
    const mine = await platform.ok(admin, 'listUserTasks', { params: { subscriptionId } });
    expect(mine.map((task) => task.id)).toEqual([id]);
    expect(await platform.ok('full.access', 'listUserTasks', { params: { subscriptionId } })).toEqual([]);
  });

  it('H3.10 answers 429 when five tasks of the subscription have not ended', async () => {
    for (let count = 0; count < 5; count += 1) await start('deactivate', people);
    await platform.refused(admin, 'startUserTask', 429, {
      params: { subscriptionId },
      body: { kind: 'deactivate', userIds: people },
    });
  });
});

describe('the results of a task', () => {
  it('H3.11 names for each user the outcome, and the reason of the single call when it failed', async () => {
    const [first = ''] = people;
    const nobody = '00000000-0000-4000-8000-000000000000';
    await platform.ok(admin, 'deactivateUser', { params: { subscriptionId, userId: first } });
    const task = await run('deactivate', [first, idOf(admin), nobody, ...people.slice(1, 3)]);
    expect(task).toMatchObject({ done: 5, changed: 2, failed: 2 });
    const { detail } = await platform.refused(admin, 'deactivateUser', 409, {
      params: { subscriptionId, userId: idOf(admin) },
    });
    expect(await resultsOf(task.id)).toEqual([
      { userId: first, address: null, outcome: 'unchanged', reason: null },
      { userId: idOf(admin), address: null, outcome: 'failed', reason: detail },
      { userId: nobody, address: null, outcome: 'failed', reason: NO_MEMBER },
      { userId: people[1], address: null, outcome: 'changed', reason: null },
      { userId: people[2], address: null, outcome: 'changed', reason: null },
    ]);
    const failed = await platform.call(admin, 'listUserTaskResults', {
      ...at(task.id),
      query: { outcome: 'failed', limit: 1 },
    });
    expect(failed.headers['x-total-count']).toBe('2');
    expect(JSON.parse(failed.text)).toHaveLength(1);
  });

  it('H3.11 keeps the last active subscription admin among deactivated users', async () => {
    const admins = await platform.db
      .select()
      .from(memberships)
      .where(eq(memberships.subscriptionId, subscriptionId));
    const ids = admins.filter(({ roles }) => roles.includes('SA')).map(({ userId }) => userId);
    const { id } = await platform.ok('full.access', 'startUserTask', {
      params: { subscriptionId },
      body: { kind: 'deactivate', userIds: ids },
    });
    await job().run({ taskId: id });
    expect((await statusesOf(ids)).filter((status) => status === 'Active')).toHaveLength(1);
  });

  it('H3.11 stops with the reason when its author has lost the right', async () => {
    const { id } = await start('deactivate', people);
    await platform.db
      .update(memberships)
      .set({ roles: [] })
      .where(and(eq(memberships.subscriptionId, subscriptionId), eq(memberships.userId, idOf(admin))));
    await job().run({ taskId: id });
    const task = await platform.ok('full.access', 'getUserTask', at(id));
    expect(task).toMatchObject({ status: 'Stopped', done: 0 });
    expect(task.detail).toBeTruthy();
    expect(new Set(await statusesOf(people))).toEqual(new Set(['Active']));
  });

  it('H3.11 reports when the platform gives the task up', async () => {
    const { id } = await start('deactivate', people);
    await job().giveUp?.({ taskId: id }, 'The worker has died.');
    expect(await get(id)).toMatchObject({ status: 'Stopped', detail: USER_TASK_GIVEN_UP });
  });
});

describe('stopping a task', () => {
  it('H3.12 keeps the remaining users unchanged, and works once', async () => {
    const { id } = await start('deactivate', people);
    const stopping = new Proxy(platform.db, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
        return async (work: (transaction: typeof platform.db) => Promise<unknown>) => {
          const result = await platform.db.transaction(work);
          await platform.call(admin, 'stopUserTask', at(id));
          return result;
        };
      },
    });
    await userTaskJob({ ...tools(), database: stopping, batch: 3 }).run({ taskId: id });
    expect(await get(id)).toMatchObject({ status: 'Stopped', detail: null, done: 3, changed: 3 });
    expect((await statusesOf(people)).filter((status) => status === 'Inactive')).toHaveLength(3);
    await platform.refused(admin, 'stopUserTask', 409, at(id));
  });
});

describe('undoing a task', () => {
  it('H3.13 restores exactly the users it has changed', async () => {
    const [before = ''] = people;
    await platform.ok(admin, 'deactivateUser', { params: { subscriptionId, userId: before } });
    const task = await run('deactivate', people);
    const undone = await undo(task.id);
    expect(undone).toMatchObject({ kind: 'activate', undoOf: task.id, total: 6, changed: 6, failed: 0 });
    expect(await statusesOf(people)).toEqual(['Inactive', ...people.slice(1).map(() => 'Active')]);
    expect(await get(task.id)).toMatchObject({ undoneBy: undone.id });
  });

  it('H3.13 skips users who were changed again since, even back to the same status', async () => {
    const task = await run('deactivate', people);
    const [again = ''] = people;
    await platform.ok(admin, 'activateUser', { params: { subscriptionId, userId: again } });
    await platform.ok(admin, 'deactivateUser', { params: { subscriptionId, userId: again } });
    const undone = await undo(task.id);
    expect(await statusesOf(people)).toEqual(['Inactive', ...people.slice(1).map(() => 'Active')]);
    expect((await resultsOf(undone.id))[0]).toEqual({
      userId: again,
      address: null,
      outcome: 'unchanged',
      reason: CHANGED_SINCE,
    });
  });

  it('H3.13 works once, after the end, and not for an undo', async () => {
    const { id } = await start('deactivate', people);
    await platform.refused(admin, 'undoUserTask', 409, at(id));
    await job().run({ taskId: id });
    const undone = await undo(id);
    await platform.refused(admin, 'undoUserTask', 409, at(id));
    await platform.refused(admin, 'undoUserTask', 409, at(undone.id));
  });

  it('H3.13 restores the rest when an undo was stopped and is done again', async () => {
    const task = await run('deactivate', people);
    const first = await platform.ok(admin, 'undoUserTask', at(task.id));
    await platform.ok(admin, 'stopUserTask', at(first.id));
    expect(await undo(task.id)).toMatchObject({ changed: 7 });
    expect(new Set(await statusesOf(people))).toEqual(new Set(['Active']));
  });

  it('H3.13 deactivates the users a task has activated', async () => {
    await run('deactivate', people.slice(0, 2));
    const task = await run('activate', people);
    expect(task).toMatchObject({ changed: 2, done: 7 });
    expect(await undo(task.id)).toMatchObject({ kind: 'deactivate', changed: 2 });
    expect((await statusesOf(people)).filter((status) => status === 'Inactive')).toHaveLength(2);
  });
});

describe('a task on the members of a group', () => {
  beforeEach(async () => {
    await platform.db.delete(userGroupMembers).where(inArray(userGroupMembers.userId, people));
    await platform.db
      .update(memberships)
      .set({ isFederated: false })
      .where(inArray(memberships.userId, people));
  });

  it('H3.17 puts many into a group, records each change, and its undo restores the group', async () => {
    const [present = '', ...others] = people;
    await platform.ok(admin, 'addUsersToGroup', { params: { id: GROUP }, body: { userIds: [present] } });
    const before = await membersOf(GROUP);
    const task = await runOnGroup('addToGroup', people);
    expect(task).toMatchObject({ groupId: GROUP, status: 'Finished', done: 7, changed: 6, failed: 0 });
    expect(await membersOf(GROUP)).toEqual(new Set([...before, ...others]));
    const entries = await platform.db
      .select()
      .from(activityEntries)
      .where(
        and(eq(activityEntries.operation, 'addUserToGroups'), inArray(activityEntries.objectId, people)),
      );
    expect(entries.map(({ objectId }) => objectId).sort()).toEqual([...others].sort());
    expect(await undo(task.id)).toMatchObject({ kind: 'removeFromGroup', groupId: GROUP, changed: 6 });
    expect(await membersOf(GROUP)).toEqual(before);
  });

  it('H3.17 an undo skips users who left and rejoined since', async () => {
    const [again = ''] = people;
    const task = await runOnGroup('addToGroup', people);
    await platform.ok(admin, 'removeUserFromGroup', { params: { id: GROUP }, query: { userId: again } });
    await platform.ok(admin, 'addUsersToGroup', { params: { id: GROUP }, body: { userIds: [again] } });
    const undone = await undo(task.id);
    expect(undone).toMatchObject({ done: 7, changed: 6, failed: 0 });
    expect((await membersOf(GROUP)).has(again)).toBe(true);
    expect((await resultsOf(undone.id)).find(({ userId }) => userId === again)).toEqual({
      userId: again,
      address: null,
      outcome: 'unchanged',
      reason: CHANGED_SINCE,
    });
  });

  it('H3.17 removes many, and its undo adds the same ones again', async () => {
    const inside = people.slice(0, 3);
    await platform.ok(admin, 'addUsersToGroup', { params: { id: GROUP }, body: { userIds: inside } });
    const before = await membersOf(GROUP);
    const task = await runOnGroup('removeFromGroup', people);
    expect(task).toMatchObject({ done: 7, changed: 3 });
    expect([...(await membersOf(GROUP))].filter((id) => people.includes(id))).toEqual([]);
    expect(await undo(task.id)).toMatchObject({ kind: 'addToGroup', changed: 3 });
    expect(await membersOf(GROUP)).toEqual(before);
  });

  it('H3.17 lists federated users with the reason of the single call, and a deleted group', async () => {
    const [federated = '', other = ''] = people;
    await platform.db
      .update(memberships)
      .set({ isFederated: true })
      .where(and(eq(memberships.subscriptionId, subscriptionId), eq(memberships.userId, federated)));
    const task = await runOnGroup('addToGroup', [federated, other]);
    expect(task).toMatchObject({ changed: 1, failed: 1 });
    const { detail } = await platform.refused(admin, 'addUserToGroups', 409, {
      params: { subscriptionId, userId: federated },
      body: { userGroupIds: [GROUP] },
    });
    expect((await resultsOf(task.id))[0]).toEqual({
      userId: federated,
      address: null,
      outcome: 'failed',
      reason: detail,
    });
    await platform.ok(admin, 'deleteUserGroup', { params: { id: GROUP } });
    const undone = await undo(task.id);
    expect((await resultsOf(undone.id))[0]).toMatchObject({ outcome: 'failed', reason: GROUP_GONE });
  });

  it('H3.17 refuses a task without the group it needs, with one it does not, and with a foreign one', async () => {
    const refused = (body: Schemas['StartUserTask']) =>
      platform.refused(admin, 'startUserTask', 400, { params: { subscriptionId }, body });
    await refused({ kind: 'addToGroup', userIds: people });
    await refused({ kind: 'activate', groupId: GROUP, userIds: people });
    await refused({ kind: 'addToGroup', groupId: people[0] ?? '', userIds: people });
  });
});

describe('a task on invitations', () => {
  const environmentAdmin = 'environment.admin';
  const invite = async (by: string, emails: readonly string[], groupIds: readonly string[] = []) => {
    const { invitationResults } = await platform.ok(by, 'inviteUsers', {
      body: { subscriptionId, userEmails: [...emails], userGroupIds: [...groupIds] },
    });
    return invitationResults.map(({ userId }) => userId ?? '');
  };
  const withdraw = async (by: string, userIds: readonly string[]) => {
    const { id } = await platform.ok(by, 'startUserTask', {
      params: { subscriptionId },
      body: { kind: 'withdrawInvitation', userIds: [...userIds] },
    });
    await job().run({ taskId: id });
    return platform.ok(by, 'getUserTask', at(id));
  };

  it('H3.18 withdraws many, also missing ones, and can’t be undone', async () => {
    const invited = await invite(admin, ['one@invited.test', 'two@invited.test']);
    const [member = ''] = people;
    const nobody = '00000000-0000-4000-8000-000000000000';
    const task = await withdraw(admin, [...invited, nobody, member]);
    expect(task).toMatchObject({ status: 'Finished', done: 4, changed: 2, failed: 1 });
    expect(await statusesOf([...invited, member])).toEqual([undefined, undefined, 'Active']);
    await platform.refused(admin, 'undoUserTask', 409, at(task.id));
  });

  it('H3.18 lets environment admins withdraw only invitations within their environments', async () => {
    const [plain = '', grouped = ''] = [
      ...(await invite(environmentAdmin, ['three@invited.test'])),
      ...(await invite(admin, ['four@invited.test'], [GROUP])),
    ];
    const task = await withdraw(environmentAdmin, [plain, grouped]);
    expect(task).toMatchObject({ changed: 1, failed: 1 });
    expect(await statusesOf([plain, grouped])).toEqual([undefined, 'Pending']);
    await platform.refused(environmentAdmin, 'startUserTask', 403, {
      params: { subscriptionId },
      body: { kind: 'deactivate', userIds: people },
    });
  });

  it('H3.18 shows environment admins only their own tasks', async () => {
    const { id } = await start('deactivate', people);
    for (const operation of ['getUserTask', 'listUserTaskResults', 'stopUserTask', 'undoUserTask'] as const)
      await platform.refused(environmentAdmin, operation, 404, at(id));
    const own = await withdraw(environmentAdmin, await invite(environmentAdmin, ['five@invited.test']));
    const listed = await platform.ok(environmentAdmin, 'listUserTasks', { params: { subscriptionId } });
    expect(listed.map((task) => task.id)).toEqual([own.id]);
    expect(await platform.ok(admin, 'getUserTask', at(own.id))).toMatchObject({ changed: 1 });
  });
});
