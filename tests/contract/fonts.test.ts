import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compress } from 'woff2-encoder';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { readFont } from '@/domain/fonts';
import { environments, fontFamilies, fontUploads } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { collectionOf, woffOf } from '../unit/domain/fonts/support/packed';
import { errorsOf, fontCalls, fontFile, INTER, INTER_BOLD, INTER_ITALIC } from './support/fontCalls';
import { sizeOf } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, send, sent, list, confirm, added, styles, correct } = fontCalls(platform);
/** Counts the families besides the default one. */
const countOwn = async () => (await list()).data.filter(({ isBuiltIn }) => !isBuiltIn).length;
const HOUR = 60 * 60_000;
const pass = (milliseconds: number) => (platform.now = new Date(platform.now.getTime() + milliseconds));

describe('an upload of fonts', () => {
  it('S3.01 R3.51 accepts each font format regardless of case and reports why other files are refused', async () => {
    const upload = await sent([
      ['Inter.TTF', INTER],
      ['bold.otf', INTER_BOLD],
      ['fonts.zip', INTER],
    ]);
    expect(errorsOf(upload)).toEqual([[], [], ['format']]);
    expect(upload.data.preloadedData[2]?.errors[0]?.message).toBe(
      'Only TTF, OTF, WOFF, WOFF2, TTC and OTC files can be uploaded.',
    );
  });

  it('F6.04 F6.05 F6.06 unpacks fonts in a thread, each of a collection to a row of its own', async () => {
    const packed = await compress(INTER_BOLD);
    const upload = await sent([
      ['web.woff', woffOf(INTER)],
      ['web.WOFF2', packed],
      ['all.ttc', collectionOf([INTER_ITALIC, fontFile('inter/900Black/Inter_900Black')])],
      ['cut.woff2', packed.subarray(0, 9_000)],
    ]);
    expect(errorsOf(upload)).toEqual([[], [], [], [], ['damaged']]);
    expect(upload.data.preloadedData.map(({ fileName, name }) => [fileName, name])).toEqual([
      ['web.ttf', 'Regular'],
      ['web.ttf', 'Bold'],
      ['all 1.ttf', 'Italic'],
      ['all 2.ttf', 'Black'],
      ['cut.woff2', ''],
    ]);
    const [, bold, , , cut] = upload.data.preloadedData;
    const shown = await call('GET', `font-styles/temp/${upload.batchId}/files/${bold?.id}`);
    expect(shown.headers['content-type']).toBe('font/ttf');
    await call('DELETE', `font-styles/temp/${upload.batchId}`, { query: { ids: cut?.id ?? '' } });
    const [family] = (await confirm(upload.batchId)).json<Schemas['FontFamilies']>().data;
    const added = await styles(family?.id ?? '');
    expect(added.map(({ name, extension }) => [name, extension])).toEqual([
      ['Regular', 'ttf'],
      ['Italic', 'ttf'],
      ['Bold', 'ttf'],
      ['Black', 'ttf'],
    ]);
  });

  it('F6.20 adds a style for each instance of a variable font, used in previews and output', async () => {
    const packed = readFileSync(
      'node_modules/@fontsource-variable/inter/files/inter-latin-standard-normal.woff2',
    );
    const upload = await sent([['varies.woff2', new Uint8Array(packed)]]);
    expect(
      upload.data.preloadedData.map(({ fileName, name, errors }) => [fileName, name, errors.length]),
    ).toEqual(
      ['Thin', 'ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'].map(
        (name, index) => [`varies ${index + 1}.ttf`, name, 0],
      ),
    );
    const renamed = upload.data.preloadedData.map(({ id, name }) => ({
      fontStyleId: id,
      familyName: 'Varies',
      styleName: name,
    }));
    await correct(upload.batchId, renamed);
    const [family] = (await confirm(upload.batchId)).json<Schemas['FontFamilies']>().data;
    const added = await styles(family?.id ?? '');
    expect(added.map(({ weight }) => weight)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
    const shown = async (style: number) => {
      const preview = await call('GET', `font-styles/${added[style]?.id ?? ''}/preview/line`);
      expect(preview.status).toBe(200);
      return preview.bytes;
    };
    expect((await shown(0)).equals(await shown(8))).toBe(false);
    const again = await call('GET', `font-styles/${added[8]?.id ?? ''}/download`);
    expect(readFont(new Uint8Array(again.bytes))).toMatchObject({ style: 'Black', weight: 900 });
  });

  it('F6.24 F6.26 reports the unused features of each file and accepts it', async () => {
    const retagged = (from: string, to: string) => {
      const bytes = Buffer.from(INTER_ITALIC);
      bytes.write(to, bytes.indexOf(from), 'latin1');
      return new Uint8Array(bytes);
    };
    const upload = await sent([
      ['forms.ttf', retagged('GSUB', 'morx')],
      ['plain.ttf', INTER],
    ]);
    const notes = upload.data.preloadedData.map((file) => file.notes);
    expect(notes).toEqual([
      [
        {
          code: 'appleForms',
          message: 'Its letter forms and ligatures are made for Apple systems (morx), and are not used.',
        },
      ],
      [],
    ]);
    expect(upload.data.preloadedData.map(({ canBeUploaded }) => canBeUploaded)).toEqual([true, true]);
  });

  it('S3.02 S3.03 returns the details of each file without changing the library', async () => {
    const upload = await sent([['inter.ttf', INTER_ITALIC]]);
    expect(upload).toEqual({
      batchId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      data: {
        fontFamilies: [],
        preloadedData: [
          {
            id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
            name: 'Italic',
            familyName: 'Inter',
            fileName: 'inter.ttf',
            fileSize: INTER_ITALIC.length,
            errors: [],
            notes: [],
            canBeUploaded: true,
          },
        ],
      },
    });
    expect(await countOwn()).toBe(0);
  });

  it('S3.06 shows duplicates of the library and of earlier rows until one of the two is changed', async () => {
    const [family] = await added([['inter.ttf', INTER]]);
    const upload = await sent([
      ['again.ttf', INTER],
      ['bold.ttf', INTER_BOLD],
      ['bold-too.ttf', INTER_BOLD],
    ]);
    expect(errorsOf(upload)).toEqual([['duplicate'], [], ['duplicate']]);
    expect(upload.data.fontFamilies).toEqual([{ id: family?.id, name: 'Inter' }]);
    const [again, , boldToo] = upload.data.preloadedData;
    const answer = await correct(upload.batchId, [
      { fontStyleId: again?.id ?? '', familyName: 'Inter Brand', styleName: 'Regular' },
      { fontStyleId: boldToo?.id ?? '', familyName: 'inter', styleName: 'Black' },
    ]);
    expect(errorsOf(answer.json())).toEqual([[], [], []]);
  });

  it('S3.06 is not confirmed with an error in a row, and adds nothing', async () => {
    const { batchId } = await sent([
      ['inter.ttf', INTER],
      ['inter-too.ttf', INTER],
    ]);
    const answer = await confirm(batchId);
    expect(answer.status).toBe(409);
    expect(answer.json<Schemas['Problem']>().detail).toContain('inter-too.ttf: An earlier file has this');
    expect(await countOwn()).toBe(0);
  });

  it('S3.08 reports damaged files', async () => {
    const upload = await sent([
      ['cut.ttf', INTER.subarray(0, 50_000)],
      ['text.otf', Buffer.from('no font')],
      ['inter.ttf', INTER],
    ]);
    expect(errorsOf(upload)).toEqual([['damaged'], ['damaged'], []]);
  });

  it('S3.09 refuses a file above 50 MB with 413, and keeps earlier files', async () => {
    const { batchId } = await sent([['inter.ttf', INTER]]);
    const large = await send([['large.ttf', new Uint8Array(50_000_001)]], { batchId });
    expect(large.status).toBe(413);
    expect(large.body.detail).toBe('large.ttf has more than 50 MB.');
    const more = await sent([['bold.ttf', INTER_BOLD]], { batchId });
    expect(more.batchId).toBe(batchId);
    expect(more.data.preloadedData.map(({ fileName }) => fileName)).toEqual(['inter.ttf', 'bold.ttf']);
  });

  it('S3.10 adds exactly the rows that are left', async () => {
    const { batchId, data } = await sent([
      ['inter.ttf', INTER],
      ['bold.ttf', INTER_BOLD],
      ['zip.zip', INTER],
    ]);
    const [, bold, zip] = data.preloadedData;
    const removed = await call('DELETE', `font-styles/temp/${batchId}`, {
      query: { ids: `${bold?.id},${zip?.id}` },
    });
    expect(errorsOf(removed.json())).toEqual([[]]);
    const [family] = (await confirm(batchId)).json<Schemas['FontFamilies']>().data;
    expect((await styles(family?.id ?? '')).map(({ name }) => name)).toEqual(['Regular']);
    expect((await confirm(batchId)).status).toBe(404);
  });

  it('S3.11 is deleted when it is not confirmed within 24 hours', async () => {
    const { batchId, data } = await sent([['inter.ttf', INTER]]);
    const correction = {
      fontStyleId: data.preloadedData[0]?.id ?? '',
      familyName: 'Inter',
      styleName: 'Black',
    };
    pass(24 * HOUR - 1);
    expect((await correct(batchId, [correction])).status).toBe(200);
    pass(1);
    expect((await correct(batchId, [correction])).status).toBe(404);
    expect((await confirm(batchId)).status).toBe(404);
    await sent([['bold.ttf', INTER_BOLD]]);
    const waiting = await platform.db.select({ fileName: fontUploads.fileName }).from(fontUploads);
    expect(waiting).toEqual([{ fileName: 'bold.ttf' }]);
  });

  it('needs a form with at least one file', async () => {
    expect((await send([])).status).toBe(400);
    expect((await call('POST', 'font-styles/temp', { body: {} })).status).toBe(415);
    expect((await send([['inter.ttf', INTER]], { batchId: randomUUID() })).status).toBe(404);
  });
});

describe('the library of fonts', () => {
  it('S3.12 lists families by name, and finds them by any part of it', async () => {
    await added([['serif.ttf', fontFile('noto-serif/400Regular/NotoSerif_400Regular')]]);
    pass(HOUR);
    await added([
      ['inter.ttf', INTER],
      ['bold.otf', INTER_BOLD],
    ]);
    const { data, total } = await list();
    expect(data).toEqual([
      expect.objectContaining({ name: 'Arial', isBuiltIn: true }),
      {
        id: expect.any(String) as string,
        name: 'Inter',
        fontStylesCount: 2,
        dateCreated: platform.now.toISOString(),
        lastModifiedDate: platform.now.toISOString(),
        extensions: ['otf', 'ttf'],
        isBuiltIn: false,
      },
      expect.objectContaining({ name: 'Noto Serif', fontStylesCount: 1, extensions: ['ttf'] }),
    ]);
    expect(total).toBe(3);
    const newest = await list({ sortBy: 'Created', sortOrder: 'desc' });
    expect(newest.data.map(({ name }) => name)).toEqual(['Inter', 'Noto Serif', 'Arial']);
    expect((await list({ search: 'SERIF' })).data.map(({ name }) => name)).toEqual(['Noto Serif']);
    expect((await list({ limit: 1 })).links.nextPage).toContain('nextPageToken=');
  });

  it('S3.13 orders styles from light to heavy, upright before italic', async () => {
    const [family] = await added([
      ['bold.ttf', INTER_BOLD],
      ['italic.ttf', INTER_ITALIC],
      ['thin.ttf', fontFile('inter/100Thin/Inter_100Thin')],
      ['regular.ttf', INTER],
    ]);
    const found = await styles(family?.id ?? '');
    expect(found.map(({ name, weight }) => [name, weight])).toEqual([
      ['Thin', expect.any(Number)],
      ['Regular', 400],
      ['Italic', 400],
      ['Bold', 700],
    ]);
  });

  it('S3.15 S3.16 deletes all styles or none, and a family with its last style', async () => {
    const [family] = await added([
      ['inter.ttf', INTER],
      ['bold.ttf', INTER_BOLD],
    ]);
    const familyId = family?.id ?? '';
    const ids = (await styles(familyId)).map(({ id }) => id);
    const remove = async (...of: (string | undefined)[]) =>
      (await call('DELETE', 'font-styles', { query: { ids: of.join(',') } })).status;
    expect(await remove(ids[0], randomUUID())).toBe(404);
    expect(await styles(familyId)).toHaveLength(2);
    expect(await remove(ids[0], ids[0])).toBe(204);
    expect((await list()).data).toMatchObject([{ name: 'Arial' }, { fontStylesCount: 1 }]);
    expect(await remove(ids[1])).toBe(204);
    expect(await countOwn()).toBe(0);
  });

  it('S3.15 deletes all families or none', async () => {
    const [family] = await added([['inter.ttf', INTER]]);
    const remove = async (ids: string) => (await call('DELETE', 'font-families', { query: { ids } })).status;
    expect(await remove(`${family?.id},${randomUUID()}`)).toBe(404);
    expect(await countOwn()).toBe(1);
    expect(await remove(family?.id ?? '')).toBe(204);
    expect(await countOwn()).toBe(0);
    for (const ids of ['', 'x', `${family?.id},`]) expect(await remove(ids), ids).toBe(400);
  });

  it('S3.19 returns the bytes of a style as they were uploaded', async () => {
    const [family] = await added([['Intér "1".ttf', INTER]]);
    const [style] = await styles(family?.id ?? '');
    expect(style).toMatchObject({ familyName: 'Inter', extension: 'ttf', fileSize: INTER.length });
    const answer = await call('GET', `font-styles/${style?.id}/download`, { account: 'user' });
    expect(answer.headers['content-type']).toBe('font/ttf');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Int%C3%A9r%20%221%22.ttf");
    expect(Buffer.compare(answer.bytes, Buffer.from(INTER))).toBe(0);
  });

  it('S2.27b counts in the used storage of the environment, by the bytes of its files', async () => {
    const used = async () => {
      const input = { params: { environmentId: ENVIRONMENTS.auroraProduction } };
      return (await platform.ok('subscription.admin', 'getEnvironment', input)).usedStorageDetail.fonts;
    };
    const before = await used();
    const [family] = await added([
      ['inter.ttf', INTER],
      ['bold.ttf', INTER_BOLD],
    ]);
    expect(await used()).toBe(before + INTER.length + INTER_BOLD.length);
    const [regular] = await styles(family?.id ?? '');
    await call('DELETE', 'font-styles', { query: { ids: regular?.id ?? '' } });
    expect(await used()).toBe(before + INTER_BOLD.length);
    await call('DELETE', 'font-families', { query: { ids: family?.id ?? '' } });
    expect(await used()).toBe(before);
  });

  it('is that of its environment: ids of another are unknown', async () => {
    const [family] = await added([['inter.ttf', INTER]]);
    const elsewhere = '/grafx/api/v1/environment/aurora-sandbox';
    const account = 'subscription.admin';
    const statusOf = async (method: 'GET' | 'DELETE', path: string) =>
      (await call(method, `${elsewhere}/${path}`, { account })).status;
    const [style] = await styles(family?.id ?? '');
    expect(await statusOf('GET', `font-families/${family?.id}/styles`)).toBe(404);
    expect(await statusOf('GET', `font-styles/${style?.id}/download`)).toBe(404);
    expect(await statusOf('DELETE', `font-styles?ids=${style?.id}`)).toBe(404);
    expect(await statusOf('DELETE', `font-families?ids=${family?.id}`)).toBe(404);
    expect(await countOwn()).toBe(1);
  });
});

describe('the previews of a font style', () => {
  /** Measures the inked part of a picture, from 0 to 1, and its horizontal extent. */
  async function inkOf(png: Buffer) {
    const { data, info } = await sharp(png).ensureAlpha().extractChannel('alpha').raw().toBuffer({
      resolveWithObject: true,
    });
    const columns = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: info.height }, (__, y) => data[y * info.width + x] ?? 0).some((ink) => ink > 0),
    );
    return {
      part: data.reduce((sum, ink) => sum + ink, 0) / (255 * data.length),
      from: columns.indexOf(true),
      to: columns.lastIndexOf(true),
    };
  }
  const preview = (id: string | undefined, shape: string) =>
    call('GET', `font-styles/${id}/preview/${shape}`, { account: 'user' });

  it('S3.14 are a square of 400 by 400 px and a line, both drawn with that style', async () => {
    const [inter] = await added([
      ['light.ttf', fontFile('inter/300Light/Inter_300Light')],
      ['black.ttf', fontFile('inter/900Black/Inter_900Black')],
    ]);
    const [light, black] = await styles(inter?.id ?? '');
    for (const [shape, size] of [
      ['square', [400, 400]],
      ['line', [1200, 80]],
    ] as const) {
      const thin = await preview(light?.id, shape);
      expect(thin.status, thin.text).toBe(200);
      expect(thin.headers['content-type']).toBe('image/png');
      expect(await sizeOf(thin.bytes)).toEqual(size);
      const heavy = await preview(black?.id, shape);
      const inks = [await inkOf(thin.bytes), await inkOf(heavy.bytes)] as const;
      expect(inks[0].part).toBeGreaterThan(0.01);
      expect(inks[1].part).toBeGreaterThan(1.5 * inks[0].part);
      // Wider letters take more room of a line.
      if (shape === 'line') expect(inks[1].to).toBeGreaterThan(1.05 * inks[0].to);
    }
  });

  it('S3.14 contain whole letters of any width, and accept no other shapes', async () => {
    const [family] = await added([['black.ttf', fontFile('inter/900Black/Inter_900Black')]]);
    const [style] = await styles(family?.id ?? '');
    const { from, to } = await inkOf((await preview(style?.id, 'line')).bytes);
    expect(from).toBeLessThan(40);
    expect(to).toBeGreaterThan(600);
    expect(to).toBeLessThan(1199);
    expect((await preview(style?.id, 'round')).status).toBe(400);
    expect((await preview(randomUUID(), 'line')).status).toBe(404);
  });
});

describe('the default family', () => {
  const remove = (what: 'font-families' | 'font-styles', ...ids: (string | undefined)[]) =>
    call('DELETE', what, { query: { ids: ids.join(',') } });

  it('S3.17 is in every environment, also in a new one', async () => {
    const made = await platform.call('full.access', 'createEnvironment', {
      body: { subscriptionId: SUBSCRIPTIONS.aurora, type: 'sandbox', name: 'Later' },
    });
    expect(made.status, made.text).toBe(201);
    const present = await platform.db
      .select({ name: environments.technicalName, families: fontFamilies.name })
      .from(environments)
      .leftJoin(
        fontFamilies,
        and(eq(fontFamilies.environmentId, environments.id), eq(fontFamilies.name, 'Arial')),
      );
    expect(present.length).toBeGreaterThan(5);
    expect(present.filter(({ families }) => families === null)).toEqual([]);
    const [arial] = (await list()).data;
    expect(arial).toMatchObject({ name: 'Arial', isBuiltIn: true, fontStylesCount: 4 });
    const found = await styles(arial?.id ?? '');
    expect(found.map(({ name }) => name)).toEqual(['Regular', 'Italic', 'Bold', 'Bold Italic']);
    for (const { id, fileSize } of found) {
      const file = await call('GET', `font-styles/${id}/download`, { account: 'user' });
      expect([file.status, file.bytes.length]).toEqual([200, fileSize]);
    }
    expect((await call('GET', `font-styles/${found[0]?.id}/preview/square`)).status).toBe(200);
  });

  it('S3.17 answers 400 when it or one of its styles is to be deleted, and deletes nothing', async () => {
    const [arial] = (await list()).data;
    const [regular] = await styles(arial?.id ?? '');
    const [inter] = await added([['inter.ttf', INTER]]);
    const [own] = await styles(inter?.id ?? '');
    const refused = [
      await remove('font-families', arial?.id),
      await remove('font-families', inter?.id, arial?.id),
      await remove('font-styles', regular?.id),
      await remove('font-styles', own?.id, regular?.id),
    ];
    for (const { status, text } of refused)
      expect([status, text]).toEqual([400, expect.stringContaining('Arial')]);
    expect((await list()).data.map(({ name, fontStylesCount }) => [name, fontStylesCount])).toEqual([
      ['Arial', 4],
      ['Inter', 1],
    ]);
  });

  it('S3.17 accepts further styles, which can be deleted', async () => {
    const upload = await sent([['black.ttf', fontFile('inter/900Black/Inter_900Black')]]);
    const fontStyleId = upload.data.preloadedData[0]?.id ?? '';
    await correct(upload.batchId, [{ fontStyleId, familyName: 'arial', styleName: 'Black' }]);
    const [arial] = (await (await confirm(upload.batchId)).json<Schemas['FontFamilies']>()).data;
    expect(arial).toMatchObject({ name: 'Arial', isBuiltIn: true, fontStylesCount: 5 });
    const black = (await styles(arial?.id ?? '')).find(({ name }) => name === 'Black');
    expect(black?.isBuiltIn).toBe(false);
    expect((await remove('font-styles', black?.id)).status).toBe(204);
    expect((await list()).data).toMatchObject([{ name: 'Arial', fontStylesCount: 4 }]);
  });
});
