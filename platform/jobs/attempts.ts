import type { Database } from '../database';
import { executeSql } from './executeSql';
import type { QueuedJob } from './jobList';
import { SCHEMA } from './openBoss';

/** Why a job is given up whose process died, or hung, each time it was worked on. */
export const ENDED_ITS_PROCESS = 'It ended the process that worked on it, twice.';

/** How often a job may be the end of the process that works on it. */
const MOST_DEATHS = 2;

/** Notes on a job beside its data, for the process that takes it next. */
type NotedJob = QueuedJob & {
  /** Whether a process has begun to work on it and has not said how that ended. */
  readonly isBegun?: boolean;
  /** How many processes have died while they worked on it. */
  readonly deaths?: number;
};

const NOTE = `update ${SCHEMA}.job set data = data || $3::jsonb where name = $1 and id = $2::uuid`;
const LAST_TRY = `update ${SCHEMA}.job set retry_limit = retry_count where name = $1 and id = $2::uuid`;
/** Without the time of its start pg-boss does not count the next try as a further one. */
const PUT_BACK = `update ${SCHEMA}.job
  set state = 'retry', started_on = null, start_after = now() + $3 * interval '1 s', data = data || '{"isBegun":false}'::jsonb
  where name = $1 and id = $2::uuid and state = 'active'`;

type Place = readonly [name: string, id: string];

/** How many processes have died while they worked on a job that was taken out of the queue. */
export function deathsOf(data: object): number {
  const { isBegun = false, deaths = 0 } = data as NotedJob;
  return deaths + (isBegun ? 1 : 0);
}

/** Whether a job is not to be tried any more. */
export const isDeadly = (deaths: number): boolean => deaths >= MOST_DEATHS;

/** Notes in the database that the work on a job begins, before it does. */
export const noteBegin = (db: Database, place: Place, deaths: number) =>
  executeSql(db, NOTE, [...place, JSON.stringify({ isBegun: true, deaths })]);

/** Notes that the work on a job has ended without the end of its process. */
export const noteEnd = (db: Database, place: Place) =>
  executeSql(db, NOTE, [...place, JSON.stringify({ isBegun: false })]);

/** Lets the next failure of a job be its last one. */
export const allowNoRetry = (db: Database, place: Place) => executeSql(db, LAST_TRY, place);

/** Puts a job back that its process does not work on, for whoever takes it after so many seconds: that is no try. */
export const putBack = (db: Database, place: Place, seconds = 0) =>
  executeSql(db, PUT_BACK, [...place, seconds]);
