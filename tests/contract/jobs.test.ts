import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { openJobs, type Jobs } from '../../platform/jobs';
import type { Database } from '../../platform/database';
import { openSeededDatabase } from './support/seededDatabase';

/** Frequent enough that no test waits for unrelated maintenance. */
const TIMES = { poll: 50, beat: 60_000, expire: 50, tidy: 60_000 };

let db: Database;
let close: () => Promise<void>;
let errors: unknown[];
const opened: Jobs[] = [];

/** Opens the queue as in one process. */
const openProcess = async (times: Partial<typeof TIMES> = {}): Promise<Jobs> => {
  const jobs = await openJobs(db, {
    times: { ...TIMES, ...times },
    onError: (error) => void errors.push(error),
  });
  opened.push(jobs);
  return jobs;
};

/** The data of one job. */
const task = (taskId: string) => ({ taskId });

/** Creates a promise with its resolver. */
function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
}

/** Makes every waiting retry due. */
const skipPauses = () => db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

/** Lets the heartbeat of running jobs expire. The next attempt has its whole time again. */
const passSilence = () =>
  db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);

/** The same for the jobs of one kind. */
const passSilenceOf = (name: string) =>
  db.execute(
    sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active' and name = ${name}`,
  );

beforeAll(async () => {
  ({ db, close } = await openSeededDatabase());
});
beforeEach(() => {
  errors = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop(0)));
  await db.execute(sql`truncate pgboss.job`);
});
afterAll(() => close());

describe('the queue of jobs', () => {
  it('runs a job in a process that handles its kind, even when another process sent it', async () => {
    const [sender, worker] = [await openProcess(), await openProcess()];
    const done: string[] = [];
    sender.work('output', { run: async ({ taskId }) => void done.push(`here ${taskId}`) });
    worker.work('outputBatch', { run: async ({ taskId }) => void done.push(`there ${taskId}`) });
    await sender.send('output', task('one'));
    await sender.send('outputBatch', task('two'));
    await expect.poll(() => done.toSorted()).toEqual(['here one', 'there two']);
    expect(errors).toEqual([]);
  });

  it('is created once when several processes start on a new database', async () => {
    await db.execute(sql`drop schema pgboss cascade`);
    const processes = await Promise.all([openProcess(), openProcess(), openProcess(), openProcess()]);
    const done: string[] = [];
    processes[3]?.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await processes[0]?.send('output', task('one'));
    await expect.poll(() => done).toEqual(['one']);
    expect(errors).toEqual([]);
  });

  it('retries a failing job and gives it up with the reason of the last attempt', async () => {
    const jobs = await openProcess();
    let tries = 0;
    const givenUp: unknown[] = [];
    jobs.work('output', {
      run: async () => {
        tries += 1;
        throw new Error(`Try ${tries} has failed.`);
      },
      giveUp: async (data, reason) => void givenUp.push([data, reason]),
    });
    const id = await jobs.send('output', task('one'));
    await expect
      .poll(async () => (await skipPauses(), givenUp))
      .toEqual([[task('one'), 'Try 3 has failed.']]);
    expect(await jobs.deadLetters()).toEqual([
      { id, name: 'output', data: task('one'), reason: 'Try 3 has failed.', tries: 3 },
    ]);
    expect(tries).toBe(3);
  });

  it('waits longer before each further try', async () => {
    const jobs = await openProcess();
    jobs.work('output', { run: () => Promise.reject(new Error('No.')) });
    await jobs.send('output', task('one'));
    const pause = async (retries: number) => {
      const rows = (await db.execute(
        sql`select extract(epoch from start_after - now()) as pause from pgboss.job where name = 'output' and state = 'retry' and retry_count = ${retries}`,
      )) as unknown as { rows: { pause: string }[] };
      return Number(rows.rows[0]?.pause ?? 0);
    };
    await expect.poll(() => pause(0)).toBeGreaterThan(0);
    expect(await pause(0)).toBeLessThanOrEqual(2);
    await skipPauses();
    await expect.poll(() => pause(1)).toBeGreaterThan(1);
  });

  it('runs urgent jobs first, then older ones', async () => {
    const jobs = await openProcess();
    const done: string[] = [];
    await jobs.send('output', task('first'));
    await jobs.send('output', task('second'));
    await jobs.send('output', task('urgent'), { priority: 5 });
    jobs.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(() => done).toEqual(['urgent', 'first', 'second']);
  });

  it('runs a job that was sent while all places were taken', async () => {
    const jobs = await openProcess();
    const first = held();
    const begun = held();
    const done: string[] = [];
    jobs.work('output', {
      run: async ({ taskId }) => {
        begun.release();
        await first.promise;
        done.push(taskId);
      },
    });
    await jobs.send('output', task('first'));
    await begun.promise;
    await jobs.send('output', task('second'));
    first.release();
    await expect.poll(() => done).toEqual(['first', 'second']);
  });

  it('queues one job per key', async () => {
    const jobs = await openProcess();
    expect(await jobs.send('output', task('one'), { singletonKey: 'a' })).toBeTypeOf('string');
    expect(await jobs.send('output', task('one'), { singletonKey: 'a' })).toBeUndefined();
    expect(await jobs.send('output', task('one'), { singletonKey: 'b' })).toBeTypeOf('string');
  });

  it('sends a job with a transaction, or not at all', async () => {
    const jobs = await openProcess();
    const undone = db.transaction(async (transaction) => {
      await jobs.send('output', task('undone'), { transaction });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await db.transaction(async (transaction) => {
      await jobs.send('output', task('kept'), { transaction });
    });
    const done: string[] = [];
    jobs.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(() => done).toEqual(['kept']);
  });

  it('S12.46 moves the job of a dead process to another one', async () => {
    const dying = await openProcess({ expire: 60_000 });
    const silent = held();
    const begun = held();
    dying.work('output', { run: () => (begun.release(), silent.promise) });
    await dying.send('output', task('one'));
    await begun.promise;

    const other = await openProcess();
    const done: string[] = [];
    other.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await passSilence();
    await expect.poll(async () => (await skipPauses(), done)).toEqual(['one']);
    silent.release();
  });

  it('leaves a job to a process that shows that it lives', async () => {
    const working = await openProcess({ beat: 20, expire: 60_000 });
    const long = held();
    working.work('output', { run: () => long.promise });
    await working.send('output', task('one'));
    const left = async () => {
      const found = (await db.execute(
        sql`select extract(epoch from started_on + expire_in - now()) as left from pgboss.job where state = 'active'`,
      )) as unknown as { rows: { left: string }[] };
      return Number(found.rows[0]?.left ?? 0);
    };
    await expect.poll(left).toBeGreaterThan(0);
    await passSilence();
    await expect.poll(left).toBeGreaterThan(20);
    long.release();
  });

  it('H2.09 gives up a job after it ended two processes, with the reason', async () => {
    const never = held();
    let begun = 0;
    const reasons: string[] = [];
    const giveUp = async (_data: unknown, reason: string) => void reasons.push(reason);
    /** A process that never ends its job. It shares the test's event loop, so it may also report the given-up job. */
    const dieOver = async () => {
      const jobs = await openProcess({ expire: 60_000 });
      jobs.work('output', { run: () => ((begun += 1), never.promise), giveUp });
      return jobs;
    };
    const supervisor = await openProcess();
    await supervisor.send('output', task('one'));
    supervisor.work('outputBatch', { run: async () => {} });
    for (const times of [1, 2]) {
      await dieOver();
      await expect.poll(async () => (await skipPauses(), begun)).toBe(times);
      await passSilence();
    }
    supervisor.work('output', { run: async () => void (begun += 1), giveUp });
    await expect
      .poll(async () => (await skipPauses(), reasons))
      .toEqual(['It ended the process that worked on it, twice.']);
    expect(await supervisor.deadLetters()).toMatchObject([
      { data: task('one'), reason: 'It ended the process that worked on it, twice.' },
    ]);
    // The check for silent jobs may record the failure before the process that gives the job up.
    await db.execute(sql`update pgboss.job set output = '{"value":{}}'::jsonb where state = 'failed'`);
    expect(await supervisor.deadLetters()).toMatchObject([
      { reason: 'It ended the process that worked on it, twice.' },
    ]);
    expect(begun).toBe(2);
    never.release();
  });

  it('reports a given-up job only in a process that handles its kind', async () => {
    const other = await openProcess();
    other.work('outputBatch', { run: async () => {} });
    const letter = JSON.stringify({ name: 'output', data: task('one') });
    await db.execute(sql`insert into pgboss.job (name, data) values ('givenUp', ${letter}::jsonb)`);
    const states = async () => {
      const found = (await db.execute(
        sql`select state from pgboss.job where name = 'givenUp'`,
      )) as unknown as { rows: { state: string }[] };
      return found.rows.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(['retry']);
    await other.stop(0);

    const told: unknown[] = [];
    const worker = await openProcess();
    worker.work('output', { run: async () => {}, giveUp: async (data) => void told.push(data) });
    await expect.poll(async () => (await skipPauses(), told)).toEqual([task('one')]);
    expect(errors).toEqual([]);
  });

  it('H2.09 runs nothing beside the second attempt of such a job', async () => {
    const dead = await openProcess({ expire: 60_000 });
    const never = held();
    const begun = held();
    dead.work('output', { run: () => (begun.release(), never.promise) });
    await dead.send('output', task('suspect'));
    await begun.promise;

    const order: string[] = [];
    const [batch, suspect] = [held(), held()];
    const other = await openProcess();
    other.work('outputBatch', {
      run: async ({ taskId }) => {
        order.push(`begins ${taskId}`);
        if (taskId === 'before') await batch.promise;
        order.push(`ends ${taskId}`);
      },
    });
    await other.send('outputBatch', task('before'));
    await expect.poll(() => order).toEqual(['begins before']);
    other.work('output', {
      run: async ({ taskId }) => {
        order.push(`begins ${taskId}`);
        await suspect.promise;
        order.push(`ends ${taskId}`);
      },
    });
    await passSilenceOf('output');
    const active = async () => {
      await skipPauses();
      const { rows } = (await db.execute(
        sql`select 1 from pgboss.job where state = 'active' and name = 'output' and retry_count = 1`,
      )) as unknown as { rows: unknown[] };
      return rows.length;
    };
    await expect.poll(active).toBe(1);
    await other.send('outputBatch', task('after'));
    expect(order).toEqual(['begins before']);
    batch.release();
    await expect.poll(() => order).toEqual(['begins before', 'ends before', 'begins suspect']);
    suspect.release();
    await expect.poll(() => order.slice(3)).toEqual(['ends suspect', 'begins after', 'ends after']);
    never.release();
  });

  it('H2.09 counts no attempt when a process is stopped', async () => {
    for (const time of [1, 2, 3, 4]) {
      const stopping = await openProcess();
      const [never, begun] = [held(), held()];
      stopping.work('output', { run: () => (begun.release(), never.promise) });
      if (time === 1) await stopping.send('output', task('one'));
      await begun.promise;
      await stopping.stop(0);
      never.release();
    }
    const other = await openProcess();
    const done: string[] = [];
    other.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(() => done).toEqual(['one']);
    expect(await other.deadLetters()).toEqual([]);
  });

  it('waits for the running job when it stops, and starts no other', async () => {
    const jobs = await openProcess();
    const work = held();
    const begun = held();
    const done: string[] = [];
    jobs.work('output', {
      run: async ({ taskId }) => {
        begun.release();
        await work.promise;
        done.push(taskId);
      },
    });
    await jobs.send('output', task('one'));
    await begun.promise;
    const stopped = jobs.stop(60_000);
    await jobs.send('output', task('two'));
    work.release();
    await stopped;
    expect(done).toEqual(['one']);
    const states = (await db.execute(
      sql`select state from pgboss.job where name = 'output' order by created_on`,
    )) as unknown as { rows: { state: string }[] };
    expect(states.rows.map(({ state }) => state)).toEqual(['completed', 'created']);
  });

  it('leaves unfinished jobs to other processes when it stops', async () => {
    const stopping = await openProcess();
    const never = held();
    const begun = held();
    stopping.work('output', { run: () => (begun.release(), never.promise) });
    await stopping.send('output', task('one'));
    await begun.promise;
    await stopping.stop(0);
    const other = await openProcess();
    const done: string[] = [];
    other.work('output', { run: async ({ taskId }) => void done.push(taskId) });
    await expect.poll(async () => (await skipPauses(), done)).toEqual(['one']);
    never.release();
  });
});
