import PgBoss from 'pg-boss';
import { setUpAlone, type Database } from '../database';
import { executeSql } from './executeSql';
import { JOB_SETTINGS, type JobSettings } from './jobList';

/** Schema of the queue's own tables. */
export const SCHEMA = 'pgboss';
/** Queue that tells once of each job that is given up. */
export const GIVEN_UP = 'givenUp';
/** How long a job counts as alive without a sign of its process, in seconds. */
export const SILENCE_SECONDS = 25;
/** How long a job that has been given up can be looked at, in seconds. */
const KEPT_SECONDS = 7 * 86_400;

/**
 * The queue in a database, with its tables and a queue for each kind of job, made where they are missing. It works on
 * nothing by itself.
 */
export async function openBoss(db: Database): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(db, text, values) },
    ...{ schema: SCHEMA, supervise: false, schedule: false, archiveFailedAfterSeconds: KEPT_SECONDS },
  });
  // Two processes that make the queues at once would wait for each other's tables.
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

/** One job of a key waits at a time: that is pg-boss's policy `short`. */
const queueOf = (name: string, { retries, pauseSeconds }: JobSettings): PgBoss.Queue => ({
  ...{ name, policy: 'short', deadLetter: GIVEN_UP },
  ...{ retryLimit: retries, retryDelay: pauseSeconds, retryBackoff: true },
  expireInSeconds: SILENCE_SECONDS,
});
