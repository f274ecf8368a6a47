import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { environments, media } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { AURORA } from './support/callEnvironment';
import { mediaCalls, namesOf, type Asset } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, upload, uploaded, folder, list } = mediaCalls(platform);

let jpeg: Buffer;
beforeEach(async () => {
  // The demo has media of its own; these tests begin without any.
  await platform.db.delete(media).where(eq(media.environmentId, ENVIRONMENTS.auroraProduction));
  jpeg = await picture(40, 30);
  await folder('Brand');
});

afterEach(() => vi.unstubAllEnvs());

async function usedStorage(): Promise<number> {
  const [row] = await platform.db
    .select({ bytes: environments.assetsBytes })
    .from(environments)
    .where(eq(environments.id, ENVIRONMENTS.auroraProduction));
  return row?.bytes ?? 0;
}

const fieldsOf = (problem: Schemas['Problem']) => problem.errors?.map(({ field }) => field);

describe('folders of media', () => {
  it('S2.03 are stored without outer spaces, and a used name answers 400 on the field', async () => {
    const made = await folder('  Logos & more. ', '/Brand');
    expect([made.name, made.relativePath, made.type]).toEqual(['Logos & more.', '/Brand', 'folder']);
    const again = await call('POST', 'media/directory', {
      body: { name: 'logos & MORE.', folderPath: '/brand/' },
    });
    expect([again.status, fieldsOf(again.json())]).toEqual([400, ['name']]);
    expect((await folder('Logos & more.')).relativePath).toBe('/');
  });

  it.each(['', ' ', 'a/b', 'a\\b', '..', 'x'.repeat(256)])('take no such name: "%s"', async (name) => {
    const made = await call('POST', 'media/directory', { body: { name } });
    expect([made.status, fieldsOf(made.json())]).toEqual([400, ['name']]);
  });

  it('S2.04 S2.05 keep their contents when they are renamed or moved', async () => {
    const logos = await folder('Logos', '/Brand');
    const old = await folder('Old', '/Brand/Logos');
    const asset = await uploaded('a.jpg', jpeg, { folderPath: '/Brand/Logos/Old' });
    const path = async () =>
      (await call('GET', `media/${asset.id}`)).json<{ data: Asset }>().data.relativePath;
    expect(await path()).toBe('/Brand/Logos/Old');
    const change = (id: string, body: object) => call('PATCH', `media/directory/${id}`, { body });
    expect((await change(logos.id, { name: 'Marks' })).status).toBe(200);
    expect(await path()).toBe('/Brand/Marks/Old');
    expect((await change(old.id, { folderPath: '/' })).status).toBe(200);
    expect(await path()).toBe('/Old');
  });

  it('S2.05 can’t be moved into themselves or below, nor to a folder with the same name', async () => {
    const logos = await folder('Logos', '/Brand');
    await folder('Old', '/Brand/Logos');
    await folder('Logos');
    const move = async (folderPath: string) => {
      const moved = await call('PATCH', `media/directory/${logos.id}`, { body: { folderPath } });
      return [moved.status, fieldsOf(moved.json())];
    };
    expect(await move('/Brand/Logos')).toEqual([400, ['folderPath']]);
    expect(await move('/Brand/Logos/Old')).toEqual([400, ['folderPath']]);
    expect(await move('/')).toEqual([400, ['name']]);
    expect((await move('/Nowhere'))[0]).toBe(404);
    expect((await move('/Brand'))[0]).toBe(200);
  });

  it('S2.06 count their contents before they are deleted with all of them', async () => {
    const logos = await folder('Logos', '/Brand');
    await folder('Old', '/Brand/Logos');
    const kept = await uploaded('kept.jpg', jpeg);
    await uploaded('a.jpg', jpeg, { folderPath: '/Brand/Logos' });
    const deep = await uploaded('b.jpg', jpeg, { folderPath: '/Brand/Logos/Old' });
    const used = await usedStorage();
    const { contents } = (await call('GET', `media/directory/${logos.id}`)).json<Schemas['OneMediaFolder']>();
    expect(contents).toEqual({ assets: 2, folders: 1 });
    expect((await call('DELETE', `media/directory/${logos.id}`)).status).toBe(204);
    expect((await call('GET', `media/${deep.id}`)).status).toBe(404);
    expect((await call('GET', `media/${kept.id}`)).status).toBe(200);
    expect(await usedStorage()).toBe(used - 2 * jpeg.byteLength);
  });
});

describe('uploads', () => {
  it('S2.01 are accepted into folders, but not the root', async () => {
    for (const query of [{ folderPath: '/' }, {}]) {
      const { status, body } = await upload('a.jpg', jpeg, query as Record<string, string>);
      expect([status, fieldsOf(body)]).toEqual([400, ['folderPath']]);
    }
    expect((await upload('a.jpg', jpeg, { folderPath: '/Nowhere' })).status).toBe(404);
    expect(namesOf(await list())).toEqual(['Brand']);
  });

  it.each(['a.html', 'a.svgz', 'a.jpg.exe', 'a', '.jpg.'])(
    'S2.07 S2.08 refuse %s by its name',
    async (name) => {
      const { status, body } = await upload(name, jpeg);
      expect([status, fieldsOf(body)]).toEqual([400, ['file']]);
      expect(body.detail).toContain(name);
      expect(namesOf(await list({ folder: '/Brand' }))).toEqual([]);
    },
  );

  it.each([
    ['page.jpg', '<!doctype html><script>alert(1)</script>'],
    ['page.pdf', `${' '.repeat(2000)}%PDF-1.7`],
    ['empty.png', ''],
    ['picture.png', 'jpeg'],
    ['picture.ai', 'jpeg'],
    ['page.svg', '<!doctype html><svg onload="alert(1)"/>'],
  ])('S2.08 refuse %s whose bytes are something else, and keep nothing', async (name, text) => {
    const used = await usedStorage();
    const { status, body } = await upload(name, text === 'jpeg' ? jpeg : text);
    expect([status, fieldsOf(body)]).toEqual([400, ['file']]);
    expect(namesOf(await list({ folder: '/Brand' }))).toEqual([]);
    expect(await usedStorage()).toBe(used);
  });

  it.each([
    ['A.PDF', '%PDF-1.7\n%…', /^The PDF has no page\./],
    ['b.eps', '%!PS-Adobe-3.0 EPSF-3.0\n', /^There is no preview of EPS files, .* save it as PDF /],
    ['c.Ai', '%PDF-1.6\n', /^The PDF has no page\./],
    ['d.ai', '%!PS-Adobe-3.0\n', /^There is no PDF in this AI file to draw: .* or as PDF /],
    ['e.psd', '8BPS\0\u0001\0\0', /^The PSD can’t be read: it is damaged\./],
  ])('S2.07 S2.17 take %s, which has no preview and says why', async (name, text, reason) => {
    // PostScript is drawn only with Ghostscript, which is hidden here.
    vi.stubEnv('PATH', '');
    const asset = await uploaded(name, text);
    expect(asset).toMatchObject({
      name,
      extension: name.split('.')[1]?.toLowerCase(),
      width: null,
      height: null,
    });
    expect(asset.previewFault).toMatch(reason);
    const preview = await call('GET', `media/${asset.id}/preview/medium`);
    expect([preview.status, preview.json<Schemas['Problem']>().detail]).toEqual([404, asset.previewFault]);
  });

  it('S2.17 keep an unreadable picture and report the reason', async () => {
    const asset = await uploaded('broken.jpg', jpeg.subarray(0, 100));
    expect(asset).toMatchObject({ width: null, height: null, size: 100 });
    expect(asset.previewFault).toBe('The picture could not be read. The file is kept and can be downloaded.');
    expect((await call('GET', `media/${asset.id}/download`)).bytes).toEqual(jpeg.subarray(0, 100));
  });

  it('S2.12 of a taken name are refused unless the call chooses to skip, keep both or replace', async () => {
    const first = await uploaded('Logo.jpg', jpeg);
    const other = await picture(60, 20);
    const as = (whenTaken: string) => upload('logo.JPG', other, { folderPath: '/Brand', whenTaken });
    const refused = await upload('logo.JPG', other);
    expect([refused.status, fieldsOf(refused.body)]).toEqual([400, ['name']]);
    expect((await as('skip')).body.data).toEqual(first);
    const both = [await as('keepBoth'), await as('keepBoth')].map(({ body }) => body.data.name);
    expect(both).toEqual(['logo (2).JPG', 'logo (3).JPG']);
    const { data: replaced } = (await as('replace')).body;
    expect([replaced.id, replaced.name, replaced.width, replaced.height]).toEqual([
      first.id,
      'Logo.jpg',
      60,
      20,
    ]);
    expect((await call('GET', `media/${first.id}/download`)).bytes).toEqual(other);
    expect((await as('overwrite')).status).toBe(400);
  });

  it('S2.13 return size, folder, and the width and height after rotation', async () => {
    const turned = await picture(40, 30, 'jpeg', 6);
    const asset = await uploaded('Turned.jpeg', turned);
    expect(asset).toEqual({
      id: asset.id,
      name: 'Turned.jpeg',
      relativePath: '/Brand',
      type: 'asset',
      extension: 'jpeg',
      width: 30,
      height: 40,
      size: turned.byteLength,
      previewFault: null,
      dateCreated: platform.now.toISOString(),
      lastModifiedDate: platform.now.toISOString(),
    });
  });

  it('S2.27a change the used storage by exactly the size of the file, and so does deleting it', async () => {
    const before = await usedStorage();
    const asset = await uploaded('a.jpg', jpeg);
    expect(await usedStorage()).toBe(before + jpeg.byteLength);
    const other = await picture(90, 90, 'png');
    await uploaded('b.png', other);
    expect(await usedStorage()).toBe(before + jpeg.byteLength + other.byteLength);
    const small = await picture(10, 10, 'png');
    await uploaded('b.png', small, { folderPath: '/Brand', whenTaken: 'replace' });
    expect(await usedStorage()).toBe(before + jpeg.byteLength + small.byteLength);
    expect((await call('DELETE', `media/${asset.id}`)).status).toBe(204);
    expect(await usedStorage()).toBe(before + small.byteLength);
  });

  it('need a form with a file', async () => {
    const text = await call('POST', 'media?folderPath=/Brand', { body: { file: 'x' } });
    expect(text.status).toBe(415);
    const empty = new FormData();
    empty.append('other', new Blob(['x']), 'a.jpg');
    const sent = new Response(empty);
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: `${AURORA}/media?folderPath=/Brand`,
      headers: {
        authorization: 'Bearer content.admin',
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(statusCode).toBe(400);
  });
});

describe('assets', () => {
  it('S2.05 are renamed with their extension, and moved to folders without their name', async () => {
    const asset = await uploaded('a.jpg', jpeg);
    await folder('Other');
    await uploaded('b.jpg', jpeg, { folderPath: '/Other' });
    const change = (body: object) => call('PATCH', `media/${asset.id}`, { body });
    const named = async (body: object) => (await change(body)).json<{ data: Asset }>().data;
    expect(await named({ name: ' b ' })).toMatchObject({ name: 'b.jpg', relativePath: '/Brand' });
    const taken = await change({ folderPath: '/Other' });
    expect([taken.status, fieldsOf(taken.json())]).toEqual([400, ['name']]);
    expect((await change({ folderPath: '/' })).status).toBe(400);
    expect((await change({ name: 'a/b' })).status).toBe(400);
    expect((await change({})).status).toBe(400);
    expect(await named({ name: 'c.JPG', folderPath: '/Other' })).toMatchObject({
      name: 'c.JPG',
      relativePath: '/Other',
      id: asset.id,
    });
  });

  it('S2.15 are downloaded unchanged, as an attachment that is never rendered', async () => {
    const { id } = await uploaded('Größe "1".jpg', jpeg);
    const { status, headers, bytes } = await call('GET', `media/${id}/download`);
    expect([status, bytes.equals(jpeg)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.byteLength),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Gr__e _1_.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.jpg`,
    );
  });

  it('S1.11 are hidden in other environments', async () => {
    const { id } = await uploaded('a.jpg', jpeg);
    const sandbox = AURORA.replace('production', 'sandbox');
    for (const path of ['', '/download', '/preview/medium'])
      expect((await call('GET', `${sandbox}/media/${id}${path}`, { account: 'full.access' })).status).toBe(
        404,
      );
    expect((await call('DELETE', `${sandbox}/media/${id}`, { account: 'full.access' })).status).toBe(404);
  });
});

describe('a list of media', () => {
  beforeEach(async () => {
    await folder('archive', '/Brand');
    await folder('Zebra', '/Brand');
    for (const name of ['b.jpg', 'Ä.jpg', 'a_1.jpg']) await uploaded(name, jpeg);
    await uploaded('deep.png', await picture(5, 5, 'png'), { folderPath: '/Brand/Zebra' });
  });

  it('S2.02 R3.50 has folders before assets in either direction, names without regard to case and accents', async () => {
    const { data, total } = await list({ folder: '/Brand' });
    expect(data.map(({ name, type }) => [name, type])).toEqual([
      ['archive', 'folder'],
      ['Zebra', 'folder'],
      ['Ä.jpg', 'asset'],
      ['a_1.jpg', 'asset'],
      ['b.jpg', 'asset'],
    ]);
    expect(total).toBe(5);
    expect(namesOf(await list({ folder: '/Brand', sortOrder: 'DESC', sortBy: 'Name' }))).toEqual([
      'Zebra',
      'archive',
      'b.jpg',
      'a_1.jpg',
      'Ä.jpg',
    ]);
  });

  it('S1.01 S2.02 is paged without duplicates, folders first', async () => {
    const found: string[] = [];
    let query: Record<string, string> = { folder: '/brand', limit: '2' };
    for (;;) {
      const page = await list(query);
      found.push(...namesOf(page));
      if (!page.links.nextPage) break;
      query = Object.fromEntries(new URL(page.links.nextPage, 'http://x').searchParams);
    }
    expect(found).toEqual(['archive', 'Zebra', 'Ä.jpg', 'a_1.jpg', 'b.jpg']);
  });

  it('S2.18 finds part of a name or a whole id in subfolders too, with the path', async () => {
    const { data } = await list({ folder: '/Brand', search: 'EEP' });
    expect(data.map(({ name, relativePath }) => [name, relativePath])).toEqual([
      ['deep.png', '/Brand/Zebra'],
    ]);
    const id = data[0]?.id ?? '';
    expect(namesOf(await list({ search: id.toUpperCase() }))).toEqual(['deep.png']);
    expect(namesOf(await list({ search: id.slice(0, 20) }))).toEqual([]);
    expect(namesOf(await list({ search: 'a_' }))).toEqual(['a_1.jpg']);
    expect(namesOf(await list({ search: '%' }))).toEqual([]);
    expect(namesOf(await list({ folder: '/Brand/archive', search: 'deep' }))).toEqual([]);
  });

  it('S2.19 filters by extension and lists the available extensions', async () => {
    const all = { folder: '/Brand', includeItemsFromSubfolders: 'true', includeFolders: 'false' };
    expect((await list({ ...all, extensions: 'png' })).extensions).toEqual(['jpg', 'png']);
    expect(namesOf(await list({ ...all, extensions: 'PNG' }))).toEqual(['deep.png']);
    expect(namesOf(await list({ ...all, extensions: 'png,psd' }))).toEqual(['deep.png']);
    expect(namesOf(await list({ ...all, extensions: 'exe' }))).toEqual([]);
  });

  it('S2.20 lists all assets below a folder and no folders on request', async () => {
    const query = { folder: '/Brand', includeFolders: 'false', includeItemsFromSubfolders: 'true' };
    expect(namesOf(await list(query))).toEqual(['Ä.jpg', 'a_1.jpg', 'b.jpg', 'deep.png']);
    expect(namesOf(await list({ folder: '/Brand', includeFolders: 'false' }))).not.toContain('deep.png');
    expect(namesOf(await list({ includeFolders: 'false' }))).toEqual([]);
  });

  it('S1.02 S1.05 refuses an invalid limit, an unknown field and an unknown folder', async () => {
    const status = async (query: Record<string, string>) => (await call('GET', 'media', { query })).status;
    expect(await status({ limit: '101' })).toBe(400);
    expect(await status({ sortBy: 'colour' })).toBe(400);
    expect(await status({ folder: '/Nowhere' })).toBe(404);
    expect(await status({ includeFolders: 'perhaps' })).toBe(400);
  });
});
