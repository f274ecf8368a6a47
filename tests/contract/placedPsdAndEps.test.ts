import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { media, mediaPreviews } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { missingPdfReaders } from '../../scripts/readers';
import { because } from '../../scripts/testReports';
import { drawn, outputOf, platesOf } from '../unit/engine/pdf/support/tools';
import { LAYERED, layeredPsd, psdOf } from '../unit/platform/photoshop/support/psdOf';
import { epsOf, INKS } from '../unit/platform/postscript/support/epsOf';
import { AURORA } from './support/callEnvironment';
import { mediaCalls, type Asset } from './support/mediaCalls';
import { picture } from './support/pictures';
import { colours, outputOn, pageOf, placed, SIDE } from './support/placedPictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { call, uploaded: uploadedTo, folder } = mediaCalls(platform);
const made = outputOn(platform);
let endThreads = () => Promise.resolve();
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  await folder('Sources');
});
afterEach(() => {
  vi.unstubAllEnvs();
  expect(platform.jobErrors).toEqual([]);
});
afterAll(() => endThreads());

const uploaded = (name: string, bytes: Uint8Array | string, query: Record<string, string> = {}) =>
  uploadedTo(name, bytes, { folderPath: '/Sources', ...query });
const preview = (id: string, quality: string) => call('GET', `media/${id}/preview/${quality}`);
const asset = async (id: string) => (await call('GET', `media/${id}`)).json<{ data: Asset }>().data;
const EXPERIMENTAL = AURORA.replace('/v1/', '/experimental/');
/** Restores the state of assets uploaded before their format was supported. */
const forget = async (id: string, fault: string) => {
  await platform.db.delete(mediaPreviews).where(eq(mediaPreviews.mediaId, id));
  const unread = { width: null, height: null, foundCrop: null, fault };
  await platform.db.update(media).set(unread).where(eq(media.id, id));
};
const reasonOf = async (assetId: string) => {
  const error: unknown = await made('png', pageOf(placed(assetId))).catch((thrown: unknown) => thrown);
  return (error as Error).message;
};

/** A position within the columns of `layeredPsd`, which fills the width of a page. */
const columnAt = (column: number) => (column + 0.5) / LAYERED.length;
const PAPER = [255, 255, 255];
const missing = missingPdfReaders();

describe('a file of Photoshop', { timeout: 60_000 }, () => {
  it('S2.13 S2.14 S2.17 has its size and previews with transparency', async () => {
    const psd = layeredPsd(100);
    const { id, ...told } = await uploaded('columns.psd', psd);
    expect(told).toMatchObject({ extension: 'psd', width: 400, height: 400, size: psd.length });
    expect(told.previewFault).toBeNull();
    for (const [quality, width] of Object.entries({ thumbnail: 256, medium: 400, highest: 400 })) {
      const { status, headers, bytes } = await preview(id, quality);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.channels]).toEqual([width, 4]);
      const at = (column: number) => (info.width * 10 + Math.floor(columnAt(column) * info.width)) * 4;
      expect([...data.subarray(at(0), at(0) + 4)]).toEqual(LAYERED[0]);
      expect(data[at(3) + 3]).toBe(0);
    }
    expect((await call('GET', `media/${id}/download`)).bytes.equals(psd)).toBe(true);
    const vision = await call('GET', `${EXPERIMENTAL}/media/${id}/vision`);
    expect(vision.json<Schemas['OneVision']>().data.visionCropMetadata).not.toBeNull();
  });

  it.skipIf(missing)(`is placed in pictures and PDFs as a PNG is${because(missing)}`, async () => {
    const { id } = await uploaded('placed.psd', layeredPsd(25));
    const page = pageOf(placed(id));
    const png = await colours(await made('png', page));
    for (const column of [0, 1, 2])
      expect(png.at(columnAt(column), 0.5)).toEqual(LAYERED[column]?.slice(0, 3));
    const pdf = await made('pdf', page);
    expect(outputOf(pdf, 'pdfimages', '-list', '{}')).toMatch(/ 100 +100 +rgb /);
    const shown = await drawn(pdf);
    const at = (column: number) => (SIDE * 2 * SIDE * 4 + Math.floor(columnAt(column) * SIDE * 4)) * 3;
    expect([...shown.subarray(at(1), at(1) + 3)]).toEqual(LAYERED[1].slice(0, 3));
    expect([...shown.subarray(at(3), at(3) + 3)]).toEqual(PAPER);
  });

  it.each(['png', 'pdf', 'mp4'])(
    'that came when nothing could read it is in output as %s before anybody has looked at it',
    async (format) => {
      const { id } = await uploaded(`early-${format}.psd`, layeredPsd(25));
      await forget(id, 'There is no preview of PSD files. They are kept and can be downloaded.');
      expect(await asset(id)).toMatchObject({ previewFault: null, width: null });
      expect((await made(format, pageOf(placed(id)))).length).toBeGreaterThan(0);
      expect(await asset(id)).toMatchObject({ previewFault: null, width: 100, height: 100 });
    },
  );

  it('S2.12 when replaced is shown and placed as its replacement', async () => {
    const { id } = await uploaded('replaced.psd', layeredPsd(25));
    expect((await preview(id, 'medium')).status).toBe(200);
    const blue = { mode: 3, planes: [[0], [0], [255]], width: 1, height: 1 };
    await uploaded('replaced.psd', psdOf(blue), { whenTaken: 'replace' });
    for (const bytes of [(await preview(id, 'medium')).bytes, await made('png', pageOf(placed(id)))]) {
      const [red = 255, , shownBlue = 0] = (await colours(bytes)).at(0.1, 0.5);
      expect([red < 3, shownBlue > 252]).toEqual([true, true]);
    }
  });

  it('S2.17 that is unreadable is kept with the reason, and fails output with it', async () => {
    const psd = layeredPsd(25);
    const bomb = Buffer.from(psd);
    bomb.writeUInt16BE(2, 4);
    bomb.writeUInt32BE(300_000, 14);
    bomb.writeUInt32BE(300_000, 18);
    for (const [name, bytes, reason] of [
      ['half.psd', psd.subarray(0, psd.length / 2), 'The PSD can’t be read: it is damaged.'],
      ['bomb.psd', bomb, 'The PSD has 300000 by 300000 pixels, and 64 million are the most.'],
    ] as const) {
      const { id, ...told } = await uploaded(name, bytes);
      expect(told).toMatchObject({ width: null, height: null });
      expect(told.previewFault).toBe(`${reason} The file is kept and can be downloaded.`);
      expect(await reasonOf(id)).toContain(`Record 1: ${reason}`);
      // Other files are unaffected.
      expect((await uploaded(`${name}.png`, await picture(9, 9, 'png'))).width).toBe(9);
    }
  });
});

describe.skipIf(missing)(`a file of PostScript${because(missing)}`, { timeout: 60_000 }, () => {
  it('S2.13 S2.14 S2.17 has its size and previews, on paper to be looked at', async () => {
    for (const name of ['logo.eps', 'logo.ai']) {
      const red = epsOf('1 0 0 setrgbcolor 20 10 20 10 rectfill', '0 0 40 20');
      const { id, ...told } = await uploaded(name, red);
      expect(told).toMatchObject({ width: 40, height: 20, previewFault: null });
      for (const [quality, width] of Object.entries({ thumbnail: 256, medium: 1024, highest: 2048 })) {
        const shown = await preview(id, quality);
        expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
        const picture = await colours(shown.bytes);
        expect([picture.width, picture.at(0.75, 0.25)]).toEqual([width, [255, 0, 0]]);
        const { data } = await sharp(shown.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        expect(data[3]).toBe(quality === 'highest' ? 0 : 255);
      }
    }
  });

  it('keeps shapes in a PDF, with its own plates, and is drawn in pictures', async () => {
    const { id } = await uploaded('inks.eps', epsOf(INKS));
    const pdf = await made('pdf', pageOf(placed(id)));
    expect(outputOf(pdf, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
    // Two lines of heading and no picture.
    expect(outputOf(pdf, 'pdfimages', '-list', '{}').trim().split('\n')).toHaveLength(2);
    const plates = await platesOf(pdf, ['Glow', 'Cyan']);
    expect([plates.get('Glow')?.(25, 50), plates.get('Glow')?.(75, 50)]).toEqual([255, 0]);
    expect([plates.get('Cyan')?.(25, 50), plates.get('Cyan')?.(75, 50)]).toEqual([0, 255]);
    for (const format of ['png', 'jpg']) {
      const shown = await colours(await made(format, pageOf(placed(id))));
      const [red = 0, green = 255, blue = 255] = shown.at(0.6, 0.9);
      expect([red > 245, green < 10, blue < 10]).toEqual([true, true, true]);
    }
  });

  it('S2.17 that uses a forbidden operator is kept with the reason', async () => {
    const { id, previewFault } = await uploaded('reads.eps', epsOf('(/etc/passwd) (r) file pop'));
    const reason = 'The PostScript can’t be drawn: it is damaged, or does what a drawing may not do.';
    expect(previewFault).toBe(`${reason} The file is kept and can be downloaded.`);
    expect(await reasonOf(id)).toContain(`Record 1: ${reason}`);
  });

  it('S2.17 reports that Ghostscript is missing and is drawn once it is installed', async () => {
    vi.stubEnv('PATH', '');
    const eps = await uploaded('early.eps', epsOf(INKS));
    expect(eps.previewFault).toMatch(/^There is no preview of EPS files, .* With Ghostscript on the server /);
    const ai = await uploaded('early.ai', epsOf(INKS));
    expect(ai.previewFault).toMatch(/^There is no PDF in this AI file .* With Ghostscript on the server /);
    for (const { id, previewFault } of [eps, ai]) {
      const shown = await preview(id, 'medium');
      expect([shown.status, shown.json<Schemas['Problem']>().detail]).toEqual([404, previewFault]);
      expect(await reasonOf(id)).toContain(previewFault);
    }
    await forget(eps.id, 'There is no preview of EPS files. They are kept and can be downloaded.');
    expect(await asset(eps.id)).toMatchObject({ previewFault: eps.previewFault });

    vi.unstubAllEnvs();
    for (const { id } of [eps, ai]) expect(await asset(id)).toMatchObject({ previewFault: null });
    expect((await preview(eps.id, 'medium')).status).toBe(200);
    expect((await made('png', pageOf(placed(ai.id)))).length).toBeGreaterThan(0);
    for (const { id } of [eps, ai])
      expect(await asset(id)).toMatchObject({ previewFault: null, width: SIDE, height: SIDE });
  });
});
