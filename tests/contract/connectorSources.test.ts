import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import { newImageFrame, newPlacement, type Document } from '@/engine/document';
import { connectorFiles, connectors } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf } from '../engine/reference/build';
import { answeringSource, type Answer } from './support/answeringSource';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { call, uploaded, folder } = mediaCalls(platform);
const ADMIN = { account: 'environment.admin' };
const DESIGNER = { account: 'template.designer' };
type Connector = Schemas['Connector'];
type Page = Schemas['ConnectorAssetPage'];

const VIOLET = [95, 48, 226];
let bytes: Buffer;
const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** The catalogue of an agency. */
const CATALOGUE = (): Record<string, Answer> => ({
  '/pictures/assets?limit=2&folder=%2FSea': json({
    folders: [{ path: '/Sea/Boats', name: 'Boats' }],
    assets: [
      { id: 'a/1', name: 'wave.png', width: 40, height: 30 },
      { id: 'a2', name: 'gull.png' },
    ],
    nextPageToken: 'two',
  }),
  '/pictures/assets?limit=2&folder=%2FSea&pageToken=two': json({ assets: [{ id: 'a3', name: 'sand.png' }] }),
  '/pictures/assets?limit=50&search=wave': json({ assets: [{ id: 'a/1', name: 'wave.png' }] }),
  '/pictures/assets/a%2F1': json({ id: 'a/1', name: 'wave.png', download: '/files/wave' }),
  '/files/wave': { headers: { 'content-type': 'image/png' }, body: bytes },
});

beforeAll(async () => {
  bytes = await picture(40, 30, 'png');
});
const source = answeringSource(platform, CATALOGUE);

let count = 0;
const AGENCY = {
  type: 'media',
  allowedDomains: ['agency.test', '*.cdn.test'],
  source: { type: 'http', address: 'https://agency.test/pictures' },
};

/** Adds a separate connector, enabled by default. */
async function added(body: object = AGENCY, enabled = true): Promise<Connector> {
  count += 1;
  const made = await call('POST', 'connectors', { ...ADMIN, body: { name: `Agency ${count}`, ...body } });
  expect(made.status, made.text).toBe(201);
  const connector = made.json<Connector>();
  expect(connector.enabled).toBe(false);
  return enabled ? changed(connector.id, { enabled: true }) : connector;
}

async function changed(id: string, body: object): Promise<Connector> {
  const answer = await call('PATCH', `connectors/${id}`, { ...ADMIN, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Connector>();
}

const assets = (id: string, query: Record<string, string> = {}) =>
  call('GET', `connectors/${id}/assets`, { ...DESIGNER, query });
const detailOf = async (...of: Parameters<typeof assets>) => {
  const { status, json: read } = await assets(...of);
  return [status, read<Schemas['Problem']>().detail];
};

/** A page of 40 by 30 px with only a picture. */
const withPicture = (connectorId: string, assetId: string): Document =>
  documentOf(
    [
      {
        frame: { ...newImageFrame('Picture'), source: { type: 'connector', connectorId, assetId } },
        placement: newPlacement('image', { x: 0, y: 0, width: 40, height: 30 }),
      },
    ],
    { width: 40, height: 30 },
  );

/** Returns the final response about a PNG of a document. */
async function output(documentContent: Document) {
  const account = 'full.access';
  const started = await call('POST', 'output/png', {
    account,
    body: { documentContent, outputSettings: {} },
  });
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  const ask = () => call('GET', taskInfo, { account });
  await expect.poll(async () => (await ask()).status).not.toBe(202);
  return ask();
}

async function fileOf(document: Document): Promise<Buffer> {
  const task = await output(document);
  expect(task.status, task.text).toBe(200);
  const { download } = task.json<Schemas['FinishedOutput']>().links;
  return (await call('GET', download, { account: 'full.access' })).bytes;
}

/** Returns every pixel of a picture, without transparency. */
const pixelsOf = async (file: Buffer) => [...(await sharp(file).removeAlpha().raw().toBuffer())];
const isViolet = async (file: Buffer) => {
  const pixels = await pixelsOf(file);
  return pixels.length > 0 && pixels.every((value, index) => Math.abs(value - (VIOLET[index % 3] ?? 0)) <= 2);
};
const inEditor = (connectorId: string, assetId: string) =>
  call('GET', 'templates/library/picture/highest', { ...DESIGNER, query: { connectorId, assetId } });

describe('a connector to a source elsewhere', () => {
  it('S14.10 is browsed folder by folder and page by page, and searched', async () => {
    const { id } = await added();
    const first = (await assets(id, { folder: '/Sea', limit: '2' })).json<Page>();
    expect(first.data).toEqual([
      { type: 'folder', path: '/Sea/Boats', name: 'Boats' },
      { type: 'asset', id: 'a/1', name: 'wave.png', width: 40, height: 30 },
      { type: 'asset', id: 'a2', name: 'gull.png', width: null, height: null },
    ]);
    const next = await call('GET', first.links.nextPage ?? '', DESIGNER);
    const second = next.json<Page>();
    expect(second.data.map(({ name }) => name)).toEqual(['sand.png']);
    expect(second.links).toEqual({});
    const found = (await assets(id, { search: ' wave ' })).json<Page>();
    expect(found.data.map(({ name }) => name)).toEqual(['wave.png']);
  });

  it('S14.10 shows a picture small in the picker, and draws the same in the editor, a preview and a file', async () => {
    const { id } = await added();
    const small = await call('GET', `connectors/${id}/picture/thumbnail`, {
      ...DESIGNER,
      query: { assetId: 'a/1' },
    });
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const shown = await inEditor(id, 'a/1');
    const document = withPicture(id, 'a/1');
    const template = await call('POST', 'templates', { query: { name: 'Sea' }, body: document });
    const { id: templateId } = template.json<{ data: { id: string } }>().data;
    const preview = await call('GET', `templates/${templateId}/preview/thumbnail`);
    const file = await fileOf(document);
    for (const each of [small.bytes, shown.bytes, preview.bytes, file])
      expect(await isViolet(each)).toBe(true);
    // Fetched once for all of them.
    expect(source.calls.map(({ line }) => line)).toEqual([
      'GET agency.test/pictures/assets/a%2F1',
      'GET agency.test/files/wave',
    ]);
    const [kept] = await platform.db.select().from(connectorFiles);
    expect(kept?.fileHash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('S14.10 is cached for five minutes', async () => {
    const { id } = await added();
    await inEditor(id, 'a/1');
    platform.now = new Date(platform.now.getTime() + 4 * 60_000);
    await inEditor(id, 'a/1');
    expect(source.calls).toHaveLength(2);
    platform.now = new Date(platform.now.getTime() + 2 * 60_000);
    await inEditor(id, 'a/1');
    expect(source.calls).toHaveLength(4);
  });

  it('S14.07 still renders existing uses when disabled, but offers no new pictures', async () => {
    const { id, name } = await added();
    await changed(id, { enabled: false });
    expect(await isViolet((await inEditor(id, 'a/1')).bytes)).toBe(true);
    expect(await isViolet(await fileOf(withPicture(id, 'a/1')))).toBe(true);
    expect(await detailOf(id)).toEqual([409, `${name} is disabled.`]);
    const small = await call('GET', `connectors/${id}/picture/thumbnail`, {
      ...DESIGNER,
      query: { assetId: 'a/1' },
    });
    expect(small.status).toBe(409);
  });

  it('reports a failing source in the list and in output, and omits the picture in previews', async () => {
    const { id, name } = await added();
    const wrong = [
      [{ status: 500 }, 'it answered with status 500'],
      [{ status: 403 }, 'it refuses the credentials'],
      [{ ...json(0), body: '{' }, 'its answer is no JSON'],
      [json({ assets: [{ id: 1 }] }), 'its answer has another shape than the protocol says'],
      [{ headers: { 'content-type': 'text/html' }, body: '' }, 'it answered with another kind of file'],
    ] as const;
    for (const [answer, why] of wrong) {
      source.answers = { '/pictures/assets?limit=50': answer };
      expect(await detailOf(id)).toEqual([502, `${name} can’t be reached: ${why}.`]);
    }
    source.answers = { '/pictures/assets/gone': { status: 503 } };
    const document = withPicture(id, 'gone');
    const why = `${name} can’t be reached: it answered with status 503.`;
    const shown = await inEditor(id, 'gone');
    expect([shown.status, shown.json<Schemas['Problem']>().detail]).toEqual([502, why]);
    expect((await output(document)).json<Schemas['Problem']>().detail).toContain(why);
    const template = await call('POST', 'templates', { query: { name: 'Gone' }, body: document });
    const { id: templateId } = template.json<{ data: { id: string } }>().data;
    expect((await call('GET', `templates/${templateId}/preview/thumbnail`)).status).toBe(200);
    // A picture missing there is treated like any missing picture.
    expect((await inEditor(id, 'never')).status).toBe(404);
    expect((await output(withPicture(id, 'never'))).json<Schemas['Problem']>().detail).toMatch(
      /^Record 1: There is no picture /,
    );
  });
});

describe('the credentials of a connector', () => {
  const key = { type: 'staticKey', header: 'X-Agency-Key', value: 'open-sesame-4711' };

  it('S14.12 are sent to the source and never returned to callers', async () => {
    const made = await added({
      ...AGENCY,
      authentication: { browser: 'none', server: 'staticKey' },
      credentials: { server: key },
    });
    expect(made.credentials).toEqual({ browser: { isSet: false }, server: { isSet: true } });
    await assets(made.id, { search: 'wave' });
    await inEditor(made.id, 'a/1');
    expect(source.calls.map(({ headers }) => headers['x-agency-key'])).toEqual(Array(3).fill(key.value));
    const told = [
      await call('GET', 'connectors', ADMIN),
      await call('PATCH', `connectors/${made.id}`, { ...ADMIN, body: { description: 'x' } }),
      await assets(made.id, { search: 'wave' }),
    ];
    for (const { text } of told) expect(text).not.toContain(key.value);
    const rows = await platform.db.select().from(connectors);
    expect(JSON.stringify(rows)).not.toContain(key.value);
    expect(rows.find(({ id }) => id === made.id)?.serverCredentials).toMatch(/^[\w-]{60,}$/);
  });

  it('S14.12 stay for the same host, and are dropped for another', async () => {
    const made = await added({
      ...AGENCY,
      authentication: { browser: 'none', server: 'staticKey' },
      credentials: { server: key },
    });
    const moved = await changed(made.id, {
      source: { type: 'http', address: 'https://mine.cdn.test/pictures' },
    });
    expect(moved.credentials.server).toEqual({ isSet: false });
    expect(await detailOf(made.id, { search: 'wave' })).toEqual([
      502,
      `${made.name} can’t be reached: its credentials are not set.`,
    ]);
    expect(source.calls).toEqual([]);
  });

  it('S14.12 of a client get a token, which is used until it expires', async () => {
    const made = await added({
      ...AGENCY,
      authentication: { browser: 'none', server: 'oAuth2ClientCredentials' },
      credentials: {
        server: {
          type: 'oAuth2ClientCredentials',
          clientId: 'platen',
          clientSecret: 'hush',
          scope: 'read',
          tokenEndpoint: 'https://agency.test/token',
        },
      },
    });
    source.answers = { '/token': json({ access_token: 'token-1', token_type: 'Bearer', expires_in: 600 }) };
    await assets(made.id, { search: 'wave' });
    await assets(made.id, { search: 'wave' });
    expect(source.calls.map(({ line, headers }) => [line, headers.authorization])).toEqual([
      ['POST agency.test/token', undefined],
      ['GET agency.test/pictures/assets?limit=50&search=wave', 'Bearer token-1'],
      ['GET agency.test/pictures/assets?limit=50&search=wave', 'Bearer token-1'],
    ]);
    expect(Object.fromEntries(new URLSearchParams(source.calls[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'platen',
      client_secret: 'hush',
      scope: 'read',
    });
    platform.now = new Date(platform.now.getTime() + 10 * 60_000);
    source.answers = { '/token': json({ access_token: 'token-2', expires_in: 600 }) };
    await assets(made.id, { search: 'wave' });
    expect(source.calls.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });
});

describe('a connector to a folder of the media', () => {
  it('S14.10 lists the folder and its subfolders only', async () => {
    await folder('Campaign');
    await folder('Posters', '/Campaign');
    await folder('Private');
    const outside = await uploaded('outside.png', bytes, { folderPath: '/Private' });
    const inside = await uploaded('inside.png', bytes, { folderPath: '/Campaign' });
    await uploaded('deep.png', bytes, { folderPath: '/Campaign/Posters' });
    const made = await added({ type: 'media', source: { type: 'folder', folder: '/campaign' } });
    expect(made.source).toEqual({ type: 'folder', folder: '/Campaign' });
    const list = async (query: Record<string, string> = {}) => (await assets(made.id, query)).json<Page>();
    expect((await list()).data).toEqual([
      { type: 'folder', path: '/Posters', name: 'Posters' },
      { type: 'asset', id: inside.id, name: 'inside.png', width: 40, height: 30 },
    ]);
    expect((await list({ folder: '/Posters' })).data.map(({ name }) => name)).toEqual(['deep.png']);
    expect((await list({ search: 'png' })).data.map(({ name }) => name).sort()).toEqual([
      'deep.png',
      'inside.png',
    ]);
    const first = await list({ limit: '1' });
    const second = (await call('GET', first.links.nextPage ?? '', DESIGNER)).json<Page>();
    expect(second.data.map(({ name }) => name)).toEqual(['inside.png']);
    for (const way of ['/..', '/../Private', '/Private'])
      expect((await assets(made.id, { folder: way })).status).toBe(404);
    for (const assetId of [inside.id, 'inside.png', '/inside.png', 'Posters/deep.png'])
      expect(await isViolet((await inEditor(made.id, assetId)).bytes), assetId).toBe(true);
    for (const assetId of [outside.id, 'outside.png', '../Private/outside.png', '/Private/outside.png'])
      expect((await inEditor(made.id, assetId)).status, assetId).toBe(404);
    expect(await isViolet(await fileOf(withPicture(made.id, inside.id)))).toBe(true);

    const at = made.source?.type === 'folder' ? made.source.folder : '';
    const folders = (await call('GET', 'media')).json<Schemas['MediaPage']>().data;
    const folderId = folders.find(({ name }) => `/${name}` === at)?.id ?? '';
    await call('PATCH', `media/directory/${folderId}`, { body: { name: 'Spring' } });
    expect((await list()).data).toHaveLength(2);
    await call('DELETE', `media/directory/${folderId}`);
    expect(await detailOf(made.id)).toEqual([409, `The folder ${made.name} leads to has been deleted.`]);
    expect((await inEditor(made.id, outside.id)).status).toBe(404);
  });

  it('S14.10 the built-in one lists all media', async () => {
    const own = demoId(`connector:${ENVIRONMENTS.auroraProduction}:Environment media`);
    await folder('Everything');
    const names = (await assets(own)).json<Page>().data.map(({ name }) => name);
    expect(names).toContain('Everything');
    const fonts = demoId(`connector:${ENVIRONMENTS.auroraProduction}:Environment fonts`);
    expect(await detailOf(fonts)).toEqual([409, 'Environment fonts is no connector of media.']);
  });

  it('requires the right to media', async () => {
    const { id } = await added();
    expect((await call('GET', `connectors/${id}/assets`, { account: 'user' })).status).toBe(403);
    expect(source.calls).toEqual([]);
  });
});
