import type { Database } from '../database';
import { executeSql } from './executeSql';
import type { QueuedJob } from './jobList';
import { SCHEMA } from './openBoss';

/** A job that has failed as often as it may. */
export type DeadLetter = QueuedJob & {
  id: string;
  /** What its last try said. */
  reason: string;
  /** How often it was tried. */
  tries: number;
};

const FAILED = `select id, data, output, retry_count as retries from ${SCHEMA}.job
  where state = 'failed' order by completed_on desc limit $1`;

/** The latest jobs that were given up, newest first. */
export async function readDeadLetters(db: Database, most = 100): Promise<DeadLetter[]> {
  const { rows } = await executeSql(db, FAILED, [most]);
  return rows.map(({ id, data, output, retries }) => ({
    ...(data as QueuedJob),
    id: id as string,
    reason: reasonOf(output),
    tries: (retries as number) + 1,
  }));
}

/** What a failed try has left: our own reason, or pg-boss's when the job's time was over. */
export function reasonOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  if (typeof message === 'string') return message;
  return value === undefined ? 'It has no reason.' : 'Its process ended or hung.';
}
