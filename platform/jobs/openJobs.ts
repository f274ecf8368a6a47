import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Share } from '../shares';
import { readDeadLetters, type DeadLetter } from './deadLetters';
import { executeSql } from './executeSql';
import type { JobData, JobName } from './jobList';
import { openBoss } from './openBoss';
import { Workers, type JobHandler, type JobTimes } from './Workers';

/** How urgent a job is, and what it must not be sent twice for. */
export interface SendOptions {
  /** Higher ones are taken first; 0 unless said. */
  priority?: number;
  /** The customer and caller it is done for, who are served in turn. @default all without one take one turn */
  share?: Share;
  /** While a job of this key waits, another one is not sent. */
  singletonKey?: string;
  /** The moment before which it is not taken. @default at once */
  startAfter?: Date;
  /** Transaction the job is sent with: it is there if and only if that is committed. */
  transaction?: Database;
}

/** The queue of work that takes longer than a request may. */
export interface Jobs {
  /** @returns the job's id; `undefined` where one of the same key waits already. */
  send<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: SendOptions,
  ): Promise<string | undefined>;
  /** Looks for jobs at once, where this process works: what was sent with a transaction is seen after it. */
  look(): void;
  /** Works on jobs of a kind from now on, in this process. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): void;
  /** Does something every now and then, where this process works on jobs: every ten minutes. */
  tidy(work: () => Promise<unknown>): void;
  /** The latest jobs that were given up, newest first; they are kept for seven days. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Takes no more jobs and waits for those running, so many milliseconds at most; then others may take them. */
  stop(patience: number): Promise<void>;
}

const TIMES: JobTimes = { poll: 2_000, beat: 8_000, expire: 10_000, tidy: 10 * 60_000 };

/**
 * Opens the queue in a database, where its tables are made if need be. A job is taken by one process at a time, but may
 * be tried again after it was done, when its process died before it could say so: what jobs do has to bear that.
 */
export async function openJobs(
  db: Database,
  { times = TIMES, onError }: { times?: JobTimes; onError(error: unknown): void },
): Promise<Jobs> {
  const boss = await openBoss(db);
  const workers = new Workers(boss, db, { times, onError });
  return {
    send: async (name, data, options = {}) => {
      const { priority = 0, singletonKey = randomUUID(), startAfter, share, transaction = db } = options;
      const wrapper = {
        executeSql: (text: string, values: unknown[]) => executeSql(transaction, text, values),
      };
      const id = await boss.send(
        name,
        { name, data, ...(share && { share }) },
        { priority, singletonKey, db: wrapper, ...(startAfter && { startAfter }) },
      );
      workers.look(name);
      return id ?? undefined;
    },
    look: () => workers.lookForAll(),
    work: (name, handler) => workers.start(name, handler),
    tidy: (work) => workers.tidy(work),
    deadLetters: () => readDeadLetters(db),
    stop: (patience) => workers.stop(patience),
  };
}
