import type { Database } from '../database';
import { deathsOf, ENDED_ITS_PROCESS, isDeadly } from './attempts';
import { executeSql } from './executeSql';
import type { QueuedJob } from './jobList';
import { SCHEMA } from './openBoss';

/** A job that used up its retries. */
export type DeadLetter = QueuedJob & {
  id: string;
  /** The error of its last attempt. */
  reason: string;
  /** How many attempts it had. */
  tries: number;
};

const FAILED = `select id, data, output, retry_count as retries from ${SCHEMA}.job
  where state = 'failed' order by completed_on desc limit $1`;

/** Reads the latest jobs that were given up, newest first. */
export async function readDeadLetters(db: Database, most = 100): Promise<DeadLetter[]> {
  const { rows } = await executeSql(db, FAILED, [most]);
  return rows.map(({ id, data: queued, output, retries }) => {
    const { name, data } = queued as QueuedJob;
    const tries = (retries as number) + 1;
    return {
      name,
      data,
      id: id as string,
      reason: reasonOf(output, queued as QueuedJob),
      tries,
    } as DeadLetter;
  });
}

/** Describes a failed attempt: our own reason, or pg-boss's when the job timed out. */
export function reasonOf(output: unknown, queued: QueuedJob): string {
  if (isDeadly(deathsOf(queued))) return ENDED_ITS_PROCESS;
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  if (typeof message === 'string') return message;
  return value === undefined ? 'It has no reason.' : 'Its process ended or hung.';
}
