import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { newVariable, type Document, type VariableOf } from '@/engine/document';
import { projects } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf } from '../engine/reference/build';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

type Page = Schemas['ProjectPicturePage'];

const platform = startTestPlatform({ keepsChanges: true });
const { call, folder, uploaded } = mediaCalls(platform);

/** Adds a project of a plain user with one image field. @returns its id */
async function addProject(
  part: Partial<VariableOf<'image'>>,
  shelves: readonly string[] = [],
): Promise<string> {
  const photo: VariableOf<'image'> = { ...newVariable('Photo', 'image'), ...part };
  const shelf = { ...newVariable('Shelf', 'list'), items: shelves.map((value) => ({ value })) };
  const document: Document = {
    ...documentOf([], { width: 40, height: 30 }),
    variables: { order: ['photo', 'shelf'], items: { photo, shelf } },
  };
  const text = JSON.stringify(document);
  const { now } = platform;
  const [row] = await platform.db
    .insert(projects)
    .values({
      environmentId: ENVIRONMENTS.auroraProduction,
      ownerId: demoUserId('user@demo.test'),
      document: text,
      startDocument: text,
      name: 'Card',
      nameKey: itemNameKey('Card'),
      createdAt: now,
      modifiedAt: now,
      contentModifiedAt: now,
    })
    .returning({ id: projects.id });
  return row?.id ?? '';
}

const ask = (projectId: string, query: Record<string, string | number> = {}, account = 'user') =>
  call('GET', `projects/${projectId}/pictures`, { account, query: { variableId: 'photo', ...query } });

async function offered(...of: Parameters<typeof ask>): Promise<string[]> {
  const answer = await ask(...of);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Page>().data.map(({ type, name }) => `${type} ${name}`);
}

/** Adds the folders `/Team` and `/Team/Lead`, with a picture in each and one outside. */
async function addPictures(team: string): Promise<Record<'in' | 'below' | 'outside', string>> {
  await folder(team);
  await folder('Lead', `/${team}`);
  await folder(`Not ${team}`);
  const bytes = await picture(40, 30, 'png');
  return {
    in: (await uploaded('in.png', bytes, { folderPath: `/${team}` })).id,
    below: (await uploaded('below.png', bytes, { folderPath: `/${team}/Lead` })).id,
    outside: (await uploaded(`${team} outside.png`, bytes, { folderPath: `/Not ${team}` })).id,
  };
}

describe('the pictures that a field of a project offers', () => {
  it('H1.15 list the folder of the field, and its subfolders if the template allows them, to a plain user', async () => {
    const ids = await addPictures('Team');
    const path = { type: 'fixed', path: 'Team' } as const;
    const whole = await addProject({ folder: path, includeSubfolders: true });
    expect((await call('GET', 'media', { account: 'user' })).status).toBe(403);
    const first = await ask(whole);
    expect(first.json<Page>()).toMatchObject({ connectorId: '', folder: '/Team' });
    expect(await offered(whole)).toEqual(['folder Lead', 'asset in.png']);
    expect(await offered(whole, { folder: '/Team/Lead' })).toEqual(['asset below.png']);
    expect(await offered(whole, { search: 'below' })).toEqual(['asset below.png']);
    const shallow = await addProject({ folder: path, includeSubfolders: false });
    expect(await offered(shallow)).toEqual(['asset in.png']);
    expect(await offered(shallow, { search: 'below' })).toEqual([]);
    const show = (assetId: string) =>
      call('GET', `projects/${whole}/picture/thumbnail`, {
        account: 'user',
        query: { connectorId: '', assetId },
      });
    const statuses = await Promise.all(
      [ids.in, ids.below, ids.outside].map(async (id) => (await show(id)).status),
    );
    expect(statuses.map((status) => status === 404)).toEqual([false, false, true]);
  });

  it('H1.15 are those of the folders another variable can name only', async () => {
    await addPictures('North');
    await addPictures('South');
    const folder = { type: 'variable', variableId: 'shelf' } as const;
    const id = await addProject({ folder, includeSubfolders: false }, ['North', 'South']);
    expect(await offered(id)).toEqual(['folder North', 'folder South']);
    expect(await offered(id, { folder: '/', search: 'sou' })).toEqual(['folder South']);
    expect(await offered(id, { folder: '/North' })).toEqual(['asset in.png']);
    for (const other of ['/North/Lead', '/Not North', '/Nowhere'])
      expect((await ask(id, { folder: other })).status, other).toBe(400);
    const only = await addProject({ folder, includeSubfolders: true }, ['South']);
    expect(await offered(only, { folder: '/' })).toEqual(['folder Lead', 'asset in.png']);
  });

  it('H1.15 are paged', async () => {
    await addPictures('Pages');
    const id = await addProject({ folder: { type: 'fixed', path: 'Pages' }, includeSubfolders: true });
    const first = (await ask(id, { limit: 1 })).json<Page>();
    expect(first.data).toMatchObject([{ name: 'Lead' }]);
    const next = await call('GET', first.links.nextPage ?? '', { account: 'user' });
    expect(next.json<Page>().data).toMatchObject([{ name: 'in.png' }]);
    expect(next.json<Page>().links.nextPage).toBeUndefined();
  });

  it.each([
    ['a folder outside', { folder: '/Elsewhere' }, 'folder'],
    ['a folder above', { folder: '/Narrow/..' }, 'folder'],
    ['a folder of like name', { folder: '/Narrower' }, 'folder'],
    ['another variable', { variableId: 'words' }, 'variableId'],
    ['what every object has', { variableId: 'constructor' }, 'variableId'],
  ])('H1.15 are none of %s', async (_, query, field) => {
    const id = await addProject({ folder: { type: 'fixed', path: 'Narrow' }, includeSubfolders: true });
    const answer = await ask(id, query);
    expect(answer.status).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field }]);
  });

  it('H1.15 are refused when the template allows no choice, and listed only to the owner', async () => {
    const closed = await addProject({ allowQuery: false });
    expect((await ask(closed)).status).toBe(400);
    const open = await addProject({});
    expect((await ask(open, {}, 'full.access')).status).toBe(404);
  });
});
