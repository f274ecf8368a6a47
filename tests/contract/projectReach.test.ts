import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataSetId, demoUserId, ENVIRONMENTS } from '@/demo';
import { newVariable, type Document, type VariableOf } from '@/engine/document';
import { projects } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { addProject, documentOfConnector, documentOfDataSet, documentWith } from './support/addProject';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, uploaded, folder } = mediaCalls(platform);
const user = { account: 'user' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const photo = (parts: Partial<VariableOf<'image'>> = {}): VariableOf<'image'> => ({
  ...newVariable('Photo', 'image'),
  ...parts,
});
const inFolder = (path: string, parts: Partial<VariableOf<'image'>> = {}) =>
  documentWith([photo({ folder: { type: 'fixed', path }, ...parts })]);
const started = (document: Document, account = 'user') => addProject(platform, { document, account });

const seen = (project: string, assetId: string) =>
  call('GET', `projects/${project}/picture/thumbnail`, { ...user, query: { connectorId: '', assetId } });
const filled = (document: Document, assetId: string): Document =>
  documentWith(
    Object.values(document.variables.items).map((variable) =>
      variable.type === 'image' ? { ...variable, value: { connectorId: '', assetId } } : variable,
    ),
  );
const save = (project: string, document: Document, account = 'user') =>
  call('PUT', `projects/${project}/document`, {
    account,
    body: { ...document, properties: { type: 'project' } },
  });
const output = (project: string, value: string, account = 'user') =>
  call('POST', 'output/png', {
    account,
    body: { projectId: project, outputSettings: {}, variables: [{ Photo: value }] },
  });

let secret: Schemas['MediaAsset'];
let offered: Schemas['MediaAsset'];

beforeEach(async () => {
  await folder('Secret');
  await folder('Offered');
  secret = await uploaded('Plan.png', await picture(8, 8, 'png'), { folderPath: '/Secret' });
  offered = await uploaded('Badge.png', await picture(8, 8, 'png'), { folderPath: '/Offered' });
});

describe('through a project of their own a plain user', () => {
  it('H6.01 reads rows of the project’s record data set only', async () => {
    const [own, other, foreign] = [
      dataSetId(ENVIRONMENTS.auroraProduction, 'Price list'),
      dataSetId(ENVIRONMENTS.auroraProduction, 'Guests of the opening'),
      dataSetId(ENVIRONMENTS.borealisProduction, 'Price list'),
    ];
    const project = await started(documentOfDataSet(own));
    const rows = (id: string, account = 'user') =>
      call('GET', `projects/${project}/data-sets/${id}/rows`, { account });
    expect((await rows(own)).status).toBe(200);
    const answers = await Promise.all([other, foreign, UNKNOWN].map((id) => rows(id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json<Schemas['Problem']>().detail)).size).toBe(1);
    // Users who may read all data sets may do so here too.
    await platform.db
      .update(projects)
      .set({ ownerId: demoUserId('template.designer@demo.test') })
      .where(eq(projects.id, project));
    expect((await rows(other, 'template.designer')).status).toBe(200);
  });

  it('H6.02 reads rows of its own record connector and of no other', async () => {
    const made = await call('POST', 'connectors', {
      account: 'environment.admin',
      body: { name: 'Prices', type: 'data' },
    });
    const { id } = made.json<Schemas['Connector']>();
    const without = await started(documentWith([]));
    const answers = await Promise.all(
      [id, UNKNOWN].map((each) => call('GET', `projects/${without}/connectors/${each}/rows`, user)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const ofDesigner = await started(documentWith([]), 'template.designer');
    expect((await call('GET', `projects/${ofDesigner}/connectors/${id}/rows`)).status).toBe(404);
    const having = await started(documentOfConnector(id));
    // The connector has no source yet, which only its own project can see.
    expect((await call('GET', `projects/${having}/connectors/${id}/rows`, user)).status).toBe(502);
  });

  it('H6.03 sees pictures of its image fields’ folders, by id and path, and none by a guessed name', async () => {
    const anywhere = await started(documentWith([photo()]));
    const statuses = async (project: string, assetIds: readonly string[]) =>
      Promise.all(assetIds.map(async (assetId) => (await seen(project, assetId)).status));
    expect(await statuses(anywhere, ['Plan.png', 'plan.png', 'Nothing.png'])).toEqual([404, 404, 404]);
    expect(await statuses(anywhere, [secret.id, 'Secret/Plan.png'])).toEqual([200, 200]);
    const limited = await started(inFolder('Offered'));
    expect(await statuses(limited, [offered.id, '/offered/badge.png', 'Badge.png'])).toEqual([200, 200, 200]);
    expect(await statuses(limited, [secret.id, 'Secret/Plan.png', 'Plan.png'])).toEqual([404, 404, 404]);
    const closed = [
      inFolder('Offered', { allowQuery: false }),
      inFolder('Offered', { isReadonly: true }),
      documentWith([]),
    ];
    for (const document of closed)
      expect(await statuses(await started(document), [offered.id, 'Badge.png'])).toEqual([404, 404]);
    await folder('Below', '/Offered');
    const below = await uploaded('Low.png', await picture(8, 8, 'png'), { folderPath: '/Offered/Below' });
    expect((await seen(limited, below.id)).status).toBe(200);
    const flat = await started(inFolder('Offered', { includeSubfolders: false }));
    expect(await statuses(flat, [offered.id, below.id])).toEqual([200, 404]);
  });

  it('H6.03 sees pictures named in its template’s scripts and rows', async () => {
    const rows = documentWith([
      photo({ folder: { type: 'fixed', path: 'Offered' } }),
      {
        ...newVariable('Rows', 'dataSource'),
        source: {
          type: 'injected',
          itemIdPropertyName: 'Photo',
          properties: [{ name: 'Photo', type: 'singleLine' }],
          rows: [{ Photo: 'Plan.png' }],
        },
      },
    ]);
    expect((await seen(await started(rows), 'Plan.png')).status).toBe(200);
    const script = `setImageVariableValue('Photo', 'Plan.png');`;
    const actions = { order: ['a'], items: { a: { name: 'Choose', triggers: [], script } } };
    const scripted = documentWith([photo({ isReadonly: true })], { actions });
    expect((await seen(await started(scripted), 'Plan.png')).status).toBe(200);
    const silent = documentWith([photo({ isReadonly: true })]);
    expect((await seen(await started(silent), 'Plan.png')).status).toBe(404);
  });

  it('H6.03 sees pictures named in the image column of its data set', async () => {
    const form = new FormData();
    form.append('file', new Blob(['Photo,Note\nPlan.png,Badge.png\n']), 'Pictures.csv');
    const sent = new Response(form);
    const made = await platform.app.inject({
      method: 'POST',
      url: '/grafx/api/v1/environment/aurora-production/data-sets',
      headers: {
        authorization: 'Bearer content.admin',
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const { id } = made.json<{ data: { id: string } }>().data;
    const source = {
      ...newVariable('Rows', 'dataSource'),
      source: { type: 'dataSet', dataSetId: id },
    } as const;
    const project = await started(documentWith([photo({ isReadonly: true }), source]));
    expect((await seen(project, 'Plan.png')).status).toBe(200);
    expect((await seen(project, 'Badge.png')).status).toBe(404);
  });

  it('H6.04 can’t save or output a picture the template does not offer, whether it exists or not', async () => {
    const document = inFolder('Offered');
    const project = await started(document);
    expect((await save(project, filled(document, offered.id))).status).toBe(204);
    for (const assetId of [secret.id, 'Plan.png', 'Nothing.png', UNKNOWN]) {
      const refused = await save(project, filled(document, assetId));
      expect(refused.status).toBe(400);
      const { detail, errors } = refused.json<Schemas['Problem']>();
      expect(detail).toBe('Photo can’t have this picture: its template does not offer it.');
      expect(errors?.map(({ field }) => field)).toEqual(['document.variables.items.Photo.value']);
      const task = await output(project, assetId);
      expect(task.json<Schemas['Problem']>()).toMatchObject({
        status: 422,
        code: 'pictureNotOffered',
        field: 'Photo',
        record: 1,
      });
    }
    expect((await output(project, 'Badge.png')).status).toBe(202);
    // A refused save grants no access.
    expect((await seen(project, secret.id)).status).toBe(404);
  });

  it('H6.04 keeps pictures that the previous owner with the right to media has chosen', async () => {
    const document = inFolder('Offered');
    const project = await started(document, 'template.designer');
    const chosen = filled(document, secret.id);
    expect((await save(project, chosen, 'template.designer')).status).toBe(204);
    expect((await output(project, 'Plan.png', 'template.designer')).status).toBe(202);
    await call('PUT', `projects/${project}/owner`, { body: { email: 'user@demo.test' } });
    expect((await seen(project, secret.id)).status).toBe(200);
    expect((await save(project, chosen)).status).toBe(204);
  });

  it('H6.05 gets no data of other pictures from connectors and smart crop', async () => {
    const connectors = (await call('GET', 'connectors', user)).json<{ data: Schemas['NamedConnector'][] }>()
      .data;
    const own = connectors.find(({ name }) => name === 'Environment media')?.id ?? '';
    const small = (assetId: string) =>
      call('GET', `connectors/${own}/picture/thumbnail`, { ...user, query: { assetId } });
    expect((await small('Plan.png')).status).toBe(404);
    expect((await small(secret.id)).status).toBe(200);
    const vision = (query: Record<string, string>) =>
      call('GET', '/grafx/api/experimental/environment/aurora-production/pictures/vision', {
        ...user,
        query: { connectorId: '', ...query },
      });
    expect((await vision({ assetId: 'Plan.png' })).status).toBe(404);
    const project = await started(inFolder('Offered'));
    expect((await vision({ assetId: 'Badge.png', projectId: project })).status).toBe(200);
    expect((await vision({ assetId: secret.id, projectId: project })).status).toBe(404);
  });

  it('H6.06 gets id, name and type of a connector; others get everything', async () => {
    const listed = await call('GET', 'connectors', user);
    const { data } = listed.json<{ data: object[] }>();
    expect(data.length).toBeGreaterThan(2);
    for (const connector of data) expect(Object.keys(connector).sort()).toEqual(['id', 'name', 'type']);
    expect(listed.text).not.toContain('https://');
    for (const account of ['content.admin', 'template.designer', 'environment.admin']) {
      const whole = (await call('GET', 'connectors', { account })).json<{ data: object[] }>().data;
      expect(whole.every((connector) => 'source' in connector)).toBe(true);
    }
  });
});
