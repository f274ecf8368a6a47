import { ENVIRONMENTS } from '@/demo';
import { newVariable, type Document } from '@/engine/document';
import { documentOf, filled, shape } from '../engine/reference/build';
import { startPlatform } from './support/startPlatform';
import { storedTokens } from './support/storedSession';
import { expect, fillSignIn, test } from './support/test';

const ENVIRONMENT = '/grafx/api/v1/environment/aurora-production';

/** A page whose list variable takes only S: any other value fails the record. */
const DOCUMENT: Document = {
  ...documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })], { width: 1_000, height: 1_000 }),
  variables: {
    order: ['size'],
    items: { size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }], selected: 'S' } },
  },
};

const records = (count: number, Size = 'S') => Array.from({ length: count }, () => ({ Size }));

test('S12.47 tasks waiting or running when the platform is killed are finished or reported once afterwards', async ({
  browser,
}) => {
  // A job of a dead process is taken over after 25 seconds without a heartbeat.
  const platform = await startPlatform({ ACCESS_TOKEN_SECONDS: '14400' });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${platform.url}/my-account`);
    await fillSignIn(page, 'fullAccess');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { access_token: token } = await storedTokens(page);
    await context.close();
    const call = async (path: string, body?: object) => {
      const response = await fetch(`${platform.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: (await response.json()) as unknown };
    };
    const start = async (variables: object[]) => {
      const body = { documentContent: DOCUMENT, outputSettings: {}, variables };
      const { status, json } = await call(`${ENVIRONMENT}/output/png`, body);
      expect(status).toBe(202);
      return (json as { data: { taskId: string } }).data.taskId;
    };
    interface Task {
      readonly id: string;
      readonly status: string;
      readonly totalSuccessfulRecords: number;
      readonly outputAvailable: boolean;
    }
    const tasks = async () => {
      const { data } = (await call(`${ENVIRONMENT}/output/tasks`)).json as { data: Task[] };
      return new Map(data.map((task) => [task.id, task]));
    };
    /** Counts the renders of the environment so far. */
    const counted = async () => {
      const path = `/api/v1/environments/${ENVIRONMENTS.auroraProduction}/renders?groupBy=year`;
      const years = (await call(path)).json as { totalRenders: number }[];
      return years.reduce((sum, { totalRenders }) => sum + totalRenders, 0);
    };
    const before = await counted();
    const running = await start(records(120));
    const waiting = [await start(records(60)), await start(records(55))];
    const failing = await start(records(52, 'XXL'));
    await expect
      .poll(async () => (await tasks()).get(running)?.status, { timeout: 30_000, intervals: [50] })
      .toBe('Processing');
    await platform.kill();
    await platform.restart();
    const accepted = [running, ...waiting, failing];
    const open = async () => {
      const present = await tasks();
      return accepted.filter((id) => !['Finished', 'Failed'].includes(present.get(id)?.status ?? 'lost'));
    };
    await expect.poll(open, { timeout: 150_000, intervals: [1_000] }).toEqual([]);
    const ended = await tasks();
    expect(accepted.map((id) => [ended.get(id)?.status, ended.get(id)?.totalSuccessfulRecords])).toEqual([
      ['Finished', 120],
      ['Finished', 60],
      ['Finished', 55],
      ['Failed', 0],
    ]);
    expect([running, ...waiting].map((id) => ended.get(id)?.outputAvailable)).toEqual([true, true, true]);
    // The first 50 records of a batch count one each, then each 10 begun: 57, 51 and 51.
    expect((await counted()) - before).toBe(159);
  } finally {
    await platform.dispose();
  }
});
