import { describe, expect, it } from 'vitest';
import { newVariable, type Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf, filled, shape } from '../engine/reference/build';
import { answeringSource, type Answer } from './support/answeringSource';
import { callEnvironment } from './support/callEnvironment';
import { addProject, documentOfConnector } from './support/addProject';
import { startTestPlatform } from './support/startTestPlatform';

type RowPage = Schemas['DataRowPage'];

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
const ADMIN = { account: 'environment.admin' };
const DESIGNER = { account: 'template.designer' };

const MODEL = {
  itemIdPropertyName: 'Article',
  properties: [
    { name: 'Article', type: 'singleLine' },
    { name: 'Size', type: 'singleLine' },
    { name: 'Price', type: 'number' },
  ],
};
/** 600 items on two pages; the last one has an unknown size. */
const items = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    Article: `A${from + index + 1}`,
    Size: from + index === 599 ? 'XL' : 'L',
    ...(index % 2 === 0 && { Price: 12.5 }),
    Hidden: 'not of the model',
  }));
const TABLE = (): Record<string, Answer> => ({
  '/articles/model': { body: MODEL },
  '/articles/items?pageSize=500': { body: { data: items(0, 500), continuationToken: 'more' } },
  '/articles/items?pageSize=500&continuationToken=more': { body: { data: items(500, 600) } },
});

const source = answeringSource(platform, TABLE);

let count = 0;
/** Adds a connector to the table, enabled by default. */
async function added(part: object = {}, enabled = true): Promise<string> {
  count += 1;
  const made = await call('POST', 'connectors', {
    ...ADMIN,
    body: {
      name: `Articles ${count}`,
      type: 'data',
      allowedDomains: ['shop.test'],
      source: { type: 'http', address: 'https://shop.test/articles' },
      ...part,
    },
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json<Schemas['Connector']>();
  if (enabled) await call('PATCH', `connectors/${id}`, { ...ADMIN, body: { enabled: true } });
  return id;
}

const rows = (id: string, query: Record<string, string> = {}) =>
  call('GET', `connectors/${id}/rows`, { ...DESIGNER, query });
async function refused(id: string) {
  const answer = await rows(id);
  return [answer.status, answer.json<Schemas['Problem']>().detail];
}

/** A design with records from a connector of the environment; its size may be S or L. */
function withSource(id: string): Document {
  const design = documentOf([shape([0, 0, 20, 20], { fill: filled('#e63946') })], { width: 20, height: 20 });
  return {
    ...design,
    connectors: {
      order: ['articles'],
      items: {
        articles: { name: 'Articles', source: { type: 'environment', id }, options: {}, mappings: [] },
      },
    },
    variables: {
      order: ['size', 'source'],
      items: {
        size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }, { value: 'L' }], selected: 'S' },
        source: {
          ...newVariable('Rows', 'dataSource'),
          source: { type: 'connector', connectorId: 'articles' },
        },
      },
    },
  };
}

const output = (documentContent: Document) =>
  call('POST', 'output/png', {
    body: {
      documentContent,
      allRecords: true,
      checkOnly: true,
      outputSettings: { dataSourceEnabled: true },
    },
  });

describe('the rows of a connector of data', () => {
  it('S14.10 are paged with the columns of its model, and fetched once', async () => {
    const id = await added();
    const first = (await rows(id, { limit: '100' })).json<RowPage>();
    expect([first.columns, first.total, first.data.length]).toEqual([MODEL.properties, 600, 100]);
    expect(first.data.slice(0, 2)).toEqual([
      ['A1', 'L', 12.5],
      ['A2', 'L', null],
    ]);
    const { nextPage = '' } = first.links;
    const second = (await call('GET', nextPage, DESIGNER)).json<RowPage>();
    expect(second.data[0]).toEqual(['A101', 'L', 12.5]);
    expect(source.calls.map(({ line }) => line)).toEqual([
      'GET shop.test/articles/model',
      'GET shop.test/articles/items?pageSize=500',
      'GET shop.test/articles/items?pageSize=500&continuationToken=more',
    ]);
    const foreign = await rows(await added(), {
      nextPageToken: new URL(nextPage, 'http://x').searchParams.get('nextPageToken') ?? '',
    });
    expect(foreign.status).toBe(400);
  });

  it('S14.12 are requested with the stored credentials, which no response contains', async () => {
    const id = await added({
      authentication: { browser: 'none', server: 'staticKey' },
      credentials: { server: { type: 'staticKey', header: 'x-key', value: 'secret' } },
    });
    const answer = await rows(id);
    expect(source.calls.map(({ headers }) => headers['x-key'])).toEqual(['secret', 'secret', 'secret']);
    expect(answer.text).not.toContain('secret');
  });

  it('S14.07 come only from enabled data connectors', async () => {
    const off = await added({}, false);
    expect(await refused(off)).toEqual([409, `Articles ${count} is disabled.`]);
    const without = await added({ source: undefined, allowedDomains: [] });
    expect(await refused(without)).toEqual([409, `Articles ${count} has no source this platform can reach.`]);
    const all = (await call('GET', 'connectors', ADMIN)).json<{ data: Schemas['Connector'][] }>().data;
    const media = all.find(({ ownerType, type }) => ownerType === 'builtIn' && type === 'media');
    expect(await refused(media?.id ?? '')).toEqual([409, 'Environment media is no connector of data.']);
  });

  it('S14.11 are refused from a source that answers something else than a table', async () => {
    const named = (why: string) => [502, `Articles ${count} can’t be reached: ${why}.`];
    const twice = [...MODEL.properties, { name: 'Size', type: 'number' }];
    /* Eleven pages of a thousand items. */
    const tooMany = Object.fromEntries(
      Array.from({ length: 11 }, (_, page) => [
        `/articles/items?pageSize=500${page === 0 ? '' : `&continuationToken=${page}`}`,
        { body: { data: items(0, 1_000), continuationToken: `${page + 1}` } },
      ]),
    );
    const faults: [Record<string, Answer>, string][] = [
      [tooMany, 'it has more than 10,000 rows or 10 MB of data'],
      [{ '/articles/model': { body: {} } }, 'its answer has another shape than the protocol says'],
      [{ '/articles/model': { body: { ...MODEL, properties: [] } } }, 'its model has no properties'],
      [
        { '/articles/model': { body: { ...MODEL, properties: twice } } },
        'two properties of its model are named “Size”',
      ],
      [
        { '/articles/model': { body: { ...MODEL, itemIdPropertyName: 'Id' } } },
        'its model has no property “Id”, which should tell its items apart',
      ],
      [
        { '/articles/items?pageSize=500': { body: { data: [{ Size: { name: 'L' } }] } } },
        '“Size” of its item 1 is no single value',
      ],
      [
        {
          '/articles/items?pageSize=500&continuationToken=more': {
            body: { data: [], continuationToken: 'more' },
          },
        },
        'its pages lead in a circle',
      ],
      [
        { '/articles/items?pageSize=500': { body: { data: [], continuationToken: 'gone' } } },
        'it has no such thing',
      ],
    ];
    for (const [wrong, why] of faults) {
      source.answers = wrong;
      expect(await refused(await added())).toEqual(named(why));
    }
  });

  it('H5.06 are refused from a source with endless pages', async () => {
    const id = await added();
    let page = 0;
    source.answers = {
      '/articles/items?pageSize=500': { body: { data: [], continuationToken: 'first' } },
    };
    source.otherwise = () => ({ body: { data: [], continuationToken: `page ${(page += 1)}` } });
    expect(await refused(id)).toEqual([
      502,
      `Articles ${count} can’t be reached: its table has more than 1,000 pages.`,
    ]);
    // The model, and a thousand pages.
    expect(source.calls).toHaveLength(1_001);
  });

  it('S12.23 are the records of output, also from a disabled connector', async () => {
    const id = await added({}, false);
    const started = await output(withSource(id));
    expect(started.status, started.text).toBe(202);
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    await expect.poll(async () => (await call('GET', taskInfo)).status).not.toBe(202);
    const report = (await call('GET', `${taskInfo}/report`)).json<Schemas['RecordReport'][]>();
    expect(report).toHaveLength(600);
    const failed = report.filter(({ errorList }) => errorList.length > 0);
    expect(failed.map(({ recordNumber }) => recordNumber)).toEqual([600]);
  });

  it('S12.23 fail output when the connector is deleted, has no source or can’t be reached', async () => {
    const detailOf = async (id: string) => {
      const answer = await output(withSource(id));
      return [answer.status, answer.json<Schemas['Problem']>().detail];
    };
    const gone = 'The connector that the document takes its records from is not there any more.';
    expect(await detailOf('no-id')).toEqual([400, gone]);
    expect(await detailOf(await added({ source: undefined, allowedDomains: [] }))).toEqual([
      400,
      'The connector that the document takes its records from has no source.',
    ]);
    const down = await added();
    source.addresses.set('shop.test', ['10.0.0.1']);
    expect(await detailOf(down)).toEqual([
      502,
      `Articles ${count} can’t be reached: shop.test has an address that is not public.`,
    ]);
    source.addresses.delete('shop.test');
  });

  it('S15.14 are readable through a project by its owner only', async () => {
    const id = await added();
    const owner = { account: 'user' };
    const project = await addProject(platform, { document: documentOfConnector(id) });
    const path = `projects/${project}/connectors/${id}/rows`;
    expect((await call('GET', path, owner)).json<RowPage>().total).toBe(600);
    expect((await call('GET', path, DESIGNER)).status).toBe(404);
    expect((await call('GET', `connectors/${id}/rows`, owner)).status).toBe(403);
  });
});
