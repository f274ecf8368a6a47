/**
 * One life of a process that runs jobs, for a test that starts it several times on one database. The job `deadly` ends
 * it; the others succeed. Prints a line of JSON for each event, and ends by itself when no job is left.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../platform/database';
import { openJobs } from '../../../platform/jobs';

const { DATA_DIR: dataDirectory, SENDS: sends } = process.env;
const tell = (what: string, taskId: string) => process.stdout.write(`${JSON.stringify([what, taskId])}\n`);

const { db, close } = await openDatabase({ dataDirectory });
const jobs = await openJobs(db, {
  times: { poll: 20, beat: 60_000, expire: 20, tidy: 60_000 },
  onError: () => undefined,
});
if (sends) {
  await jobs.send('outputBatch', { taskId: 'beside' });
  await jobs.send('output', { taskId: 'deadly' });
}
// Lets the heartbeat of the ended process's jobs expire, and makes every retry due.
await db.execute(sql`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);

const running = new Set<string>();
let isBesideBegun = () => {};
const besideBegun = new Promise<void>((resolve) => (isBesideBegun = resolve));
jobs.work('outputBatch', {
  run: async ({ taskId }) => {
    running.add(taskId);
    isBesideBegun();
    // In its first life it is still running when the other job ends the process.
    if (sends) await new Promise(() => undefined);
    running.delete(taskId);
    tell('done', taskId);
  },
});
if (sends) await besideBegun;
jobs.work('output', {
  run: async ({ taskId }) => {
    tell(running.size > 0 ? 'beside others' : 'alone', taskId);
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
  giveUp: async (_data, reason) => void tell('given up', reason),
});

const isOver = async () => {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  const { rows } = (await db.execute(
    sql`select 1 from pgboss.job where state < 'completed' limit 1`,
  )) as unknown as { rows: unknown[] };
  return rows.length === 0;
};
while (!(await isOver())) await pause(50);
await jobs.stop(0);
await close();
