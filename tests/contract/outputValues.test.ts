import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { newVariable, type Document } from '@/engine/document';
import { outputTasks } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf, filled, shape } from '../engine/reference/build';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Problem = Schemas['Problem'];

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
let endThreads = () => Promise.resolve();
beforeAll(() => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
});
afterAll(() => endThreads());

const design: Document = {
  ...documentOf([shape([0, 0, 20, 20], { fill: filled('#e63946') })], { width: 20, height: 20 }),
  variables: {
    order: ['name', 'count', 'day', 'picture', 'isNew', 'size'],
    items: {
      name: { ...newVariable('Name'), maxCharacters: 5 },
      count: { ...newVariable('Count', 'number'), value: 1, maxValue: 9 },
      day: newVariable('Day', 'date'),
      picture: newVariable('Picture', 'image'),
      isNew: newVariable('New', 'boolean'),
      size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }, { value: 'L' }], selected: 'S' },
    },
  },
};

const start = (variables: readonly object[], more: object = {}) =>
  call('POST', 'output/png', {
    body: { outputSettings: {}, documentContent: design, variables, ...more },
  });

const countTasks = async () => (await platform.db.select().from(outputTasks)).length;

/** Returns the final response about a task. */
async function ended(started: Awaited<ReturnType<typeof start>>) {
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  await expect.poll(async () => (await call('GET', taskInfo)).status).not.toBe(202);
  return call('GET', taskInfo);
}

/** Returns the report's details of a successful task, a list for each record. */
async function reportOf(started: Awaited<ReturnType<typeof start>>) {
  expect((await ended(started)).status).toBe(200);
  const { taskId } = started.json<Schemas['TaskStarted']>().data;
  const report = (await call('GET', `output/tasks/${taskId}/report`)).json<Schemas['RecordReport'][]>();
  return report.map(({ errorList }) => errorList.map(({ details }) => details));
}

describe('an invalid value for a document', () => {
  it.each([
    [{ Name: 'Joanna' }, 'valueTooLong', 'Name', 'This has 6 characters; up to 5 fit.'],
    [{ Nom: 'Anna' }, 'unknownVariable', 'Nom', 'There is no variable Nom.'],
    [{ Count: 'abc' }, 'wrongKindOfValue', 'Count', '"abc" is no number.'],
    [{ New: 'maybe' }, 'wrongKindOfValue', 'New', '"maybe" is no boolean.'],
    [{ Day: '31.06.2027' }, 'wrongKindOfValue', 'Day', '"31.06.2027" is no date of the form yyyy-MM-dd.'],
    [{ Picture: true }, 'wrongKindOfValue', 'Picture', 'true is no picture.'],
    [{ Picture: 'x'.repeat(2_001) }, 'valueTooLong', 'Picture', 'This has 2001 characters; up to 2000 fit.'],
  ])('H2.03 is refused with its record, its field and a code: %o', async (record, code, field, message) => {
    const before = await countTasks();
    const answer = await start([{ Name: 'Anna' }, record]);
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/problem+json']);
    expect(answer.json<Problem>()).toMatchObject({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: `Record 2, ${field}: ${message}`,
      code,
      field,
      record: 2,
      errors: [{ field: `variables.1.${field}`, message }],
    });
    expect(await countTasks()).toBe(before);
  });

  it('F7.15 is no empty one, unless a value is required', async () => {
    const needed = { ...newVariable('Price', 'number'), value: 3, isRequired: true };
    const { items, order } = design.variables;
    const documentContent = {
      ...design,
      variables: { order: [...order, 'price'], items: { ...items, price: needed } },
    };
    const emptied = { Name: '', Count: '', Day: null, Picture: '', Size: null };
    const started = await start(
      [
        { ...emptied, Price: 2 },
        { ...emptied, Count: null, Price: '' },
      ],
      {
        documentContent,
        checkOnly: true,
        outputSettings: { continueAfterFailure: true },
      },
    );
    expect(await reportOf(started)).toEqual([[], ['Price needs a value.']]);
  });

  it('H2.03 counts all errors and lists the first 20', async () => {
    const { errors, detail } = (await start(Array.from({ length: 30 }, () => ({ X: 1 })))).json<Problem>();
    expect(detail).toBe('Record 1, X: There is no variable X. And 29 more.');
    expect(errors).toHaveLength(20);
  });

  it('H2.05 is cut, skipped or reported by the call’s option', async () => {
    const records = [{ Name: 'Joanna', Nom: 'x' }, { Count: 'abc' }, {}];
    const started = await start(records, {
      onInvalidValue: 'adjust',
      checkOnly: true,
      outputSettings: { continueAfterFailure: true },
    });
    expect(await reportOf(started)).toEqual([
      [],
      ['Count: "abc" is no number.'],
      ['Count: "abc" is no number.'],
    ]);
    expect((await start([], { onInvalidValue: 'cut' })).status).toBe(400);
  });

  it('H2.01 keeps no value of a record in a task that no variable has', async () => {
    const started = await start([{ Name: 'Anna', Nom: 'x' }], { onInvalidValue: 'adjust' });
    const { taskId } = started.json<Schemas['TaskStarted']>().data;
    const [task] = await platform.db.select().from(outputTasks).where(eq(outputTasks.id, taskId));
    if (task?.input) expect(task.input).not.toContain('"Nom"');
    expect((await ended(started)).status).toBe(200);
  });

  it('H2.06 fails the task with a client status, record and code beyond the limits', async () => {
    const task = await ended(await start([{}, { Count: 10 }]));
    expect([task.status, task.json<Problem>()]).toMatchObject([
      422,
      { code: 'outputFailed', record: 2, detail: 'Record 2: Count: 10 is more than 9.' },
    ]);
  });
});

describe('a thrown script error', () => {
  const throwing: Document = {
    ...design,
    actions: {
      order: ['throw'],
      items: {
        throw: {
          name: 'Throw',
          triggers: [{ event: 'documentLoaded' }],
          script: "throw new Error('é'.repeat(5_000_000))",
        },
      },
    },
  };

  it('H2.07 is bounded to 4 kB in the answer, the list, and each entry of the report', async () => {
    const started = await start([{}, {}], { documentContent: throwing });
    const { taskId } = started.json<Schemas['TaskStarted']>().data;
    const task = await ended(started);
    expect(task.status).toBe(422);
    expect(Buffer.byteLength(task.json<Problem>().detail)).toBeLessThanOrEqual(4_000);
    const list = await call('GET', 'output/tasks', { query: { search: taskId } });
    const { detail } = list.json<{ data: { detail: string }[] }>().data[0] ?? { detail: '' };
    expect(detail).toMatch(/^Record 1: The action Throw has failed\. é+…/);
    expect(Buffer.byteLength(detail)).toBeLessThanOrEqual(4_000);
    const report = await call('GET', `output/tasks/${taskId}/report`);
    for (const { errorList } of report.json<Schemas['RecordReport'][]>())
      for (const { details } of errorList) expect(Buffer.byteLength(details)).toBeLessThanOrEqual(4_000);
    expect(platform.jobErrors).toEqual([]);
  });
});
