import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fill } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { workOnJobs } from '../../platform/workOnJobs';
import { missingPdfReaders } from '../../scripts/readers';
import { because } from '../../scripts/testReports';
import { documentOf, filled, says, shape, words } from '../engine/reference/build';
import { readPdf } from '../unit/engine/pdf/support/readPdf';
import { drawn, outputOf, platesOf } from '../unit/engine/pdf/support/tools';
import { pageOf as pdfPage } from '../unit/platform/pdf-pages/support/pdfOf';
import { mediaCalls } from './support/mediaCalls';
import { colours, outputOn, pageOf, placed, SIDE } from './support/placedPictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const { call, uploaded, folder } = mediaCalls(platform);
const made = outputOn(platform);
let endThreads = () => Promise.resolve();
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

const glow: Fill = {
  type: 'color',
  color: { type: 'local', color: { type: 'spotCmyk', ink: 'Glow', c: 0, m: 1, y: 0, k: 0 }, opacity: 1 },
};
/** A page of 100 by 100 pt: the left half in a spot ink, on the right text and black beside white. */
const source = (fill: Fill) =>
  documentOf(
    [
      shape([0, 0, 50, SIDE], { fill }),
      shape([70.5, 60, 19, 20], { fill: filled('#000000') }),
      words([52, 5, 46, 40], [says('Bread in the morning', { fontSize: 10 })]),
    ],
    { width: SIDE, height: SIDE },
  );

let asset: Schemas['MediaAsset'];
beforeAll(async () => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
  await folder('Adverts');
  asset = await uploaded('advert.pdf', await made('pdf', source(glow)), { folderPath: '/Adverts' });
});

const missing = missingPdfReaders();

describe('a placed PDF', { timeout: 60_000 }, () => {
  it('S7.16 has its size and a preview in the media', async () => {
    expect(asset).toMatchObject({ width: SIDE, height: SIDE, previewFault: null });
    const preview = await call('GET', `media/${asset.id}/preview/medium`);
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/png']);
    const picture = await colours(preview.bytes);
    expect(picture.width).toBe(1024);
    expect(picture.at(0.8, 0.7)).toEqual([0, 0, 0]);
  });

  it('S7.16 without a background has white paper in the viewer, and none when placed', async () => {
    const bytes = pdfPage('1 0 0 rg 0 0 20 10 re f');
    const { id } = await uploaded('corner.pdf', bytes, { folderPath: '/Adverts' });
    const upperLeft = async (quality: string) => {
      const preview = await call('GET', `media/${id}/preview/${quality}`);
      const { data } = await sharp(preview.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 4)];
    };
    expect(await upperLeft('thumbnail')).toEqual([255, 255, 255, 255]);
    expect((await upperLeft('highest'))[3]).toBe(0);
  });

  it.skipIf(missing)(
    `S7.16 keeps text and paths in a PDF, with its fonts and its own plate${because(missing)}`,
    async () => {
      const pdf = await made('pdf', pageOf(placed(asset.id)));
      expect(outputOf(pdf, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
      expect(outputOf(pdf, 'pdftotext', '-q', '{}', '-').replace(/\s+/g, ' ')).toContain(
        'Bread in the morning',
      );
      // Two lines of heading and no picture.
      expect(outputOf(pdf, 'pdfimages', '-list', '{}').trim().split('\n')).toHaveLength(2);
      const fonts = outputOf(pdf, 'pdffonts', '{}').trim().split('\n').slice(2);
      expect(fonts).toHaveLength(1);
      expect(fonts[0]).toMatch(/Arimo.* yes +yes +yes +\d+ +0$/);
      const plates = await platesOf(pdf, ['Glow', 'Black']);
      expect([plates.get('Glow')?.(25, 50), plates.get('Glow')?.(95, 95)]).toEqual([255, 0]);
      expect(await made('pdf', pageOf(placed(asset.id)))).toEqual(pdf);
    },
  );

  it('S7.16 is drawn at the size of a picture: larger ones are sharper, not blown up', async () => {
    const widths = await Promise.all(
      [1, 3].map(async (scaling) => {
        const picture = await colours(await made('png', pageOf(placed(asset.id)), { scaling }));
        expect(picture.width).toBe(SIDE * scaling);
        const shades = Array.from({ length: SIDE * scaling }, (_, x) =>
          picture.at((x + 0.5) / (SIDE * scaling), 0.7),
        );
        // Pixels that are neither black nor white: PDFium snaps the edges of a square to whole points.
        return shades.slice(SIDE * scaling * 0.6).filter(([red = 0]) => red > 8 && red < 247).length;
      }),
    );
    expect(widths).toEqual([0, 0]);
  });

  it.skipIf(missing)(
    `S7.16 is fitted, cropped, masked, rotated and faded like any picture${because(missing)}`,
    async () => {
      // Each reader shows inks differently on screen.
      const red = await made('pdf', source(filled('#e63946')));
      const { id } = await uploaded('red.pdf', red, { folderPath: '/Adverts' });
      const faded = pageOf(
        shape([0, 0, SIDE, SIDE], { fill: filled('#ffffff') }),
        placed(
          id,
          { opacity: 0.5, mask: { type: 'ellipse' } },
          { width: 60, height: 100, x: 20, rotationDegrees: 90 },
        ),
      );
      const pdf = await made('pdf', faded);
      expect(outputOf(pdf, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
      const png = await sharp(await made('png', faded, { scaling: 4 }))
        .removeAlpha()
        .raw()
        .toBuffer();
      const page = await drawn(pdf);
      const difference = page.reduce((sum, value, index) => sum + Math.abs(value - (png[index] ?? 0)), 0);
      expect(page.length).toBe(png.length);
      expect(difference / page.length).toBeLessThan(2);
    },
  );

  it('S16.18 S7.16 has colour profiles and all fonts in PDF/X-4, or fails with the missing font', async () => {
    const pdf = await made('pdf', pageOf(placed(asset.id)), { pdfX4: true });
    const rgb = readPdf(pdf).filter(({ body }) => body.includes('/DefaultRGB[/ICCBased '));
    expect(rgb.some(({ body }) => body.includes('/Subtype/Form'))).toBe(true);
    const times = pdfPage(
      'BT /F 9 Tf (Bread) Tj ET',
      '/MediaBox[0 0 40 20]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>>>>>',
    );
    const { id } = await uploaded('times.pdf', times, { folderPath: '/Adverts' });
    await expect(made('pdf', pageOf(placed(id)), { pdfX4: true })).rejects.toThrow(
      /^Record 1: The PDF lacks the font Times-Roman, which PDF\/X-4 wants to be in it\./,
    );
    expect((await made('pdf', pageOf(placed(id)))).length).toBeGreaterThan(0);
  });

  it('F1.09 reports a font that is not embedded and has no known letters, with the page', async () => {
    const bytes = pdfPage(
      'BT /F 9 Tf <00240025> Tj ET',
      '/MediaBox[0 0 40 20]/Resources<</Font<</F<</Type/Font/Subtype/Type0/BaseFont/Absent/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Absent/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]>>>>>>',
    );
    const { id } = await uploaded('absent.pdf', bytes, { folderPath: '/Adverts' });
    const output = made('pdf', pageOf(placed(id)), { failOn: 'onErrorsAndWarnings' });
    await expect(output).rejects.toThrow(
      /^Record 1: The placed PDF lacks the font Absent, and its letters may come out as others: .+ on .+\.$/,
    );
    expect((await made('pdf', pageOf(placed(id)))).length).toBeGreaterThan(0);
  });

  it('S7.16 that is unreadable is kept with the reason, and fails output with it', async () => {
    const broken = await uploaded('broken.pdf', '%PDF-1.7\nno objects', { folderPath: '/Adverts' });
    expect(broken).toMatchObject({ width: null, height: null });
    expect(broken.previewFault).toBe('The PDF has no page. The file is kept and can be downloaded.');
    await expect(made('png', pageOf(placed(broken.id)))).rejects.toThrow(/^Record 1: The PDF has no page\./);
  });
});
