import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoUserId, SUBSCRIPTIONS } from '@/demo';
import type { Database } from '../../platform/database';
import { memberships } from '../../platform/database/schema';
import type { Schemas } from '../../platform/management/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { plainMembers } from './support/plainMembers';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const [admin, otherAdmin] = ['subscription.admin', 'full.access'] as const;
const subscriptionId = SUBSCRIPTIONS.aurora;
/** Users of one batch. */
const BATCH = 50;
const NOBODY = Array.from(
  { length: BATCH },
  (_, index) => `00000000-0000-4000-8000-${100_000_000_000 + index}`,
);

/** Active members without a subscription role, the same in all tests, and active before each. */
let people: readonly string[];
/** Runs after a batch of a task was committed, before the next one begins. */
let afterBatch = (): Promise<unknown> => Promise.resolve();

/** The database of the queue, with a pause after each transaction. */
const pausing = (db: Database): Database =>
  new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return async (...given: Parameters<Database['transaction']>) => {
        const result = await target.transaction(...given);
        await afterBatch();
        return result;
      };
    },
  });

let endThreads = () => Promise.resolve();
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: pausing(platform.db),
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  people = await plainMembers(platform.db, subscriptionId);
});
beforeEach(async () => {
  afterBatch = () => Promise.resolve();
  await platform.db
    .update(memberships)
    .set({ status: 'Active' })
    .where(and(eq(memberships.subscriptionId, subscriptionId), inArray(memberships.userId, [...people])));
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const at = (taskId: string) => ({ params: { subscriptionId, taskId } });
const start = (account: string, userIds: readonly string[]) =>
  platform.ok(account, 'startUserTask', {
    params: { subscriptionId },
    body: { kind: 'deactivate', userIds },
  });

/** Returns an ended task. */
async function ended(account: string, taskId: string): Promise<Schemas['UserTask']> {
  const get = () => platform.ok(account, 'getUserTask', at(taskId));
  await expect.poll(async () => (await get()).endedAt, { timeout: 60_000 }).not.toBeNull();
  return get();
}

const resultsOf = (account: string, taskId: string) =>
  platform.ok(account, 'listUserTaskResults', at(taskId));

async function statusesOf(userIds: readonly string[]) {
  const users = await platform.ok(admin, 'listSubscriptionUsers', { params: { subscriptionId } });
  return userIds.map((id) => users.find((user) => user.id === id)?.status);
}

describe('a task on many users in the threads of a platform that runs', () => {
  it('H3.15 deactivates all users of one call, with a result for each, and undo restores the changed ones', async () => {
    const [before = '', ...others] = people.slice(0, 8);
    await platform.ok(admin, 'deactivateUser', { params: { subscriptionId, userId: before } });
    const own = demoUserId(`${admin}@demo.test`);
    const { id } = await start(admin, [before, own, ...others]);
    expect(await ended(admin, id)).toMatchObject({
      status: 'Finished',
      total: 9,
      done: 9,
      changed: 7,
      failed: 1,
    });
    expect(await resultsOf(admin, id)).toEqual([
      { userId: before, address: null, outcome: 'unchanged', reason: null },
      { userId: own, address: null, outcome: 'failed', reason: expect.any(String) as string },
      ...others.map((userId) => ({ userId, address: null, outcome: 'changed', reason: null })),
    ]);
    expect(new Set(await statusesOf([before, ...others]))).toEqual(new Set(['Inactive']));

    const undo = await platform.ok(admin, 'undoUserTask', at(id));
    expect(await ended(admin, undo.id)).toMatchObject({ status: 'Finished', kind: 'activate', changed: 7 });
    expect(await resultsOf(admin, undo.id)).toEqual(
      others.map((userId) => ({ userId, address: null, outcome: 'changed', reason: null })),
    );
    expect(await statusesOf([before, ...others])).toEqual(['Inactive', ...others.map(() => 'Active')]);
  });

  it('H3.15 changes each user once when two administrators deactivate them at the same time', async () => {
    const [first, second] = [people.slice(0, 6), people.slice(3, 9)];
    const one = await start(admin, first);
    const other = await start(otherAdmin, second);
    const tasks = [await ended(admin, one.id), await ended(otherAdmin, other.id)];
    expect(tasks.map(({ done, failed }) => ({ done, failed }))).toEqual(
      Array(2).fill({ done: 6, failed: 0 }),
    );
    const results = [await resultsOf(admin, one.id), await resultsOf(otherAdmin, other.id)];
    const [changed = [], changedByOther = []] = results.map((each) =>
      each.filter(({ outcome }) => outcome === 'changed').map(({ userId }) => userId),
    );
    const all = people.slice(0, 9);
    expect([...changed, ...changedByOther].sort()).toEqual([...all].sort());

    const undo = await platform.ok(otherAdmin, 'undoUserTask', at(other.id));
    expect(await ended(otherAdmin, undo.id)).toMatchObject({ changed: changedByOther.length });
    expect(await statusesOf(all)).toEqual(
      all.map((userId) => (changed.includes(userId) ? 'Inactive' : 'Active')),
    );
  });

  it('H3.16 ends after the batch at hand when it is stopped while it runs, and lists the users it has reached', async () => {
    const [reached, unreached] = [people.slice(0, 5), people.slice(5, 10)];
    const first = [...reached, ...NOBODY.slice(reached.length)];
    let go = (): void => undefined;
    const isStopped = new Promise<void>((resolve) => (go = resolve));
    afterBatch = () => isStopped;
    const { id } = await start(admin, [...first, ...unreached]);
    await expect
      .poll(() => platform.ok(admin, 'getUserTask', at(id)), { timeout: 60_000 })
      .toMatchObject({ status: 'Running', done: BATCH });
    await platform.ok(otherAdmin, 'stopUserTask', at(id));
    go();
    // A task of the same customer begins only when the stopped one has left its place.
    const [last = ''] = unreached.slice(-1);
    const next = await start(admin, [last]);
    expect(await ended(admin, next.id)).toMatchObject({ status: 'Finished', changed: 1 });
    expect(await ended(admin, id)).toMatchObject({ status: 'Stopped', total: 55, done: BATCH, changed: 5 });
    expect((await resultsOf(admin, id)).map(({ userId }) => userId)).toEqual(first);
    const inactive = reached.map(() => 'Inactive');
    const active = reached.map(() => 'Active');
    expect(await statusesOf([...reached, ...unreached])).toEqual([
      ...inactive,
      ...active.slice(1),
      'Inactive',
    ]);

    const undo = await platform.ok(admin, 'undoUserTask', at(id));
    expect(await ended(admin, undo.id)).toMatchObject({ status: 'Finished', total: 5, changed: 5 });
    expect(await statusesOf([...reached, ...unreached])).toEqual([...active, ...active.slice(1), 'Inactive']);
  });
});
