import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import { CHANGED_SINCE, NO_MEMBER, USER_TASK_GIVEN_UP } from '@/domain/user';
import { activityEntries, memberships } from '../../platform/database/schema';
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

const job = (batch?: number) =>
  userTaskJob({ database: platform.db, clock: () => platform.now, ...(batch && { batch }) });

const start = (kind: Schemas['UserTaskKind'], userIds: readonly string[]) =>
  platform.ok(admin, 'startUserTask', { params: { subscriptionId }, body: { kind, userIds } });
const at = (taskId: string) => ({ params: { subscriptionId, taskId } });
const get = (taskId: string) => platform.ok(admin, 'getUserTask', at(taskId));
const resultsOf = (taskId: string) => platform.ok(admin, 'listUserTaskResults', at(taskId));

/** Starts a task and works on it to its end. */
async function run(kind: Schemas['UserTaskKind'], userIds: readonly string[]) {
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

/** Stands for the end of a process in the middle of a batch. */
class Killed extends Error {}

beforeEach(async () => {
  people = (await plainMembers(platform.db, subscriptionId)).slice(0, 7);
});

describe('a task on many users', () => {
  it('H3.10 deactivates everybody of one call in a task, in batches, with a record of each change', async () => {
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

  it('H3.10 takes 10,000 users, and refuses more', async () => {
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

  it('H3.10 goes on after the last committed batch when its process was killed', async () => {
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
    const dyingJob = userTaskJob({ database: dying, clock: () => NOW, batch: 3 });
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
      { userId: first, outcome: 'unchanged', reason: null },
      { userId: idOf(admin), outcome: 'failed', reason: detail },
      { userId: nobody, outcome: 'failed', reason: NO_MEMBER },
      { userId: people[1], outcome: 'changed', reason: null },
      { userId: people[2], outcome: 'changed', reason: null },
    ]);
    const failed = await platform.call(admin, 'listUserTaskResults', {
      ...at(task.id),
      query: { outcome: 'failed', limit: 1 },
    });
    expect(failed.headers['x-total-count']).toBe('2');
    expect(JSON.parse(failed.text)).toHaveLength(1);
  });

  it('H3.11 leaves the last active subscription admin, whoever is deactivated with them', async () => {
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

  it('H3.11 stops with the reason when the person who started it may not do this any more', async () => {
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

  it('H3.11 says so when the platform gives the task up', async () => {
    const { id } = await start('deactivate', people);
    await job().giveUp?.({ taskId: id }, 'The worker has died.');
    expect(await get(id)).toMatchObject({ status: 'Stopped', detail: USER_TASK_GIVEN_UP });
  });
});

describe('stopping a task', () => {
  it('H3.12 leaves the users it has not reached, and can be done once', async () => {
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
    await userTaskJob({ database: stopping, clock: () => NOW, batch: 3 }).run({ taskId: id });
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

  it('H3.13 leaves users who were changed again since, even back to the same status', async () => {
    const task = await run('deactivate', people);
    const [again = ''] = people;
    await platform.ok(admin, 'activateUser', { params: { subscriptionId, userId: again } });
    await platform.ok(admin, 'deactivateUser', { params: { subscriptionId, userId: again } });
    const undone = await undo(task.id);
    expect(await statusesOf(people)).toEqual(['Inactive', ...people.slice(1).map(() => 'Active')]);
    expect((await resultsOf(undone.id))[0]).toEqual({
      userId: again,
      outcome: 'unchanged',
      reason: CHANGED_SINCE,
    });
  });

  it('H3.13 can be done once, after the end, and not of an undo', async () => {
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

  it('H3.13 deactivates again whom a task has activated', async () => {
    await run('deactivate', people.slice(0, 2));
    const task = await run('activate', people);
    expect(task).toMatchObject({ changed: 2, done: 7 });
    expect(await undo(task.id)).toMatchObject({ kind: 'deactivate', changed: 2 });
    expect((await statusesOf(people)).filter((status) => status === 'Inactive')).toHaveLength(2);
  });
});
