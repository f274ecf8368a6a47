import type PgBoss from 'pg-boss';

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
  /** How often to look without being told, in milliseconds. */
  milliseconds: number;
}

/**
 * Takes jobs of the queue `name`, the most urgent first. pg-boss's own `work` is not used: it waits for no answer when
 * it completes a job, so a database that goes away ends the process.
 */
export function takeJobs(boss: PgBoss, name: string, { work, places, milliseconds }: TakeOptions): Taker {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let isCalled = false;
  let looking: Promise<void> | undefined;

  const begin = (job: TakenJob) => {
    const done = work(job).then(() => {
      running.delete(done);
      look();
    });
    running.add(done);
  };
  const fill = async () => {
    while (isCalled && !isStopped) {
      isCalled = false;
      const free = places - running.size;
      // What can't be fetched now is there the next time.
      if (free > 0)
        (await boss.fetch<object>(name, { batchSize: free, includeMetadata: true })).forEach(begin);
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
      await Promise.all(running);
    },
  };
}
