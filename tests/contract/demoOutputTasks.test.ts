import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { outputTasks, platformState, projects } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { seedOutputTasks } from '../../platform/seed';
import { workOnJobs } from '../../platform/workOnJobs';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
const fill = () => seedOutputTasks({ database: platform.db, storage: platform.storage, now: platform.now });
let endThreads = () => Promise.resolve();
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  await fill();
});
afterAll(() => endThreads());

const account = 'template.designer';
async function taskOf(name: string): Promise<Schemas['OutputTask']> {
  const list = await call('GET', 'output/tasks', { account, query: { search: name } });
  const task = list.json<{ data: Schemas['OutputTask'][] }>().data.find((each) => each.name === name);
  if (!task) throw new Error(`There is no output task ${name}.`);
  return task;
}
async function startAgain(name: string) {
  const { id } = await taskOf(name);
  const started = await call('POST', `output/tasks/${id}/restart`, { account });
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  await expect
    .poll(async () => (await call('GET', taskInfo, { account })).status, { timeout: 60_000 })
    .not.toBe(202);
  const ended = await call('GET', taskInfo, { account });
  const report = await call('GET', `${taskInfo}/report`, { account });
  return {
    detail: ended.json<Schemas['Problem']>().detail,
    report: report.json<Schemas['RecordReport'][]>(),
  };
}
const reportOf = async (name: string) => {
  const { id } = await taskOf(name);
  const report = await call('GET', `output/tasks/${id}/report`, { account });
  return report.json<Schemas['RecordReport'][]>();
};

describe('the output tasks of the demo', () => {
  it('have every possible end, and are added once', async () => {
    expect(await fill()).toBe(false);
    const list = await call('GET', 'output/tasks', { account, query: { limit: 100 } });
    const tasks = list.json<{ data: Schemas['OutputTask'][] }>().data;
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['Finished', 'Failed', 'Error']));
    expect(new Set(tasks.map(({ format }) => format))).toEqual(new Set(['pdf', 'png', 'jpg', 'gif', 'mp4']));
  });

  it('answer 410 for an expired file', async () => {
    const { id, outputAvailable } = await taskOf('Price tag');
    expect(outputAvailable).toBe(false);
    expect((await call('GET', `output/tasks/${id}/download`, { account })).status).toBe(410);
  });

  it('fail with the same report when they are started again', async () => {
    const [tags, certificate] = [await reportOf('Price tag'), await reportOf('Certificate')];
    const { detail: why } = await taskOf('Certificate');
    expect((await startAgain('Price tag')).report).toEqual(tags);
    const again = await startAgain('Certificate');
    expect([again.detail, again.report]).toEqual([why, certificate]);
  });

  it('are left out when their template or project is deleted', async () => {
    await platform.db.delete(outputTasks);
    await platform.db.delete(projects);
    await platform.db.delete(platformState).where(eq(platformState.name, 'demo-output-tasks'));
    expect(await fill()).toBe(true);
    const rows = await platform.db.select().from(outputTasks);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ source }) => source === 'project')).toEqual([]);
    expect(rows.some(({ environmentId }) => environmentId === ENVIRONMENTS.borealisProduction)).toBe(true);
  });
});
