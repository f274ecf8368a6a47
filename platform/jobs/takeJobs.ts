import type PgBoss from 'pg-boss';
import type { Database } from '../database';
import { giveTurn } from './giveTurn';
import type { QueuedJob } from './jobList';

/** A job taken from the queue, with the output of its last attempt. */
export type TakenJob = PgBoss.JobWithMetadata;

/** Takes the jobs of a queue, so many at a time. */
export interface Taker {
  /** Looks for a job now, or as soon as a place is free. */
  look(): void;
  /** Takes no more. @returns a promise that resolves when running jobs have ended */
  stop(): Promise<void>;
}

/** How jobs are taken and run. */
export interface TakeOptions {
  /** Runs one job; does not reject. */
  work(job: TakenJob): Promise<void>;
  /** Most jobs run at once. */
  places: number;
  /** Most jobs of one customer run at once. */
  placesPerCustomer: number;
  /** Interval of checks without a notice, in milliseconds. */
  milliseconds: number;
  /** Whether no job may be taken now. */
  isClosed(): boolean;
  /** Receives the errors of checks. */
  onError(error: unknown): void;
}

/**
 * Takes jobs of the queue `name`, the most urgent first, of customers and callers in turn. Does not use pg-boss's own
 * `work`: it completes jobs without awaiting the result, so a database failure would end the process.
 */
export function takeJobs(
  boss: PgBoss,
  db: Database,
  name: string,
  { work, places, placesPerCustomer, milliseconds, isClosed, onError }: TakeOptions,
): Taker {
  const running = new Map<Promise<void>, string | undefined>();
  let isStopped = false;
  let isCalled = false;
  let looking: Promise<void> | undefined;

  const begin = (job: TakenJob) => {
    const done = work(job).then(() => {
      running.delete(done);
      look();
    });
    running.set(done, (job.data as QueuedJob).share?.customer);
  };
  /** Customers with as many running jobs here as allowed. */
  const passedOver = (): string[] => {
    const counts = new Map<string, number>();
    for (const customer of running.values())
      if (customer !== undefined) counts.set(customer, (counts.get(customer) ?? 0) + 1);
    return [...counts].flatMap(([customer, count]) => (count >= placesPerCustomer ? [customer] : []));
  };
  /** Takes the next job. @returns whether there was one */
  const takeNext = async (): Promise<boolean> => {
    if (!(await giveTurn(db, name, passedOver()))) return false;
    const taken = await boss.fetch<object>(name, { includeMetadata: true });
    taken.forEach(begin);
    return taken.length > 0;
  };
  const fill = async () => {
    while (isCalled && !isStopped) {
      isCalled = false;
      try {
        while (!isStopped && !isClosed() && running.size < places && (await takeNext()));
      } catch (error) {
        // The next check takes what could not be taken now, for instance while the database is unreachable.
        onError(error);
      }
    }
  };
  const look = () => {
    isCalled = true;
    looking ??= fill().finally(() => {
      looking = undefined;
      if (isCalled && !isStopped) look();
    });
  };
  const poll = setInterval(look, milliseconds).unref();
  look();

  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      await looking;
      await Promise.all(running.keys());
    },
  };
}
