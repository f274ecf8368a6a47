import type PgBoss from 'pg-boss';
import type { Database } from '../database';
import { giveTurn } from './giveTurn';
import type { QueuedJob } from './jobList';

/** A job as it comes out of the queue, with what its last try said. */
export type TakenJob = PgBoss.JobWithMetadata;

/** Takes the jobs of a queue, so many at a time. */
export interface Taker {
  /** Looks for a job now, or as soon as a place is free. */
  look(): void;
  /** Takes no more. @returns what ends when those running have. */
  stop(): Promise<void>;
}

/** What is done with jobs, and how they are looked for. */
export interface TakeOptions {
  /** Works on one job; does not reject. */
  work(job: TakenJob): Promise<void>;
  /** How many are worked on at once. */
  places: number;
  /** How many of one customer are worked on at once. */
  placesPerCustomer: number;
  /** How often to look without being told, in milliseconds. */
  milliseconds: number;
  /** Whether no job is to be taken now. */
  isClosed(): boolean;
}

/**
 * Takes jobs of the queue `name`, the most urgent first, of customers and callers in turn. pg-boss's own `work` is not used: it
 * waits for no answer when it completes a job, so a database that goes away ends the process.
 */
export function takeJobs(
  boss: PgBoss,
  db: Database,
  name: string,
  { work, places, placesPerCustomer, milliseconds, isClosed }: TakeOptions,
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
  /** Customers who have as many jobs running here as they may. */
  const passedOver = (): string[] => {
    const counts = new Map<string, number>();
    for (const customer of running.values())
      if (customer !== undefined) counts.set(customer, (counts.get(customer) ?? 0) + 1);
    return [...counts].flatMap(([customer, count]) => (count >= placesPerCustomer ? [customer] : []));
  };
  /** Takes the job whose turn it is. @returns whether there was one */
  const takeNext = async (): Promise<boolean> => {
    if (!(await giveTurn(db, name, passedOver()))) return false;
    const taken = await boss.fetch<object>(name, { includeMetadata: true });
    taken.forEach(begin);
    return taken.length > 0;
  };
  const fill = async () => {
    while (isCalled && !isStopped) {
      isCalled = false;
      // What can't be fetched now is there the next time.
      while (!isStopped && !isClosed() && running.size < places && (await takeNext()));
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
