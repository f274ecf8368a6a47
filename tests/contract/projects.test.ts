import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Document } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import type { Schemas } from '../../platform/environment-api/operations';
import { damage, emptyDocument, sampleDocument } from '../unit/engine/support/sampleDocument';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type Project = Schemas['Project'];
type Problem = Schemas['Problem'];
interface List {
  data: Project[];
  links: { nextPage?: string };
  total: number;
}

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const later = () => (platform.now = new Date(platform.now.getTime() + 60_000));

/** Adds a template to a collection under another name, by a template designer. */
async function offer(called = 'Window poster', body: unknown = sampleDocument()) {
  const made = await call('POST', 'templates', { query: { name: 'Poster' }, body });
  const templateId = made.json<{ data: { id: string } }>().data.id;
  const collection = await call('POST', 'template-collections', { body: { name: `Shop ${templateId}` } });
  const collectionId = collection.json<{ data: { id: string } }>().data.id;
  const path = `template-collections/${collectionId}/templates`;
  await call('POST', path, { body: { templateId } });
  await call('PATCH', `${path}/${templateId}`, { body: { name: called } });
  return { templateId, collectionId };
}

interface Start {
  templateId: string;
  collectionId?: string;
  name?: string;
}

const start = ({ templateId, ...rest }: Start, account = 'user') =>
  call('POST', 'projects', { account, body: { template: { id: templateId }, ...rest } });

/** Starts a project of the plain user. */
async function started(name?: string, document?: unknown): Promise<Project> {
  const made = await start({ ...(await offer(undefined, document)), ...(name !== undefined && { name }) });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: Project }>().data;
}

const asUser = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  rest: { body?: unknown; query?: Record<string, string | number> } = {},
) => call(method, path, { account: 'user', ...rest });

const handedOver = (id: string, email: string) => asUser('PUT', `projects/${id}/owner`, { body: { email } });

const documentOf = async (id: string) => (await asUser('GET', `projects/${id}/document`)).json<Document>();
const list = async (query: Record<string, string | number> = {}, account = 'user') =>
  (await call('GET', 'projects', { account, query })).json<List>();
const namesOf = ({ data }: List) => data.map(({ name }) => name);

/** Saves a document based on the state of `etag`, as an editor does. */
async function save(id: string, document: unknown, etag?: string) {
  const { statusCode, headers, body } = await platform.app.inject({
    method: 'PUT',
    url: `${AURORA}/projects/${id}/document`,
    headers: {
      authorization: 'Bearer user',
      'content-type': 'application/json',
      ...(etag !== undefined && { 'if-match': etag }),
    },
    payload: typeof document === 'string' ? document : JSON.stringify(document),
  });
  return {
    status: statusCode,
    etag: String(headers.etag),
    problem: body === '' ? undefined : (JSON.parse(body) as Problem),
  };
}

describe('a project', () => {
  it('S11.02 is a copy of a collection’s template with its name there', async () => {
    const of = await offer('Window poster');
    const made = (await start(of)).json<{ data: Project }>().data;
    expect(made).toMatchObject({ name: 'Window poster', revision: 1, ...of });
    expect(await documentOf(made.id)).toEqual({
      ...sampleDocument(),
      properties: { type: 'project', templateId: of.templateId },
    });
    expect((await start({ ...of, name: ' Mine ' })).json<{ data: Project }>().data.name).toBe('Mine');
  });

  it('S15.05 is started by a plain user only with a template of a collection', async () => {
    const { templateId, collectionId } = await offer();
    expect((await start({ templateId })).json<{ data: Project }>().data).toMatchObject({
      name: 'Poster',
      templateId,
      collectionId: null,
    });
    const other = await offer();
    expect((await start({ templateId, collectionId: other.collectionId })).status).toBe(404);
    const nowhere = demoId(`collection:${ENVIRONMENTS.auroraSandbox}:Events`);
    expect((await start({ templateId, collectionId: nowhere })).status).toBe(404);
    expect((await start({ templateId, collectionId, name: '  ' })).status).toBe(400);
    await call('DELETE', `template-collections/${collectionId}`);
    expect((await start({ templateId })).status).toBe(404);
    expect((await start({ templateId }, 'template.designer')).status).toBe(201);
  });

  it.each([
    'full.access',
    'subscription.admin',
    'environment.admin',
    'template.designer',
    'content.admin',
    'user',
  ])('S15.07 is created, changed, output and deleted by %s', async (account) => {
    const made = await start(await offer(), account);
    expect(made.status).toBe(201);
    const projectId = made.json<{ data: Project }>().data.id;
    const path = `projects/${projectId}`;
    const statuses = [
      await call('PUT', `${path}/document`, { account, body: sampleDocument() }),
      await call('PATCH', path, { account, body: { name: 'Mine' } }),
      await call('POST', 'output/png', { account, body: { projectId, outputSettings: {} } }),
      await call('DELETE', path, { account }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 200, 202, 204]);
  });

  it('S11.03 stays unchanged when its template is edited and deleted', async () => {
    const { id, templateId } = await started();
    const before = await documentOf(id);
    await call('PUT', `templates/${templateId}`, { body: emptyDocument(), query: { name: 'Other' } });
    expect(await documentOf(id)).toEqual(before);
    const gone = await call('DELETE', `templates/${templateId}`, { query: { force: 'true' } });
    expect(gone.status).toBe(204);
    expect(await documentOf(id)).toEqual(before);
    const { data } = (await asUser('GET', `projects/${id}`)).json<{ data: Project }>();
    expect(data).toMatchObject({ name: 'Window poster', templateId: null });
    expect((await asUser('GET', `projects/${id}/preview/thumbnail`)).status).toBe(200);
  });

  it('S11.04 answers only its owner, and 404 to admins and full access', async () => {
    const { id } = await started('Hidden');
    const never = '00000000-0000-4000-8000-000000000000';
    const ways = [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/duplicate', { name: 'Mine' }],
      ['GET', '/document', undefined],
      ['PUT', '/document', sampleDocument()],
      ['GET', '/preview/thumbnail', undefined],
      ['GET', '/font?family=Inter&style=Regular', undefined],
      ['GET', `/picture/medium?connectorId=${never}&assetId=x`, undefined],
    ] as const;
    for (const account of ['full.access', 'subscription.admin', 'environment.admin', 'user.many']) {
      expect(namesOf(await list({}, account)), account).not.toContain('Hidden');
      for (const [method, path, body] of ways) {
        const ask = (which: string) => call(method, `projects/${which}${path}`, { account, body });
        const [foreign, missing] = [await ask(id), await ask(never)];
        expect([foreign.status, foreign.json<Problem>().detail], `${account} ${method} ${path}`).toEqual([
          404,
          missing.json<Problem>().detail,
        ]);
      }
    }
    expect((await asUser('GET', `projects/${id}`)).json<{ data: Project }>().data.name).toBe('Hidden');
  });

  it('S11.05 is renamed, duplicated and deleted by its owner', async () => {
    const { id } = await started('First');
    const changed = damage(sampleDocument(), (copy) => (copy.variables.items.who.value = 'Changed'));
    await save(id, changed);
    later();
    const renamed = await asUser('PATCH', `projects/${id}`, { body: { name: ' Spring ' } });
    expect(renamed.json<{ data: Project }>().data).toMatchObject({
      name: 'Spring',
      lastModifiedDate: platform.now.toISOString(),
    });
    const copied = await asUser('POST', `projects/${id}/duplicate`, { body: { name: 'Autumn' } });
    const copy = copied.json<{ data: Project }>().data;
    expect([copied.status, copy.name, copy.revision]).toEqual([201, 'Autumn', 1]);
    expect(await documentOf(copy.id)).toEqual(changed);
    expect((await asUser('DELETE', `projects/${id}`)).status).toBe(204);
    expect((await asUser('GET', `projects/${id}`)).status).toBe(404);
    expect(await documentOf(copy.id)).toEqual(changed);
    for (const name of ['', ' ', 'x'.repeat(256)])
      expect((await asUser('PATCH', `projects/${copy.id}`, { body: { name } })).status).toBe(400);
  });

  it('S1.14b returns page previews in the requested size and layout', async () => {
    const { id } = await started();
    const of = (path: string) => asUser('GET', `projects/${id}/preview/${path}`);
    for (const [quality, longest] of [
      ['thumbnail', 256],
      ['medium', 512],
      ['highest', 1000],
    ] as const) {
      const { width, height } = await sharp((await of(quality)).bytes).metadata();
      expect(Math.max(width, height), quality).toBe(longest);
    }
    expect(await of('medium')).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect((await of('medium?layoutId=half')).status).toBe(200);
    expect((await of('medium?layoutId=nowhere')).status).toBe(404);
    expect((await of('vast')).status).toBe(400);
  });
});

describe('the list of projects', () => {
  it('S11.01 lists the caller’s own, searched, sorted and paged', async () => {
    for (const name of ['Über uns', 'apple', 'Zebra', 'ubersicht']) {
      later();
      await started(name);
    }
    const ours = ({ data }: List) => data.filter(({ revision }) => revision === 1);
    expect(ours(await list()).map(({ name }) => name)).toEqual(['ubersicht', 'Zebra', 'apple', 'Über uns']);
    expect(ours(await list({ sortBy: 'Name' })).map(({ name }) => name)).toEqual([
      'apple',
      'Über uns',
      'ubersicht',
      'Zebra',
    ]);
    expect(namesOf(await list({ search: 'UBER', sortBy: 'created' }))).toEqual(['Über uns', 'ubersicht']);
    const { links, total } = await list({ search: 'uber', limit: 1, sortBy: 'name' });
    const nextPageToken = new URL(links.nextPage ?? '', 'http://x').searchParams.get('nextPageToken') ?? '';
    expect(total).toBe(2);
    const next = await list({ search: 'uber', limit: 1, sortBy: 'name', nextPageToken });
    expect([namesOf(next), next.links]).toEqual([['ubersicht'], {}]);
    const foreign = await call('GET', 'projects', {
      account: 'template.designer',
      query: { search: 'uber', limit: 1, sortBy: 'size' },
    });
    expect(foreign.status).toBe(400);
    expect(namesOf(await list({ search: 'uber' }, 'template.designer'))).toEqual([]);
  });
});

describe('saving a project', () => {
  it('S11.15 answers 412 to an older state with the date and revision of the newer one', async () => {
    const { id } = await started();
    const read = await asUser('GET', `projects/${id}/document`);
    const [first, second] = ['First', 'Second'].map((name) =>
      damage(sampleDocument(), (copy) => (copy.variables.items.who.value = name)),
    );
    later();
    const newer = await save(id, first, String(read.headers.etag));
    expect(newer.status).toBe(204);
    const older = await save(id, second, String(read.headers.etag));
    expect(older.status).toBe(412);
    expect(older.problem?.detail).toBe(
      'This project was saved in another tab since you opened it here. Load its newer state, or save this one as a copy.',
    );
    expect(older.problem?.saved).toEqual({ by: null, at: platform.now.toISOString(), revision: 2 });
    expect(await documentOf(id)).toEqual(first);
    expect((await asUser('GET', `projects/${id}`)).headers.etag).toBe(newer.etag);
    expect((await save(id, second, newer.etag)).status).toBe(204);
    expect((await save(id, first)).status).toBe(204);
    expect(await documentOf(id)).toEqual(first);
  });

  it('S11.11 refuses changes of locked properties with the name of the frame', async () => {
    const { id, templateId } = await started();
    const before = await documentOf(id);
    const moved = damage(sampleDocument(), (copy) => (copy.layouts.items.a4.placements.shape.x += 5));
    const freed = damage(moved as Document, (copy) => {
      const all = { ...ALL_OFF, selectionAllowed: true, horizontalMoveAllowed: true };
      copy.constraints.frames.shape = all;
    });
    for (const document of [moved, freed]) {
      const { status, problem } = await save(id, document);
      expect([status, problem?.detail]).toEqual([400, 'Ground can’t be moved across.']);
    }
    // Later changes of the template do not affect started projects.
    await call('PUT', `templates/${templateId}`, { body: freed });
    expect((await save(id, moved)).status).toBe(400);
    expect(await documentOf(id)).toEqual(before);
    const { data } = (await asUser('POST', `projects/${id}/duplicate`, { body: { name: 'Copy' } })).json<{
      data: Project;
    }>();
    expect((await save(data.id, moved)).status).toBe(400);
    const free = await started('Free', freed);
    expect((await save(free.id, moved)).problem?.detail).toMatch(/^A project can’t change what users may do/);
    expect((await save(free.id, freed)).status).toBe(204);
  });

  it('is not disturbed by a rename', async () => {
    const { id } = await started();
    const etag = String((await asUser('GET', `projects/${id}/document`)).headers.etag);
    await asUser('PATCH', `projects/${id}`, { body: { name: 'Other' } });
    expect((await save(id, sampleDocument(), etag)).status).toBe(204);
  });

  it('refuses an invalid document, also one without a selected layout', async () => {
    const { id } = await started();
    const before = await documentOf(id);
    const { selectedLayoutId: _, ...without } = sampleDocument();
    const refused: [document: unknown, code: number][] = [
      [without, 303012],
      [{ ...sampleDocument(), selectedLayoutId: 'nowhere' }, 303012],
      ['{"layouts":', 303011],
      ['', 303011],
      [{ ...sampleDocument(), documentVersion: 99 }, 303001],
    ];
    for (const [document, code] of refused) {
      const { status, problem } = await save(id, document);
      expect([status, problem?.code], JSON.stringify(document).slice(0, 80)).toEqual([400, code]);
    }
    expect(await documentOf(id)).toEqual(before);
  });
});

describe('a project that is handed over to another user', () => {
  it('S16.11 belongs to the receiver at once, and answers 404 to the giver', async () => {
    const { id, name } = await started();
    expect((await handedOver(id, 'Template.Designer@demo.test')).status).toBe(204);
    expect(namesOf(await list({}, 'template.designer'))).toContain(name);
    expect((await asUser('GET', `projects/${id}`)).status).toBe(404);
    expect((await asUser('GET', `projects/${id}/document`)).status).toBe(404);
    expect((await asUser('PATCH', `projects/${id}`, { body: { name: 'Mine again' } })).status).toBe(404);
    expect((await handedOver(id, 'user@demo.test')).status).toBe(404);
    const theirs = await call('PATCH', `projects/${id}`, {
      account: 'template.designer',
      body: { name: 'Taken on' },
    });
    expect(theirs.status).toBe(200);
  });

  it('S16.11 goes only to members of the environment and does not reveal other accounts', async () => {
    const { id } = await started();
    const refusals: Problem[] = [];
    for (const email of ['nobody@demo.test', 'no.role@demo.test', 'inactive@demo.test'])
      refusals.push((await handedOver(id, email)).json<Problem>());
    const [first, ...others] = refusals;
    expect(first).toMatchObject({ status: 400, detail: 'No member of this environment has this address.' });
    for (const other of others) expect(other.detail).toBe(first?.detail);
    const own = await handedOver(id, 'user@demo.test');
    expect(own.json<Problem>().detail).toBe('This project is yours already.');
    expect((await asUser('GET', `projects/${id}`)).status).toBe(200);
  });
});
