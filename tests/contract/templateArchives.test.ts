import { afterEach, describe, expect, it, vi } from 'vitest';
import { newImageFrame, newPlacement, type Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf, says, words } from '../engine/reference/build';
import { purgeFiles } from '../../platform/storage';
import { archiveOf, packedArchive } from './support/archives';
import { AURORA } from './support/callEnvironment';
import { fontCalls, fontFile, INTER_BOLD } from './support/fontCalls';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';
import { unzip } from './support/unzip';

type Imported = Schemas['ImportedTemplate'];

const platform = startTestPlatform();
const { call, uploaded, folder, list } = mediaCalls(platform);
const { list: fonts, added } = fontCalls(platform);
afterEach(() => expect(platform.jobErrors).toEqual([]));

const SERIF = fontFile('noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic');
const NOTHING = { addedPictures: 0, addedFonts: 0, replacedFonts: [], skippedParts: [] };

/** A page with a picture and a line of text. */
function postcard(assetId: string, font: { family: string; style: string }): Document {
  const source = { type: 'connector', connectorId: '', assetId } as const;
  const image = {
    frame: { ...newImageFrame('Picture'), source },
    placement: newPlacement('image', { x: 0, y: 0, width: 40, height: 30 }),
  };
  return documentOf([image, words([0, 30, 190, 50], [says('Hamburg', { font })])], {
    width: 200,
    height: 90,
  });
}

const HOUSE = { family: 'House Serif', style: 'Bold Italic' };
const INTER = { family: 'Inter', style: 'Bold' };

async function send(
  archive: Uint8Array,
  { folderPath = '/Brand', account = 'template.designer', fileName = 'Postcard.zip' } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([archive as BlobPart]), fileName);
  const sent = new Response(form);
  const response = await platform.app.inject({
    method: 'POST',
    url: `${AURORA}/templates/import`,
    query: { folderPath },
    headers: {
      authorization: `Bearer ${account}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<Imported & Schemas['Problem']>() };
}

/** An archive whose entries all begin at the first file. */
function overlapping(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  const count = copy.readUInt16LE(copy.length - 12);
  let at = copy.readUInt32LE(copy.length - 6);
  for (let index = 0; index < count; index += 1) {
    copy.writeUInt32LE(0, at + 42);
    at += 46 + copy.readUInt16LE(at + 28);
  }
  return copy;
}

async function imported(...of: Parameters<typeof send>): Promise<Imported> {
  const { status, body } = await send(...of);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const drawn = async (id: string) => (await call('GET', `templates/${id}/preview/highest`)).bytes;
const documentOfTemplate = async (id: string) =>
  (await call('GET', `templates/${id}/download`)).json<Document>();

/** Counts everything in the environment. */
async function holdings() {
  const { total } = (await call('GET', 'templates')).json<{ total: number }>();
  const media = (await list({ includeItemsFromSubfolders: 'true' })).total;
  return { templates: total, media, families: (await fonts()).total };
}

describe('an archive of a template', () => {
  it('S9.08 becomes a template, with its pictures in the folder and its missing fonts in the library', async () => {
    await folder('Brand');
    await added([['inter.ttf', INTER_BOLD]]);
    const before = await holdings();
    const { data, log } = await imported(
      await archiveOf({
        'document.json': JSON.stringify(
          postcard('pictures/violet.png', { family: 'Noto Serif', style: 'Bold Italic' }),
        ),
        'pictures/violet.png': await picture(40, 30, 'png'),
        'fonts/serif.ttf': SERIF,
        'fonts/inter.ttf': INTER_BOLD,
      }),
    );
    expect(data).toMatchObject({ name: 'Postcard', revision: 1 });
    const [asset] = (await list({ folder: '/Brand' })).data;
    expect(asset).toMatchObject({ name: 'violet.png', width: 40, height: 30 });
    expect(JSON.stringify(await documentOfTemplate(data.id))).toContain(`"assetId":"${asset?.id}"`);
    expect((await fonts({ search: 'Noto Serif' })).data).toMatchObject([{ name: 'Noto Serif' }]);
    expect(log).toEqual({ ...NOTHING, addedPictures: 1, addedFonts: 1 });
    expect(await holdings()).toEqual({
      templates: before.templates + 1,
      media: before.media + 1,
      families: before.families + 1,
    });
  });

  it('S9.08 is the download of a template and renders the same after an import', async () => {
    await folder('Brand');
    await added([['inter.ttf', INTER_BOLD]]);
    const { id: assetId } = await uploaded('violet.png', await picture(40, 30, 'png'), {
      folderPath: '/Brand',
    });
    const made = await call('POST', 'templates', { query: { name: 'Card' }, body: postcard(assetId, INTER) });
    const { id } = made.json<{ data: { id: string } }>().data;
    const archive = await call('GET', `templates/${id}/archive`);
    expect(archive.status, archive.text).toBe(200);
    expect(archive.headers).toMatchObject({ 'content-type': 'application/zip' });
    expect(archive.headers['content-disposition']).toContain('Card.zip');
    expect([...unzip(archive.bytes).keys()].sort()).toEqual([
      'document.json',
      'fonts/Inter Bold.ttf',
      'pictures/violet.png',
    ]);
    const back = await imported(archive.bytes, { fileName: 'Card.zip' });
    expect(back.log).toEqual({ ...NOTHING, addedPictures: 1 });
    expect(await drawn(back.data.id)).toEqual(await drawn(id));
    const names = (await list({ folder: '/Brand' })).data.map(({ name }) => name);
    expect(names).toEqual(['violet (2).png', 'violet.png']);
  });

  it('S9.09 lists replaced fonts and skipped parts', async () => {
    await folder('Brand');
    const { log } = await imported(
      await archiveOf({
        'document.json': JSON.stringify(postcard('pictures/gone.png', HOUSE)),
        'pictures/fake.png': 'no picture',
        'pictures/notes.txt': 'notes',
        'fonts/broken.ttf': 'no font',
        'readme.txt': 'Hello',
      }),
    );
    expect(log.replacedFonts).toEqual([HOUSE]);
    expect(log).toMatchObject({ addedPictures: 0, addedFonts: 0 });
    expect(log.skippedParts).toEqual(
      expect.arrayContaining([
        { path: 'pictures/fake.png', reason: 'Its content does not match its extension.' },
        { path: 'pictures/notes.txt', reason: 'Pictures have to be files the media take.' },
        { path: 'fonts/broken.ttf', reason: 'This file is damaged, or no font.' },
        { path: 'readme.txt', reason: 'It is no part of a template.' },
        {
          path: 'pictures/gone.png',
          reason: 'The document shows this picture, but neither the archive nor the media have it.',
        },
      ]),
    );
  });

  it('S9.08 may be packed', async () => {
    await folder('Brand');
    const document = Buffer.from(JSON.stringify(postcard('', INTER)));
    const { data } = await imported(await packedArchive('document.json', document));
    expect(await documentOfTemplate(data.id)).toEqual(JSON.parse(document.toString()));
  });

  describe('S9.10 a refused archive of a template', () => {
    const parts = async (document: unknown = postcard('pictures/violet.png', HOUSE)) => ({
      'pictures/violet.png': await picture(40, 30, 'png'),
      'fonts/serif.ttf': SERIF,
      'document.json': JSON.stringify(document),
    });
    const cases: Record<string, [() => Promise<Uint8Array>, RegExp, number?]> = {
      'without a document': [
        async () => archiveOf({ 'pictures/violet.png': await picture(40, 30, 'png') }),
        /has no document\.json/,
      ],
      'with a document that is none': [async () => archiveOf({ ...(await parts({ pages: 1 })) }), /./],
      'with a document that is no text': [
        () => archiveOf({ 'document.json': new Uint8Array([0xff, 0xfe, 0x00]) }),
        /no text in UTF-8/,
      ],
      'with a path that leads outside': [
        async () => archiveOf({ ...(await parts()), '../outside.png': 'x' }),
        /leads outside the archive/,
      ],
      'with a path from the root': [
        async () => archiveOf({ ...(await parts()), '/etc/passwd': 'x' }),
        /leads outside the archive/,
      ],
      'with a path of another system': [
        async () => archiveOf({ ...(await parts()), 'pictures\\..\\..\\x.png': 'x' }),
        /leads outside the archive/,
      ],
      'that is no archive': [() => Promise.resolve(Buffer.from('no archive')), /is damaged/],
      'that is empty': [() => Promise.resolve(Buffer.alloc(0)), /is damaged/],
      'that is cut off': [
        async () => {
          const whole = await archiveOf(await parts());
          return whole.subarray(0, whole.length - 40);
        },
        /is damaged/,
      ],
      'with a damaged picture': [
        async () => {
          const whole = await archiveOf(await parts());
          whole[60] = (whole[60] ?? 0) ^ 0xff;
          return whole;
        },
        /“pictures\/violet\.png” is damaged/,
      ],
      'that unpacks to more than it says': [
        () => packedArchive('document.json', Buffer.alloc(5_000_000), 10),
        /“document\.json” is damaged/,
      ],
      'that says a file is larger than files may be': [
        () => packedArchive('document.json', Buffer.alloc(10), 300_000_000),
        /has more than 20 MB/,
        413,
      ],
      'that says a picture is larger than files may be': [
        () => packedArchive('pictures/violet.png', Buffer.alloc(10), 300_000_000),
        /has more than 200 MB/,
        413,
      ],
      'whose files share bytes': [async () => overlapping(await archiveOf(await parts())), /shares bytes/],
    };
    it.each(Object.entries(cases))('%s', async (_name, [make, detail, status = 400]) => {
      await folder('Brand');
      const before = await holdings();
      const answer = await send(await make());
      expect(answer.body.detail).toMatch(detail);
      expect(answer.status).toBe(status);
      expect(await holdings()).toEqual(before);
    });
  });

  it('S9.08 needs a folder for its pictures', async () => {
    const archive = await archiveOf({ 'document.json': JSON.stringify(postcard('', INTER)) });
    expect((await send(archive, { folderPath: '/' })).status).toBe(400);
    expect((await send(archive, { folderPath: '/Nowhere' })).status).toBe(404);
  });

  it('S9.08 leaves nothing behind when its folder is deleted meanwhile', async () => {
    const { id: folderId } = await folder('Brand');
    const before = await holdings();
    const put = platform.storage.put.bind(platform.storage);
    const kept: string[] = [];
    vi.spyOn(platform.storage, 'put').mockImplementation(async (...file) => {
      const stored = await put(...file);
      kept.push(stored.hash);
      if (kept.length === 1) expect((await call('DELETE', `media/directory/${folderId}`)).status).toBe(204);
      return stored;
    });
    const answer = await send(
      await archiveOf({
        'document.json': JSON.stringify(postcard('pictures/one.png', INTER)),
        'pictures/one.png': await picture(41, 31, 'png'),
        'fonts/serif.ttf': SERIF,
      }),
    );
    vi.restoreAllMocks();
    expect([answer.status, kept.length]).toEqual([404, 2]);
    const { media, ...others } = await holdings();
    expect([media, others]).toEqual([
      before.media - 1,
      { templates: before.templates, families: before.families },
    ]);
    await purgeFiles(platform.db, platform.storage, new Date(platform.now.getTime() + 61 * 60_000));
    expect(await Promise.all(kept.map((hash) => platform.storage.size(hash)))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
