import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS, outputSettingId, SUBSCRIPTIONS, userInterfaceId } from '@/demo';
import type { Schemas } from '../../platform/environment-api/operations';
import { callEnvironment } from './support/callEnvironment';
import { startTestPlatform } from './support/startTestPlatform';

type UserInterface = Schemas['UserInterface'];
type Collection = Schemas['TemplateCollection'];
type Problem = Schemas['Problem'];

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const setting = (name: string) => outputSettingId(ENVIRONMENTS.auroraProduction, name);
const [PRESS, GIF, MP4] = [
  setting('PDF for the press'),
  setting('GIF for e-mail'),
  setting('MP4 for social media'),
];
const DEFAULT = userInterfaceId(ENVIRONMENTS.auroraProduction, 'Default');

async function create(body: object): Promise<UserInterface> {
  const made = await call('POST', 'user-interfaces', { body });
  expect(made.status, made.text).toBe(201);
  return made.json<{ data: UserInterface }>().data;
}

const save = (id: string, body: object) => call('PUT', `user-interfaces/${id}`, { body });
const read = async (id: string) =>
  (await call('GET', `user-interfaces/${id}`)).json<{ data: UserInterface }>().data;

/** Returns the field of a refusal. */
const fieldOf = ({ status, json }: Awaited<ReturnType<typeof save>>) => [
  status,
  json<Problem>().errors?.[0]?.field,
];

const sectionsOf = ({ formBuilder }: UserInterface) => JSON.parse(formBuilder) as { type: string }[];

describe('a user interface', () => {
  it('S13.01 refuses a name used in its environment in any case', async () => {
    await create({ name: 'Größen' });
    const { id } = await create({ name: 'Other' });
    expect(fieldOf(await call('POST', 'user-interfaces', { body: { name: ' GRÖẞEN ' } }))).toEqual([
      400,
      'name',
    ]);
    expect(fieldOf(await save(id, { name: 'größen' }))).toEqual([400, 'name']);
    expect((await save(id, { name: 'OTHER' })).status).toBe(200);
  });

  it('S13.02 that is the default keeps its name, can’t be deleted, and can be changed', async () => {
    expect(fieldOf(await save(DEFAULT, { name: 'Mine' }))).toEqual([400, 'name']);
    expect((await call('DELETE', `user-interfaces/${DEFAULT}`)).status).toBe(400);
    expect((await call('DELETE', `user-interfaces/${DEFAULT}`, { query: { force: 'true' } })).status).toBe(
      400,
    );
    const changed = await save(DEFAULT, { name: 'Default', outputSettings: { print: [PRESS] } });
    expect(changed.status).toBe(200);
    expect(await read(DEFAULT)).toMatchObject({
      name: 'Default',
      default: true,
      outputSettings: { print: [PRESS], digitalStatic: [], digitalAnimated: [] },
    });
  });

  it('S13.03 accepts any number of output settings, GIF and MP4 for animated layouts only', async () => {
    const empty = await create({ name: 'Nothing' });
    expect(empty.outputSettings).toEqual({ print: [], digitalStatic: [], digitalAnimated: [] });
    const outputSettings = { print: [PRESS, setting('PDF to look at')], digitalAnimated: [MP4, GIF, MP4] };
    expect((await create({ name: 'Much', outputSettings })).outputSettings).toEqual({
      print: outputSettings.print,
      digitalStatic: [],
      digitalAnimated: [MP4, GIF],
    });
    for (const intent of ['print', 'digitalStatic'])
      expect(fieldOf(await save(empty.id, { name: 'Nothing', outputSettings: { [intent]: [GIF] } }))).toEqual(
        [400, `outputSettings.${intent}`],
      );
  });

  it('S13.04 refuses an unknown output setting, and loses deleted ones', async () => {
    const foreign = outputSettingId(ENVIRONMENTS.auroraSandbox, 'PNG for screens');
    const refused = await call('POST', 'user-interfaces', {
      body: { name: 'x', outputSettings: { digitalStatic: [foreign] } },
    });
    expect(fieldOf(refused)).toEqual([400, 'outputSettings.digitalStatic']);
    const one = await create({
      name: 'One',
      outputSettings: { print: [PRESS], digitalAnimated: [PRESS, MP4] },
    });
    const two = await create({ name: 'Two', outputSettings: { print: [PRESS] } });
    expect((await call('DELETE', `output/settings/${PRESS}`)).status).toBe(204);
    expect((await read(one.id)).outputSettings).toEqual({
      print: [],
      digitalStatic: [],
      digitalAnimated: [MP4],
    });
    expect((await read(two.id)).outputSettings.print).toEqual([]);
  });

  it('S13.05 starts with three sections that are all on', async () => {
    expect(sectionsOf(await create({ name: 'New' }))).toEqual([
      { type: 'datasource', active: true, header: 'Output data source', helpText: '' },
      {
        type: 'layouts',
        active: true,
        header: 'Layouts',
        helpText: '',
        layoutSelector: true,
        showWidthHeightInputs: true,
      },
      { type: 'variables', active: true, header: 'Customize', helpText: '' },
    ]);
  });

  it('S13.06 S13.07 keeps the order, switches, headings and choices of its sections', async () => {
    const formBuilder = JSON.stringify([
      {
        type: 'variables',
        active: true,
        header: 'Your text',
        helpText: 'Up to 20 letters.',
        variableGroups: { show: ['Address'] },
      },
      {
        type: 'layouts',
        active: false,
        header: 'Sizes',
        helpText: '',
        layoutSelector: true,
        showWidthHeightInputs: false,
      },
    ]);
    const { id } = await create({ name: 'Form', formBuilder });
    expect((await read(id)).formBuilder).toBe(formBuilder);
  });

  it.each([
    'no JSON',
    '{}',
    '[1]',
    '[{"type":"other","active":true,"header":"","helpText":""}]',
    '[{"type":"layouts","active":"yes","header":"","helpText":""}]',
    '[{"type":"layouts","active":true,"header":"","helpText":"","colour":"red"}]',
    '[{"type":"layouts","active":true,"header":"","helpText":""},{"type":"layouts","active":true,"header":"","helpText":""}]',
    '[{"type":"variables","active":true,"header":"","helpText":"","variableGroups":{"show":"all"}}]',
  ])('S13.08 takes no form builder such as %s', async (formBuilder) => {
    const refused = await call('POST', 'user-interfaces', { body: { name: 'x', formBuilder } });
    expect(fieldOf(refused)).toEqual([400, 'formBuilder']);
  });

  it('is found by name, and belongs to its environment', async () => {
    const listed = await call('GET', 'user-interfaces', { query: { search: 'SOCIAL' } });
    expect(listed.json<{ data: UserInterface[] }>().data.map(({ name }) => name)).toEqual(['Social media']);
    const foreign = userInterfaceId(ENVIRONMENTS.auroraSandbox, 'Default');
    expect((await call('GET', `user-interfaces/${foreign}`)).status).toBe(404);
  });

  it('S13.02 exists in a new environment, as the default one', async () => {
    const { defaultName } = await platform.ok('subscription.admin', 'createEnvironment', {
      body: { subscriptionId: SUBSCRIPTIONS.aurora, type: 'development' },
    });
    const root = `/grafx/api/v1/environment/${defaultName}`;
    const account = 'subscription.admin';
    const listed = await call('GET', `${root}/user-interfaces`, { account });
    const faces = listed.json<{ data: UserInterface[] }>().data;
    expect(faces).toMatchObject([{ name: 'Default', default: true }]);

    const settings = await call('GET', `${root}/output/settings`, { account });
    const { data } = settings.json<{ data: Schemas['OutputSetting'][] }>();
    expect(data.map(({ type, default: isDefault }) => [type, isDefault]).sort()).toEqual(
      ['GIF', 'JPG', 'MP4', 'PDF', 'PNG'].map((type) => [type, true]),
    );
    const typesOf = (ids: string[]) => ids.map((id) => data.find((each) => each.id === id)?.type);
    expect(typesOf(faces[0]?.outputSettings.print ?? [])).toEqual(['PDF', 'PNG', 'JPG']);
    expect(typesOf(faces[0]?.outputSettings.digitalAnimated ?? [])).toContain('MP4');
  });
});

describe('a collection', () => {
  const EVENTS = demoId(`collection:${ENVIRONMENTS.auroraProduction}:Events`);
  const collection = async () =>
    (await call('GET', `template-collections/${EVENTS}`)).json<{ data: Collection }>().data;
  const use = (userInterfaceId: string | null) =>
    call('PATCH', `template-collections/${EVENTS}`, { body: { userInterfaceId } });

  it('S9.23 S9.24 accepts a user interface of its own environment or none', async () => {
    const { id } = await create({ name: 'Kiosk' });
    const foreign = userInterfaceId(ENVIRONMENTS.auroraSandbox, 'Default');
    expect(fieldOf(await use(foreign))).toEqual([400, 'userInterfaceId']);
    expect((await collection()).userInterfaceId).toBeNull();
    expect((await use(id)).status).toBe(200);
    expect((await collection()).userInterfaceId).toBe(id);
    expect((await use(null)).json<{ data: Collection }>().data.userInterfaceId).toBeNull();
  });

  it('S9.22 keeps its user interface when only its name changes, and its name with another one', async () => {
    const { id } = await create({ name: 'Kiosk' });
    await use(id);
    await call('PATCH', `template-collections/${EVENTS}`, { body: { name: 'Occasions' } });
    expect(await collection()).toMatchObject({ name: 'Occasions', userInterfaceId: id, count: 4 });
    await use(null);
    expect(await collection()).toMatchObject({ name: 'Occasions', userInterfaceId: null });
  });

  it('S13.11 is named before its user interface is deleted, and uses the default one afterwards', async () => {
    const { id } = await create({ name: 'Kiosk' });
    await use(id);
    const refused = await call('DELETE', `user-interfaces/${id}`);
    expect([refused.status, refused.json<Problem>().detail]).toEqual([
      409,
      'The collection “Events” uses it.',
    ]);
    expect((await call('DELETE', `user-interfaces/${id}`, { query: { force: 'true' } })).status).toBe(204);
    expect((await collection()).userInterfaceId).toBeNull();
    expect((await call('DELETE', `user-interfaces/${id}`)).status).toBe(404);
  });
});

describe('a project', () => {
  const EVENTS = demoId(`collection:${ENVIRONMENTS.auroraProduction}:Events`);
  const INVITATION = demoId(`template:${ENVIRONMENTS.auroraProduction}:Invitation`);
  const PNG = setting('PNG for screens');
  const use = (userInterfaceId: string | null) =>
    call('PATCH', `template-collections/${EVENTS}`, { body: { userInterfaceId } });

  async function start(body: object): Promise<string> {
    const made = await call('POST', 'projects', {
      account: 'user',
      body: { template: { id: INVITATION }, ...body },
    });
    expect(made.status, made.text).toBe(201);
    return made.json<{ data: { id: string } }>().data.id;
  }
  const shown = async (projectId: string) =>
    (await call('GET', `projects/${projectId}/user-interface`, { account: 'user' })).json<{
      data: Schemas['ProjectUserInterface'];
    }>().data;

  it('S13.10 shows the current user interface of its collection, or the default one', async () => {
    const { id } = await create({ name: 'Kiosk', outputSettings: { print: [PRESS] } });
    await use(id);
    const projectId = await start({ collectionId: EVENTS });
    expect(await shown(projectId)).toMatchObject({ id, name: 'Kiosk' });

    const formBuilder = JSON.stringify([
      { type: 'variables', active: true, header: 'Your event', helpText: 'What and when.' },
    ]);
    const outputSettings = { print: [PRESS], digitalAnimated: [MP4, PNG] };
    expect((await save(id, { name: 'Kiosk', formBuilder, outputSettings })).status).toBe(200);
    expect(await shown(projectId)).toMatchObject({ id, formBuilder });

    await use(null);
    expect(await shown(projectId)).toMatchObject({ id: DEFAULT });
  });

  it('S11.18 offers the output settings of its user interface by name, in their order, without those deleted', async () => {
    const outputSettings = { print: [PRESS], digitalAnimated: [MP4, PNG] };
    const { id } = await create({ name: 'Kiosk', outputSettings });
    await use(id);
    const projectId = await start({ collectionId: EVENTS });
    const named = async () => {
      const { print, digitalAnimated, digitalStatic } = (await shown(projectId)).outputSettings;
      return [print, digitalAnimated, digitalStatic].map((outputs) => outputs.map(({ name }) => name));
    };
    expect(await named()).toEqual([['PDF for the press'], ['MP4 for social media', 'PNG for screens'], []]);
    expect((await shown(projectId)).outputSettings.print).toMatchObject([
      { id: PRESS, type: 'PDF', dataSourceEnabled: expect.any(Boolean) as boolean },
    ]);
    await call('DELETE', `output/settings/${PRESS}`);
    expect(await named()).toEqual([[], ['MP4 for social media', 'PNG for screens'], []]);
  });

  it('S13.10 shows the default one when started without a collection, and none of another’s project', async () => {
    const projectId = await start({});
    expect(await shown(projectId)).toMatchObject({ id: DEFAULT });
    const others = await call('GET', `projects/${projectId}/user-interface`, {
      account: 'template.designer',
    });
    expect(others.status).toBe(404);
  });
});
