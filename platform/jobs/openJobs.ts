import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Share } from '../shares';
import { readDeadLetters, type DeadLetter } from './deadLetters';
import { executeSql } from './executeSql';
import type { JobData, JobName } from './jobList';
import { openBoss } from './openBoss';
import { Workers, type JobHandler, type JobTimes } from './Workers';

/** Priority of a job, its turn, and the key that prevents duplicates. */
export interface SendOptions {
  /** Higher ones are taken first. @default 0 */
  priority?: number;
  /** The customer and caller of the job, who are served in turn. @default all jobs without one take one turn */
  share?: Share;
  /** While a job of this key waits, another one is not sent. */
  singletonKey?: string;
  /** The earliest moment at which it is taken. @default at once */
  startAfter?: Date;
  /** Transaction of the job, which exists only if that commits. */
  transaction?: Database;
}

/** The queue of work that takes longer than a request may. */
export interface Jobs {
  /** @returns the job's id; `undefined` when one of the same key waits already */
  send<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: SendOptions,
  ): Promise<string | undefined>;
  /** Looks for jobs at once, if this process takes any: a job sent in a transaction is visible only after it. */
  look(): void;
  /** Starts taking jobs of a kind in this process. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): void;
  /** Runs work every ten minutes, if this process takes jobs. */
  tidy(work: () => Promise<unknown>): void;
  /** Reads the latest jobs that were given up, newest first; they are kept for seven days. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Takes no more jobs and waits so many milliseconds for running ones; then others may take them. */
  stop(patience: number): Promise<void>;
}

const TIMES: JobTimes = { poll: 2_000, beat: 8_000, expire: 10_000, tidy: 10 * 60_000 };

/**
 * Opens the queue in a database, and creates its tables if needed. One process at a time takes a job, but may repeat a
 * finished one when its process died before recording the end: jobs have to be idempotent.
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
