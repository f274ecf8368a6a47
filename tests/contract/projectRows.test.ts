import { describe, expect, it } from 'vitest';
import { newVariable } from '@/engine/document';
import { PROJECT_ROW_LIMITS } from '@/domain/projects';
import type { Schemas } from '../../platform/environment-api/operations';
import { projectRows } from '../../platform/database/schema';
import { addProject, documentWith } from './support/addProject';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Problem = Schemas['Problem'];
type Rows = Schemas['ProjectRows'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);

const DOCUMENT = documentWith([newVariable('Name', 'shortText'), newVariable('Price', 'number')]);
const ROWS: Rows['rows'] = [{ Name: 'Ada\u0000 “x”', Price: 'soon' }, {}, { gone: '12.50' }];

const projectOfUser = () => addProject(platform, { document: DOCUMENT });
const read = (id: string, account = 'user') => call('GET', `projects/${id}/rows`, { account });
const rowsOf = async (id: string, account = 'user') => (await read(id, account)).json<Rows>().rows;

/** Saves rows based on the state of `etag`, as a table does. */
async function save(
  id: string,
  body: unknown,
  { etag, account = 'user' }: { etag?: string; account?: string } = {},
) {
  const {
    statusCode,
    headers,
    body: text,
  } = await platform.app.inject({
    method: 'PUT',
    url: `${AURORA}/projects/${id}/rows`,
    headers: {
      authorization: `Bearer ${account}`,
      'content-type': 'application/json',
      ...(etag !== undefined && { 'if-match': etag }),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: statusCode,
    etag: String(headers.etag),
    problem: text === '' ? undefined : (JSON.parse(text) as Problem),
  };
}

describe('the rows of a project', () => {
  it('F7.01 are empty at first and return any values as they were saved', async () => {
    const id = await projectOfUser();
    const first = await read(id);
    expect(first.json()).toEqual({ rows: [] });
    expect(first.headers.etag).toBe('"0"');
    expect((await save(id, { rows: ROWS }, { etag: '"0"' })).status).toBe(204);
    const again = await read(id);
    expect(again.json()).toEqual({ rows: ROWS });
    expect(again.headers).toMatchObject({ etag: '"1"', 'content-type': 'application/json; charset=utf-8' });
    expect((await save(id, { rows: [] }, { etag: '"1"' })).etag).toBe('"2"');
    expect(await rowsOf(id)).toEqual([]);
  });

  it('F7.02 are refused with the faulty field and stay unchanged', async () => {
    const id = await projectOfUser();
    await save(id, { rows: ROWS });
    const refused = [
      ['[', undefined],
      [[], undefined],
      [{}, 'rows'],
      [{ rows: {} }, 'rows'],
      [{ rows: [], more: true }, 'more'],
      [{ rows: [{}, null] }, 'rows.1'],
      [{ rows: [['a']] }, 'rows.0'],
      [{ rows: [{ Price: 5 }] }, 'rows.0.Price'],
      [{ rows: [{ Name: { deep: '' } }] }, 'rows.0.Name'],
    ] as const;
    for (const [body, field] of refused) {
      const { status, problem } = await save(id, body);
      expect([status, problem?.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect(await rowsOf(id)).toEqual(ROWS);
  });

  it('F7.02 are up to 10,000 and 10 MB', async () => {
    const id = await projectOfUser();
    const many = Array.from({ length: PROJECT_ROW_LIMITS.rows }, (_, index) => ({ Name: `Guest ${index}` }));
    expect((await save(id, { rows: many })).status).toBe(204);
    expect(await rowsOf(id)).toHaveLength(PROJECT_ROW_LIMITS.rows);
    expect(await save(id, { rows: [...many, {}] })).toMatchObject({
      status: 413,
      problem: { detail: 'A project has up to 10,000 rows.' },
    });
    // Bytes count, not characters.
    const wide = [{ Name: 'é'.repeat(PROJECT_ROW_LIMITS.bytes / 2) }];
    expect(await save(id, { rows: wide })).toMatchObject({
      status: 413,
      problem: { detail: 'The rows of a project take up to 10 MB.' },
    });
    expect(await rowsOf(id)).toHaveLength(PROJECT_ROW_LIMITS.rows);
  });

  it('F7.03 are not overwritten from an older state, unless without a state', async () => {
    const id = await projectOfUser();
    const { etag } = await save(id, { rows: [{ Name: 'First' }] }, { etag: '"0"' });
    expect((await save(id, { rows: [{ Name: 'Second' }] }, { etag })).status).toBe(204);
    const stale = await save(id, { rows: [{ Name: 'Third' }] }, { etag });
    expect(stale).toMatchObject({ status: 412, problem: { saved: { by: null, revision: 2 } } });
    expect((await save(id, { rows: [] }, { etag: '"0"' })).status).toBe(412);
    expect(await rowsOf(id)).toEqual([{ Name: 'Second' }]);
    expect((await save(id, { rows: [{ Name: 'Third' }] })).etag).toBe('"3"');
  });

  it('F7.03 are of a revision of their own: a save of them is no save of the document', async () => {
    const id = await projectOfUser();
    const before = await call('GET', `projects/${id}`, { account: 'user' });
    platform.now = new Date(platform.now.getTime() + 60_000);
    await save(id, { rows: ROWS });
    const after = await call('GET', `projects/${id}`, { account: 'user' });
    expect(after.headers.etag).toBe(before.headers.etag);
    type One = { data: Schemas['Project'] };
    const { lastModifiedContentUtc } = before.json<One>().data;
    const lastModifiedDate = platform.now.toISOString();
    expect(after.json<One>().data).toMatchObject({ lastModifiedContentUtc, lastModifiedDate });
  });

  it.each(['full.access', 'environment.admin', 'template.designer', 'content.admin', 'no.role'])(
    'F7.04 are not there for %s, who does not own the project',
    async (account) => {
      const id = await projectOfUser();
      await save(id, { rows: ROWS });
      expect((await read(id, account)).status).toBe(404);
      // Their content is not parsed.
      expect((await save(id, '[', { account })).status).toBe(404);
      expect((await save(id, { rows: [] }, { account })).status).toBe(404);
      expect(await rowsOf(id)).toEqual(ROWS);
    },
  );

  it('F7.05 are copied, handed over and deleted with their project', async () => {
    const id = await projectOfUser();
    await save(id, { rows: ROWS });
    const made = await call('POST', `projects/${id}/duplicate`, { account: 'user', body: { name: 'Again' } });
    const copy = made.json<{ data: Schemas['Project'] }>().data.id;
    expect(await rowsOf(copy)).toEqual(ROWS);
    await save(copy, { rows: [] });
    expect(await rowsOf(id)).toEqual(ROWS);
    const receiver = 'template.designer';
    await call('PUT', `projects/${id}/owner`, { account: 'user', body: { email: `${receiver}@demo.test` } });
    expect((await read(id)).status).toBe(404);
    expect(await rowsOf(id, receiver)).toEqual(ROWS);
    await call('DELETE', `projects/${id}`, { account: receiver });
    await call('DELETE', `projects/${copy}`, { account: 'user' });
    expect(await platform.db.$count(projectRows)).toBe(0);
  });
});
