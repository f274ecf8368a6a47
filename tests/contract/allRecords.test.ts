import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENTS, outputSettingId } from '@/demo';
import { newVariable, type Document, type VariableOf } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf, filled, shape } from '../engine/reference/build';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';
import { unzip } from './support/unzip';

type Source = VariableOf<'dataSource'>['source'];

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
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const design = documentOf([shape([0, 0, 20, 20], { fill: filled('#e63946') })], { width: 20, height: 20 });

/** A design with its records from there; its size may be S or L. */
const withSource = (source: Source): Document => ({
  ...design,
  variables: {
    order: ['size', 'source'],
    items: {
      size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }, { value: 'L' }], selected: 'S' },
      source: { ...newVariable('Rows', 'dataSource'), source },
    },
  },
});

async function upload(text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text]), 'Sizes.csv');
  const answer = await platform.app.inject({
    method: 'POST',
    url: `${AURORA}/data-sets`,
    payload: form,
    headers: { authorization: 'Bearer template.designer' },
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

const start = (document: Document, body: object = {}) =>
  call('POST', 'output/png', {
    body: {
      documentContent: document,
      allRecords: true,
      outputSettings: { dataSourceEnabled: true },
      ...body,
    },
  });

async function ended(started: Awaited<ReturnType<typeof start>>) {
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  await expect.poll(async () => (await call('GET', taskInfo)).status).not.toBe(202);
  return taskInfo;
}

async function refused(document: Document, body: object = {}) {
  const answer = await start(document, body);
  return [answer.status, answer.json<Schemas['Problem']>().detail];
}

describe('output of all records', () => {
  it('S12.23 makes a record of every row in their order, over any number of pages', async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => (index % 100 === 7 ? `No ${index + 1}` : 'L'));
    const dataSetId = await upload(`Size,Other\n${rows.map((size) => `${size},x`).join('\n')}`);
    const taskInfo = await ended(
      await start(withSource({ type: 'dataSet', dataSetId }), { checkOnly: true }),
    );
    const report = (await call('GET', `${taskInfo}/report`)).json<Schemas['RecordReport'][]>();
    expect(report).toHaveLength(1_203);
    const found = report.filter(({ errorList }) => errorList.length > 0);
    const numbers = found.map(({ recordNumber }) => recordNumber);
    expect(numbers).toEqual(rows.flatMap((size, index) => (size === 'L' ? [] : [index + 1])));
    for (const { recordNumber, errorList } of found)
      expect(errorList[0]?.details).toContain(`No ${recordNumber} `);
  });

  it('S12.23 makes a file of each of the rows a document has itself', async () => {
    const source: Source = {
      type: 'injected',
      itemIdPropertyName: 'Size',
      properties: [{ name: 'Size', type: 'singleLine' }],
      rows: [{ Size: 'S' }, { Size: 'L' }, { Size: 'S' }],
    };
    const taskInfo = await ended(await start(withSource(source)));
    const zip = await call('GET', `${taskInfo}/download`);
    expect(unzip(zip.bytes).size).toBe(3);
  });

  it('S12.23 S11.20 is refused when the output setting disables its data source', async () => {
    const dataSetId = await upload('Size\nL');
    const document = withSource({ type: 'dataSet', dataSetId });
    const off = 'The output setting makes no file of all records: switch its data source on.';
    expect(await refused(document, { outputSettings: {} })).toEqual([400, off]);
    const stored = outputSettingId(ENVIRONMENTS.auroraProduction, 'PNG for screens');
    expect(await refused(document, { outputSettings: undefined, outputSettingsId: stored })).toEqual([
      400,
      off,
    ]);
  });

  it('S12.23 explains why there are no rows and refuses records in the call', async () => {
    expect(await refused(design)).toEqual([400, 'The document has no data source.']);
    expect(await refused(withSource({ type: 'none' }))).toEqual([400, 'The document has no data source.']);
    expect(await refused(withSource({ type: 'dataSet', dataSetId: 'gone' }))).toEqual([
      400,
      'The data set that the document takes its records from is not there any more.',
    ]);
    const dataSetId = await upload('Size\n');
    const document = withSource({ type: 'dataSet', dataSetId });
    expect(await refused(document)).toEqual([400, 'The data source has no rows.']);
    expect(await refused(document, { variables: [{}] })).toEqual([
      400,
      'Give either variables or allRecords.',
    ]);
  });
});
