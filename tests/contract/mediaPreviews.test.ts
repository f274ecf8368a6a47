import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { media, mediaPreviews } from '../../platform/database/schema';
import { mediaCalls } from './support/mediaCalls';
import { pageOf } from '../unit/platform/pdf-pages/support/pdfOf';
import { picture, sizeOf } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, upload, uploaded, folder } = mediaCalls(platform);

beforeEach(async () => {
  await platform.db.delete(media).where(eq(media.environmentId, ENVIRONMENTS.auroraProduction));
  await folder('Brand');
});

afterEach(() => vi.unstubAllEnvs());

const preview = (id: string, quality: string, account?: string) =>
  call('GET', `media/${id}/preview/${quality}`, { ...(account !== undefined && { account }) });

describe('previews of media', () => {
  it('S2.14 have a longest side of 256, 1,024 and 2,048 pixels', async () => {
    const { id } = await uploaded('large.jpg', await picture(3000, 1500));
    const sizes = [];
    for (const quality of ['thumbnail', 'medium', 'highest']) {
      const { status, headers, bytes } = await preview(id, quality);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['content-length']).toBe(String(bytes.byteLength));
      sizes.push(await sizeOf(bytes));
    }
    expect(sizes).toEqual([
      [256, 128],
      [1024, 512],
      [2048, 1024],
    ]);
    expect((await preview(id, 'x4096')).status).toBe(400);
  });

  it('S2.14 are never larger than the original, and use its orientation', async () => {
    const small = await uploaded('small.png', await picture(40, 30, 'png'));
    expect(await sizeOf((await preview(small.id, 'highest')).bytes)).toEqual([40, 30]);
    const turned = await uploaded('turned.jpg', await picture(400, 300, 'jpeg', 6));
    expect(await sizeOf((await preview(turned.id, 'thumbnail')).bytes)).toEqual([192, 256]);
  });

  it.each([
    ['old.pdf', Buffer.from(pageOf('')), { width: 40, height: 20, previewFault: null }],
    [
      'old.ai',
      '%!PS-Adobe-3.0\n',
      { previewFault: expect.stringMatching(/^There is no PDF in this AI file/) },
    ],
    ['gone.pdf', '%PDF-1.7\n', { previewFault: expect.stringMatching(/^The PDF has no page\./) }],
  ])(
    'S2.14 of %s, taken in before pages were drawn, are made when they are asked for',
    async (name, bytes, told) => {
      // PostScript is drawn only with Ghostscript, which is hidden here.
      vi.stubEnv('PATH', '');
      const { id, extension } = await uploaded(name, bytes);
      const fault = `There is no preview of ${extension.toUpperCase()} files. They are kept and can be downloaded.`;
      await platform.db
        .update(media)
        .set({ width: null, height: null, foundCrop: null, fault })
        .where(eq(media.id, id));
      const read = async () => (await call('GET', `media/${id}`)).json<{ data: object }>().data;
      expect(await read()).toMatchObject({ previewFault: null });
      const shown = await preview(id, 'thumbnail');
      expect(shown.status).toBe(told.previewFault === null ? 200 : 404);
      expect(await read()).toMatchObject(told);
      expect((await preview(id, 'thumbnail')).status).toBe(shown.status);
    },
  );

  const kindOf = (name: string) =>
    readFileSync(new URL(`../unit/platform/files/cases/picture-kinds/${name}`, import.meta.url));
  it.each([
    ['photo.heic', async () => kindOf('photo.heic')],
    ['photo.HEIF', async () => kindOf('photo.heic')],
    ['picture.avif', () => sharp(kindOf('picture.png')).avif().toBuffer()],
    ['picture.webp', () => sharp(kindOf('picture.png')).webp().toBuffer()],
  ])('F9.06 F9.07 shows the upload %s', async (name, make) => {
    const asset = await uploaded(name, await make());
    expect(asset).toMatchObject({ width: 61, height: 40, previewFault: null });
    const shown = await preview(asset.id, 'thumbnail');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sizeOf(shown.bytes)).toEqual([61, 40]);
  });

  it('F9.08 keeps an upload that can’t be decoded and reports why it has no preview', async () => {
    const { id, previewFault } = await uploaded('deep.jpg', kindOf('12-bits.jpg'));
    expect(previewFault).toBe(
      'The JPEG has 12 bits a sample, which can’t be decoded: save it with 8 bits, or as TIFF. The file is kept and can be downloaded.',
    );
    expect((await preview(id, 'thumbnail')).status).toBe(404);
  });

  it('are shown as pictures and never run as a page', async () => {
    const { id } = await uploaded('a.jpg', await picture(40, 30));
    const { headers } = await preview(id, 'medium');
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
  });

  it('keep transparency and convert inks to screen colours', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#5f30e280' } })
      .png()
      .toBuffer();
    const { id } = await uploaded('clear.png', clear);
    const { headers, bytes } = await preview(id, 'medium');
    expect([headers['content-type'], (await sharp(bytes).metadata()).hasAlpha]).toEqual(['image/png', true]);
    const inks = await sharp(await picture(20, 20))
      .toColourspace('cmyk')
      .tiff()
      .toBuffer();
    const printed = await uploaded('inks.tif', inks);
    expect((await sharp((await preview(printed.id, 'medium')).bytes).metadata()).space).toBe('srgb');
  });

  it('are made once for simultaneous requests', async () => {
    const { id } = await uploaded('a.jpg', await picture(500, 300));
    const answers = await Promise.all(Array.from({ length: 5 }, () => preview(id, 'thumbnail')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await platform.db.select().from(mediaPreviews).where(eq(mediaPreviews.mediaId, id));
    expect(rows.map(({ quality }) => quality)).toEqual(['thumbnail']);
  });

  it('S2.12 are those of the new content after it was replaced', async () => {
    const { id } = await uploaded('a.jpg', await picture(500, 300));
    expect(await sizeOf((await preview(id, 'thumbnail')).bytes)).toEqual([256, 154]);
    await uploaded('a.jpg', await picture(300, 600), { folderPath: '/Brand', whenTaken: 'replace' });
    expect(await sizeOf((await preview(id, 'thumbnail')).bytes)).toEqual([128, 256]);
  });

  it('S2.11 are made of an uploaded TIFF of 100 MB', async () => {
    const large = await picture(7000, 5000, 'tiff').then((jpeg) =>
      sharp(jpeg).tiff({ compression: 'none' }).toBuffer(),
    );
    expect(large.byteLength).toBeGreaterThan(100_000_000);
    const asset = await uploaded('large.tif', large);
    expect(asset).toMatchObject({ size: large.byteLength, width: 7000, height: 5000, previewFault: null });
    const sides = [];
    for (const quality of ['thumbnail', 'medium', 'highest'])
      sides.push((await sizeOf((await preview(asset.id, quality)).bytes))[0]);
    expect(sides).toEqual([256, 1024, 2048]);
  });

  it('are readable to plain users, who may not list media', async () => {
    const { id } = await uploaded('a.jpg', await picture(40, 30));
    expect((await preview(id, 'medium', 'user')).status).toBe(200);
    expect((await call('GET', 'media', { account: 'user' })).status).toBe(403);
    expect((await upload('b.jpg', await picture(4, 3), { folderPath: '/Brand' }, 'user')).status).toBe(403);
  });
});
