import { describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import type { Font } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { fontCalls, fontFile } from './support/fontCalls';
import { mediaCalls } from './support/mediaCalls';
import { addProject } from './support/addProject';
import { picture, sizeOf } from './support/pictures';
import { emptyDocument } from '../unit/engine/support/sampleDocument';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, uploaded, folder } = mediaCalls(platform);
const { sent, correct, confirm } = fontCalls(platform);

const connectorId = demoId(`connector:${ENVIRONMENTS.auroraProduction}:Environment media`);
const projectId = demoId(`project:${ENVIRONMENTS.auroraProduction}:user:Night bake in May`);
const user = { account: 'user' };

const font = (query: Record<string, string>, project = projectId) =>
  call('GET', `projects/${project}/font`, { ...user, query });
const seen = (project: string, assetId: string, quality = 'medium', connector = connectorId) =>
  call('GET', `projects/${project}/picture/${quality}`, {
    ...user,
    query: { connectorId: connector, assetId },
  });

/** Adds a project of the plain user whose template names some pictures in its brand kit, and fonts in its styles. */
const naming = (assetIds: readonly string[], fonts: readonly Font[] = []): Promise<string> => {
  const document = emptyDocument();
  const media = Object.fromEntries(
    assetIds.map((assetId, index) => [`picture${index}`, { name: `Picture ${index}`, connectorId, assetId }]),
  );
  const characterStyles = Object.fromEntries(
    fonts.map((each, index) => [`style${index}`, { name: `Style ${index}`, format: { font: each } }]),
  );
  const brandKit = {
    ...document.brandKit,
    media: { order: Object.keys(media), items: media },
    characterStyles: { order: Object.keys(characterStyles), items: characterStyles },
  };
  return addProject(platform, { document: { ...document, brandKit } });
};

describe('missing pictures', () => {
  const missing = async (project: string, account: string, assetIds: readonly string[], connector = '') => {
    const body = { pictures: assetIds.map((assetId) => ({ connectorId: connector, assetId })) };
    const answer = await call('POST', `projects/${project}/missing-pictures`, { account, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ data: { assetId: string }[] }>().data.map((each) => each.assetId);
  };

  it('F3.22 are found among many, by id, path and name, and among those that a template does not offer', async () => {
    await folder('Missing');
    const asset = await uploaded('Rye.png', await picture(20, 20, 'png'), { folderPath: '/Missing' });
    const nobody = '00000000-0000-4000-8000-000000000009';
    const own = await addProject(platform, { document: emptyDocument(), account: 'content.admin' });
    const named = [
      asset.id,
      asset.id.toUpperCase(),
      'rye.PNG',
      'Missing/Rye.png',
      'nope.png',
      'Missing/nope.png',
      nobody,
    ];
    const gone = ['nope.png', 'Missing/nope.png', nobody];
    expect(await missing(own, 'content.admin', named)).toEqual(gone);
    expect(await missing(own, 'content.admin', named, connectorId)).toEqual(gone);
    expect(await missing(own, 'content.admin', [asset.id], nobody)).toEqual([asset.id]);
    expect(await missing(own, 'content.admin', [`project-picture:${nobody}`])).toHaveLength(1);
    // The template offers a plain user only one of them.
    const offering = await naming([asset.id]);
    expect(await missing(offering, 'user', [asset.id, 'Missing/Rye.png', 'nope.png'])).toEqual([
      'Missing/Rye.png',
      'nope.png',
    ]);
  });
});

describe('a plain user without the right to list fonts and media', () => {
  it('S11.23 gets every font of an own project: library fonts by id and name, and built-in ones', async () => {
    expect((await call('GET', 'font-families', user)).status).toBe(403);
    const bytes = fontFile('noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic');
    const { batchId, data } = await sent([['house.ttf', bytes]]);
    const uploadId = data.preloadedData[0]?.id ?? '';
    await correct(batchId, [{ fontStyleId: uploadId, familyName: 'House', styleName: 'Black' }]);
    const family = (await confirm(batchId)).json<Schemas['FontFamilies']>().data[0]?.id ?? '';
    const styles = await call('GET', `font-families/${family}/styles`);
    const fontStyleId = styles.json<Schemas['FontStyles']>().data[0]?.id ?? '';
    const named: Omit<Font, 'axes'>[] = [
      { family: 'House', style: 'Black' },
      { family: 'Renamed since', style: 'Bold', fontStyleId },
    ];
    const project = await naming([], named);
    const ways: Omit<Font, 'axes'>[] = [...named, { family: 'hOUSE', style: 'bLACK' }];
    for (const query of ways) {
      const found = await font({ ...query }, project);
      expect([found.status, found.headers['content-type']]).toEqual([200, 'font/ttf']);
      expect(found.bytes.equals(Buffer.from(bytes))).toBe(true);
    }
    const always = await font({ family: 'Noto Serif', style: 'Bold Italic' });
    expect(always.bytes.equals(Buffer.from(bytes))).toBe(true);
    expect((await font({ family: 'Nobody has', style: 'Bold' })).status).toBe(404);
    expect((await font({ family: 'House' })).status).toBe(400);
    // A font of another project is not available to this one, by its names or by its id.
    for (const query of [named[0], { ...named[0], fontStyleId }, { ...named[1], family: 'House' }])
      expect((await font({ ...query } as Record<string, string>)).status).toBe(404);
  });

  it('S11.23 gets every picture of an own project by id, path and name', async () => {
    expect((await call('GET', 'media', user)).status).toBe(403);
    await folder('Colours');
    const at = { folderPath: '/Colours' };
    const { id } = await uploaded('Violet.png', await picture(2_000, 1_000, 'png'), at);
    const names = [id, '/Colours/violet.png', 'Colours/Violet.png', 'VIOLET.PNG'];
    const project = await naming(names);
    for (const assetId of names) {
      const found = await seen(project, assetId);
      expect([found.status, found.headers['content-type']], assetId).toEqual([200, 'image/jpeg']);
      expect(await sizeOf(found.bytes), assetId).toEqual([1_024, 512]);
    }
    expect(await sizeOf((await seen(project, id, 'highest')).bytes)).toEqual([2_000, 1_000]);
    // Without a connector it is the media of the environment.
    expect((await seen(project, id, 'medium', '')).status).toBe(200);
    expect((await seen(project, 'Nothing.png')).status).toBe(404);
    expect((await seen(project, id, 'vast')).status).toBe(400);
    const elsewhere = demoId(`connector:${ENVIRONMENTS.auroraSandbox}:Environment media`);
    expect((await seen(project, id, 'medium', elsewhere)).status).toBe(404);
  });

  it('answers 304 for files the caller has cached', async () => {
    const { headers } = await font({ family: 'Inter', style: 'Regular' });
    const again = await platform.app.inject({
      url: `/grafx/api/v1/environment/aurora-production/projects/${projectId}/font?family=Inter&style=Regular`,
      headers: { authorization: 'Bearer user', 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a template designer', () => {
  it('gets fonts and pictures by name before a template exists', async () => {
    await folder('Shapes');
    const { id } = await uploaded('Round.png', await picture(64, 64, 'png'), { folderPath: '/Shapes' });
    const designer = { account: 'template.designer' };
    const font = await call('GET', 'templates/library/font', {
      ...designer,
      query: { family: 'Arial', style: 'Regular' },
    });
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/ttf']);
    const query = { connectorId, assetId: '/Shapes/round.png' };
    const seen = await call('GET', 'templates/library/picture/medium', { ...designer, query });
    expect(await sizeOf(seen.bytes), id).toEqual([64, 64]);
    expect((await call('GET', 'templates/library/picture/medium', { ...user, query })).status).toBe(403);
  });
});
