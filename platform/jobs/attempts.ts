import type { Database } from '../database';
import { executeSql } from './executeSql';
import type { QueuedJob } from './jobList';
import { SCHEMA } from './openBoss';

/** The reason for giving up a job whose process died or hung on each attempt. */
export const ENDED_ITS_PROCESS = 'It ended the process that worked on it, twice.';

/** How many processes a job may kill. */
const MOST_DEATHS = 2;

/** Notes on a job beside its data, for the process that takes it next. */
type NotedJob = QueuedJob & {
  /** Whether a process has begun the job and has not recorded its end. */
  readonly isBegun?: boolean;
  /** How many processes died during the job. */
  readonly deaths?: number;
};

const NOTE = `update ${SCHEMA}.job set data = data || $3::jsonb where name = $1 and id = $2::uuid`;
const LAST_TRY = `update ${SCHEMA}.job set retry_limit = retry_count, data = data || $3::jsonb
  where name = $1 and id = $2::uuid`;
/** Without a start time pg-boss does not count the next attempt as a retry. */
const PUT_BACK = `update ${SCHEMA}.job
  set state = 'retry', started_on = null, start_after = now() + $3 * interval '1 s', data = data || '{"isBegun":false}'::jsonb
  where name = $1 and id = $2::uuid and state = 'active'`;

type Place = readonly [name: string, id: string];

/** Counts the processes that died during a job taken from the queue. */
export function deathsOf(data: object): number {
  const { isBegun = false, deaths = 0 } = data as NotedJob;
  return deaths + (isBegun ? 1 : 0);
}

/** Whether a job must not be retried. */
export const isDeadly = (deaths: number): boolean => deaths >= MOST_DEATHS;

/** Records in the database that the work on a job is about to begin. */
export const noteBegin = (db: Database, place: Place, deaths: number) =>
  executeSql(db, NOTE, [...place, JSON.stringify({ isBegun: true, deaths })]);

/** Records that the work on a job has ended and its process is alive. */
export const noteEnd = (db: Database, place: Place) =>
  executeSql(db, NOTE, [...place, JSON.stringify({ isBegun: false })]);

/** Makes the next failure of a job its last, and keeps its deaths as the reason, whoever records that failure. */
export const allowNoRetry = (db: Database, place: Place, deaths: number) =>
  executeSql(db, LAST_TRY, [...place, JSON.stringify({ isBegun: false, deaths })]);

/**
 * Returns a job to the queue that its process does not run, available after so many seconds; this is not counted as an
 * attempt.
 */
export const putBack = (db: Database, place: Place, seconds = 0) =>
  executeSql(db, PUT_BACK, [...place, seconds]);
