import { describe, expect, it } from 'vitest';
import { dataSetId, ENVIRONMENTS } from '@/demo';
import { NEW_VIEW_PREFERENCE, NEW_WORKSPACE } from '@/domain/editor-views';
import type { Schemas } from '../../platform/environment-api/operations';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { makeWorkbook, textRow } from '../unit/support/makeWorkbook';
import { addProject, documentOfDataSet } from './support/addProject';
import { startTestPlatform } from './support/startTestPlatform';

type DataSet = Schemas['DataSet'];
type Rows = Schemas['DataRowPage'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);

async function upload(
  content: string | Uint8Array,
  {
    fileName = 'Prices.csv',
    account = 'content.admin',
    query = {},
  }: { fileName?: string; account?: string; query?: Record<string, string> } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), fileName);
  return platform.app.inject({
    method: 'POST',
    url: `${AURORA}/data-sets`,
    query,
    headers: { authorization: `Bearer ${account}` },
    payload: form,
  });
}

const rowsOf = async (id: string, query: Record<string, string | number> = {}) =>
  (await call('GET', `data-sets/${id}/rows`, { query })).json<Rows>();

describe('data sets', () => {
  it('F3.10 F3.15 are made of a workbook’s sheet, with the texts of its cells', async () => {
    const rows =
      textRow('Product', 'Price') +
      '<row><c t="str"><v>Rye</v></c><c s="0"><v>12.5</v></c></row><row><c t="str"><v>Oat</v></c><c s="0"><v>3</v></c></row>';
    const sheets = [
      { name: 'Notes', state: 'hidden' as const, rows: textRow('Secret') },
      { name: 'Prices', rows },
      { name: 'Old', rows: textRow('Product') + textRow('Bun') },
    ];
    const workbook = await makeWorkbook({ sheets, formats: ['0.00'] });
    const made = await upload(workbook, { fileName: 'Prices.xlsx' });
    expect(made.statusCode, made.body).toBe(201);
    const { data } = made.json<{ data: DataSet }>();
    expect(data).toMatchObject({
      name: 'Prices',
      rowCount: 2,
      columns: [{ name: 'Product' }, { type: 'number' }],
    });
    expect(await rowsOf(data.id)).toMatchObject({
      data: [
        ['Rye', 12.5],
        ['Oat', 3],
      ],
      texts: [{ 1: '12.50' }, { 1: '3.00' }],
    });
    const old = await upload(workbook, { fileName: 'Old.xlsx', query: { sheet: 'Old' } });
    expect(await rowsOf(old.json<{ data: DataSet }>().data.id)).toMatchObject({ data: [['Bun']] });
    const none = await upload(workbook, { query: { sheet: 'New' } });
    expect(none.statusCode).toBe(400);
    expect(none.json()).toMatchObject({ detail: 'The workbook has no sheet “New”.' });
  });

  it('F3.16 are refused from a protected or damaged workbook', async () => {
    const old = await upload(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), { fileName: 'Prices.xls' });
    expect(old.statusCode).toBe(400);
    expect(old.json()).toMatchObject({ detail: expect.stringContaining('of an old kind') as string });
    const torn = await upload(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), { fileName: 'Prices.xlsx' });
    expect(torn.statusCode).toBe(400);
    expect(torn.json()).toMatchObject({ detail: expect.stringContaining('damaged') as string });
  });

  it('S14.04 are made of a CSV file with semicolons and a byte order mark, named like the file', async () => {
    const made = await upload('\uFEFFCode;Name;Sold\r\n007;"Rye; dark\r\nwith honey";true\r\n');
    expect(made.statusCode, made.body).toBe(201);
    const { data } = made.json<{ data: DataSet }>();
    expect(data).toMatchObject({ name: 'Prices', rowCount: 1 });
    expect((await call('GET', `data-sets/${data.id}`)).json<{ data: DataSet }>().data).toEqual(data);
    const rows = await rowsOf(data.id);
    expect(rows.data).toEqual([['007', 'Rye; dark\r\nwith honey', true]]);
    expect(rows.columns).toEqual(data.columns);
  });

  it('S14.05 have columns of text, number, date and boolean, as their values are', async () => {
    const made = await upload('A,B,C,D,E\nx,1.5,2027-05-01,TRUE,+49\ny,-2,2027-05-02,false,50\n');
    expect(made.json<{ data: DataSet }>().data.columns).toEqual([
      { name: 'A', type: 'singleLine' },
      { name: 'B', type: 'number' },
      { name: 'C', type: 'date' },
      { name: 'D', type: 'boolean' },
      { name: 'E', type: 'singleLine' },
    ]);
  });

  it('F3.08 store numbers with their original text', async () => {
    const { id } = (await upload('article;preis\nBrot;19,90\nSemmeln;5\n')).json<{ data: DataSet }>().data;
    const rows = await rowsOf(id);
    expect(rows.columns[1]).toEqual({ name: 'preis', type: 'number' });
    expect([rows.data, rows.texts]).toEqual([
      [
        ['Brot', 19.9],
        ['Semmeln', 5],
      ],
      [{ 1: '19,90' }, {}],
    ]);
  });

  it('S14.04 with 10,000 rows are paged by 50, each row once and in order', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${index},Row ${index}`);
    const { id } = (await upload(`Number,Name\n${lines.join('\n')}`)).json<{ data: DataSet }>().data;
    const first = await rowsOf(id);
    expect([first.data.length, first.pageSize, first.total]).toEqual([50, 50, 10_000]);
    const seen: unknown[] = [];
    let path: string | undefined = `${AURORA}/data-sets/${id}/rows?limit=100`;
    while (path !== undefined) {
      const page: Rows = (await call('GET', path)).json<Rows>();
      seen.push(...page.data.map(([number]) => number));
      path = page.links.nextPage;
    }
    expect(seen).toEqual(lines.map((_, index) => index));
  });

  it('S14.04 report what is wrong with a file and are not created', async () => {
    const refused = await upload('A,A\n1,2');
    expect(refused.statusCode).toBe(400);
    expect(refused.json<Schemas['Problem']>().detail).toBe('Two columns are named “A”.');
    expect((await upload('x'.repeat(10_000_001))).statusCode).toBe(413);
    const names = (await call('GET', 'data-sets')).json<{ data: DataSet[] }>().data.map(({ name }) => name);
    expect(names).toEqual(['Guests of the opening', 'Price list', 'Shops and their hours']);
  });

  it('S14.02 are renamed and deleted with their rows, and hidden in other environments', async () => {
    const id = dataSetId(ENVIRONMENTS.auroraProduction, 'Price list');
    const renamed = await call('PATCH', `data-sets/${id}`, { body: { name: ' Prices ' } });
    expect(renamed.json<{ data: DataSet }>().data).toMatchObject({ name: 'Prices', rowCount: 200 });
    expect((await call('DELETE', `data-sets/${id}`)).status).toBe(204);
    for (const path of [`data-sets/${id}`, `data-sets/${id}/rows`])
      expect((await call('GET', path)).status).toBe(404);
    const foreign = dataSetId(ENVIRONMENTS.borealisProduction, 'Price list');
    for (const path of [`data-sets/${foreign}`, `data-sets/${foreign}/rows`])
      expect((await call('GET', path)).status).toBe(404);
  });

  it('S11.17 are readable to the owner of a project through that project only', async () => {
    const table = dataSetId(ENVIRONMENTS.auroraProduction, 'Price list');
    const project = await addProject(platform, { document: documentOfDataSet(table) });
    const path = `projects/${project}/data-sets/${table}/rows`;
    const own = await call('GET', path, { account: 'user', query: { limit: 2 } });
    expect(own.json<Rows>().total).toBe(200);
    expect(own.json<Rows>().data).toHaveLength(2);
    expect((await call('GET', `data-sets/${table}/rows`, { account: 'user' })).status).toBe(403);
    expect((await call('GET', path, { account: 'subscription.admin' })).status).toBe(404);
  });
});

describe('workspaces and view preferences', () => {
  it.each([
    ['workspaces', NEW_WORKSPACE],
    ['view-preferences', NEW_VIEW_PREFERENCE],
  ])('S14.02 of an environment are made, found, changed and deleted: %s', async (path, content) => {
    const made = await call('POST', path, { body: { name: ' Own ', content } });
    expect(made.status, made.text).toBe(201);
    const { data } = made.json<{ data: { id: string; name: string; content: unknown } }>();
    expect(data).toMatchObject({ name: 'Own', content });
    const found = (await call('GET', path, { query: { search: 'OWN' } })).json<{ data: unknown[] }>();
    expect(found.data).toEqual([data]);
    const saved = await call('PUT', `${path}/${data.id}`, { body: { name: 'Other', content } });
    expect(saved.json<{ data: object }>().data).toMatchObject({ id: data.id, name: 'Other' });
    expect((await call('DELETE', `${path}/${data.id}`)).status).toBe(204);
    expect((await call('DELETE', `${path}/${data.id}`)).status).toBe(404);
  });

  it.each([
    ['workspaces', { ...NEW_WORKSPACE, right: NEW_WORKSPACE.left }],
    ['workspaces', { ...NEW_WORKSPACE, left: { ...NEW_WORKSPACE.left, panels: ['history'] } }],
    ['workspaces', { ...NEW_WORKSPACE, left: { ...NEW_WORKSPACE.left, width: 199 } }],
    ['view-preferences', { ...NEW_VIEW_PREFERENCE, guideStyle: 'dot' }],
    ['view-preferences', { ...NEW_VIEW_PREFERENCE, zoom: 6_401 }],
    ['view-preferences', NEW_WORKSPACE],
  ])('S14.03 are refused where the editor could not show them: %s (%#)', async (path, content) => {
    expect((await call('POST', path, { body: { name: 'Odd', content } })).status).toBe(400);
  });

  it('S15.14 and data sets may be changed by every role but plain user', async () => {
    const roles = ['subscription.admin', 'environment.admin', 'template.designer', 'content.admin'];
    const changes = async (account: string) => [
      (await upload('A\n1', { account })).statusCode,
      (await call('POST', 'workspaces', { account, body: { name: 'W', content: NEW_WORKSPACE } })).status,
      (await call('POST', 'view-preferences', { account, body: { name: 'V', content: NEW_VIEW_PREFERENCE } }))
        .status,
      (
        await call('PATCH', `data-sets/${dataSetId(ENVIRONMENTS.auroraProduction, 'Price list')}`, {
          account,
          body: { name: 'P' },
        })
      ).status,
    ];
    for (const role of roles) expect([role, ...(await changes(role))]).toEqual([role, 201, 201, 201, 200]);
    expect(await changes('user')).toEqual([403, 403, 403, 403]);
  });
});
