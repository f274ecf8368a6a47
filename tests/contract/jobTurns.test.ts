import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database';
import { openJobs, type Jobs } from '../../platform/jobs';
import { openSeededDatabase } from './support/seededDatabase';

const TIMES = { poll: 50, beat: 60_000, expire: 60_000, tidy: 60_000 };

let db: Database;
let close: () => Promise<void>;
const errors: unknown[] = [];
const opened: Jobs[] = [];

const openProcess = async (): Promise<Jobs> => {
  const jobs = await openJobs(db, { times: TIMES, onError: (error) => void errors.push(error) });
  opened.push(jobs);
  return jobs;
};

/** Counts jobs as new as the database's clock, which ticks in milliseconds: they are not due, and have no order. */
const countNew = async () => {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from pgboss.job where state = 'created' and start_after >= now()`,
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count;
};

/** Queues a job named after its caller and a number, such as `a1#3` of caller a1 of customer a. */
const queue = async (jobs: Jobs, name: string, priority = 0) => {
  const caller = name.split('#')[0] ?? '';
  await jobs.send('output', { taskId: name }, { priority, share: { customer: caller.charAt(0), caller } });
  await expect.poll(countNew, { interval: 1 }).toBe(0);
};

/** Runs jobs one after the other, each until the test ends it. */
function workUntilEnded(jobs: Jobs, places: { places: number; placesPerCustomer: number }) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  jobs.work('output', {
    ...places,
    run: ({ taskId }) => {
      begun.push(taskId);
      return new Promise<void>((end) => ends.set(taskId, end));
    },
  });
  const end = (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
  };
  return { begun, end, open: () => [...ends.keys()] };
}

beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(0)));
  await db.execute(sql`truncate pgboss.job`);
  expect(errors).toEqual([]);
});
afterAll(() => close());

describe('the queue of jobs', () => {
  it('H4.07 runs jobs of customers in turn, and of a customer’s callers in turn', async () => {
    const jobs = await openProcess();
    for (const name of ['a1#1', 'a1#2', 'a1#3', 'a2#1', 'b1#1', 'b1#2']) await queue(jobs, name);
    const done: string[] = [];
    jobs.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(() => done).toEqual(['a1#1', 'b1#1', 'a2#1', 'b1#2', 'a1#2', 'a1#3']);
  });

  it('H4.07 serves a late customer before the backlog of another', async () => {
    const jobs = await openProcess();
    for (let number = 1; number <= 30; number += 1) await queue(jobs, `a1#${number}`);
    const { begun, end } = workUntilEnded(jobs, { places: 1, placesPerCustomer: 1 });
    await expect.poll(() => begun).toEqual(['a1#1']);
    await queue(jobs, 'b1#1');
    end('a1#1');
    await expect.poll(() => begun).toEqual(['a1#1', 'b1#1']);
    end('b1#1');
    await expect.poll(() => begun).toEqual(['a1#1', 'b1#1', 'a1#2']);
    end('a1#2');
  });

  it('H4.07 runs an urgent job of a customer first', async () => {
    const jobs = await openProcess();
    await queue(jobs, 'a1#1');
    await queue(jobs, 'b1#1');
    await queue(jobs, 'a1#2', 5);
    const done: string[] = [];
    jobs.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(() => done).toEqual(['a1#2', 'b1#1', 'a1#1']);
  });

  it('H4.08 keeps a place free for others while one customer has many jobs', async () => {
    const jobs = await openProcess();
    for (const name of ['a1#1', 'a1#2', 'a2#1']) await queue(jobs, name);
    const { begun, end, open } = workUntilEnded(jobs, { places: 2, placesPerCustomer: 1 });
    await expect.poll(() => begun).toEqual(['a1#1']);
    await queue(jobs, 'b1#1');
    await expect.poll(() => begun).toEqual(['a1#1', 'b1#1']);
    end('a1#1');
    await expect.poll(() => begun).toEqual(['a1#1', 'b1#1', 'a2#1']);
    end('b1#1');
    end('a2#1');
    await expect.poll(() => begun).toEqual(['a1#1', 'b1#1', 'a2#1', 'a1#2']);
    for (const name of open()) end(name);
  });

  it('H4.07 counts jobs that other processes run', async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    for (const name of ['a1#1', 'a1#2', 'a1#3']) await queue(one, name);
    const first = workUntilEnded(one, { places: 1, placesPerCustomer: 1 });
    await expect.poll(() => first.begun).toEqual(['a1#1']);
    await queue(one, 'b1#1');
    const second = workUntilEnded(other, { places: 1, placesPerCustomer: 1 });
    await expect.poll(() => second.begun).toEqual(['b1#1']);
    first.end('a1#1');
    second.end('b1#1');
    await expect.poll(() => [...first.begun, ...second.begun].length).toBe(4);
    for (const { open, end } of [first, second]) open().forEach(end);
  });
});
