import PgBoss from 'pg-boss';
import { setUpAlone, type Database } from '../database';
import { executeSql } from './executeSql';
import { JOB_SETTINGS, type JobSettings } from './jobList';

/** Schema of the queue's own tables. */
export const SCHEMA = 'pgboss';
/** Queue that reports each given-up job once. */
export const GIVEN_UP = 'givenUp';
/** Seconds without a heartbeat after which a job counts as dead. */
export const SILENCE_SECONDS = 25;
/** Seconds for which a given-up job can be read. */
const KEPT_SECONDS = 7 * 86_400;

/**
 * Opens the queue in a database, and creates missing tables and a queue for each kind of job. It runs no jobs by
 * itself.
 */
export async function openBoss(db: Database): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(db, text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    archiveFailedAfterSeconds: KEPT_SECONDS,
  });
  // Two processes that create the queues at once would wait for each other's tables.
  await setUpAlone(db, () => makeQueues(boss));
  return boss;
}

async function makeQueues(boss: PgBoss): Promise<void> {
  await boss.start();
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP);
  for (const [name, settings] of Object.entries(JOB_SETTINGS)) {
    const wanted = queueOf(name, settings);
    const found = present.get(name);
    if (!found) await boss.createQueue(name, wanted);
    else if (found.retryLimit !== wanted.retryLimit || found.retryDelay !== wanted.retryDelay)
      await boss.updateQueue(name, wanted);
  }
}

/** Only one job of a key waits at a time: pg-boss's policy `short`. */
const queueOf = (name: string, { retries, pauseSeconds }: JobSettings): PgBoss.Queue => ({
  name,
  policy: 'short',
  deadLetter: GIVEN_UP,
  retryLimit: retries,
  retryDelay: pauseSeconds,
  retryBackoff: true,
  expireInSeconds: SILENCE_SECONDS,
});
