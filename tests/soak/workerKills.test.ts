import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { newSettingValues } from '@/domain/output-settings';
import { openDatabase, type OpenDatabase } from '../../platform/database';
import { outputTasks } from '../../platform/database/schema';
import type { OutputInput } from '../../platform/readers';
import { openJobs, type Jobs } from '../../platform/jobs';
import { seed } from '../../platform/seed';
import { startPostgres, type Postgres } from '../../scripts/postgres';
import { OUTPUT_TASK_ROW } from '../contract/support/outputTaskRow';
import { documentOf, filled, LAYOUT_ID, shape } from '../engine/reference/build';

let postgres: Postgres;
let opened: OpenDatabase;
let jobs: Jobs;
let directory: string;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'platen-workers-'));
  postgres = await startPostgres();
  opened = await openDatabase({ databaseUrl: postgres.url });
  await seed(opened.db, { seed: 'demo', now: new Date() });
  jobs = await openJobs(opened.db, { onError: () => undefined });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await jobs.stop(0);
  await opened.close();
  await postgres.stop();
  await rm(directory, { recursive: true });
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'platform/worker.ts'], {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: directory },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

/** Adds a batch of pictures that take a second or more to make. */
async function addBatch(): Promise<string> {
  const document = documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })], {
    width: 1_000,
    height: 1_000,
  });
  const input: OutputInput = {
    format: 'png',
    name: 'Batch',
    document,
    layoutIds: [LAYOUT_ID],
    settings: newSettingValues('PNG'),
    records: Array.from({ length: 60 }, () => ({})),
  };
  return opened.db.transaction(async (transaction) => {
    const [task] = await transaction
      .insert(outputTasks)
      .values({
        environmentId: ENVIRONMENTS.auroraProduction,
        source: 'document',
        createdAt: new Date(),
        ...OUTPUT_TASK_ROW,
        recordsTotal: input.records.length,
        input: JSON.stringify(input),
      })
      .returning();
    const taskId = task?.id ?? '';
    await jobs.send('outputBatch', { taskId }, { transaction });
    return taskId;
  });
}

it('S12.46 a task of a killed worker is restarted by another within 60 seconds, and ends with one file', async () => {
  const taskId = await addBatch();
  const task = async () => (await opened.db.select().from(outputTasks).where(eq(outputTasks.id, taskId)))[0];
  const statusIs = (status: string, timeout: number) =>
    expect.poll(async () => (await task())?.status, { timeout, interval: 50 }).toBe(status);
  const first = startWorker();
  await statusIs('Processing', 30_000);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await task()).toMatchObject({ status: 'Processing', fileHash: null });
  const killed = Date.now();
  startWorker();
  await statusIs('Finished', 90_000);
  const { endedAt, fileName, fileHash } = (await task()) ?? {};
  expect((endedAt?.getTime() ?? Infinity) - killed).toBeLessThan(75_000);
  expect([fileName, fileHash]).toEqual(['Batch.zip', expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

it('H2.09 a task that ended two workers fails with the reason, and a third worker survives', async () => {
  const taskId = await addBatch();
  const task = async () => (await opened.db.select().from(outputTasks).where(eq(outputTasks.id, taskId)))[0];
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  for (let death = 0; death < 2; death += 1) {
    const worker = startWorker();
    await expect
      .poll(async () => (await task())?.status, { timeout: 90_000, interval: 50 })
      .toBe('Processing');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await opened.db.update(outputTasks).set({ status: 'Waiting' }).where(eq(outputTasks.id, taskId));
  }
  const third = startWorker();
  await expect.poll(async () => (await task())?.status, { timeout: 90_000 }).toBe('Failed');
  expect((await task())?.detail).toBe('It ended the process that worked on it, twice.');
  expect(third.exitCode).toBeNull();
});
