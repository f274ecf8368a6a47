import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { openPdfPages, UnreadablePdfError } from '../../../../platform/pdf-pages';
import { writePdf } from '@/engine/pdf';
import { drawn, outputOf, runTool } from '../../engine/pdf/support/tools';
import { pageOf, pdfOf, streamOf } from './support/pdfOf';

const pages = openPdfPages();
afterAll(() => pages.close());

/** Red at the lower left, white nowhere. */
const RED_CORNER = '1 0 0 rg 0 0 20 10 re f';

/** Returns the bounds of red among pixels of so many channels: left, top, right and bottom. */
function redAmong(samples: Uint8Array, channels: number, width: number): number[] {
  const points = Array.from({ length: samples.length / channels }, (_, point) => point).filter((point) => {
    const [red = 0, green = 0, , alpha = 255] = samples.subarray(point * channels, (point + 1) * channels);
    return red > 250 && green < 5 && alpha === 255;
  });
  const [xs, ys] = [points.map((point) => point % width), points.map((point) => Math.floor(point / width))];
  return [...[xs, ys].map((all) => Math.min(...all)), ...[xs, ys].map((all) => Math.max(...all) + 1)];
}

/** Returns the size of a page, and the bounds of red when drawn in its own points. */
async function redOf(bytes: Uint8Array) {
  const { page } = await pages.read(bytes);
  const { width, height, samples } = await pages.draw(bytes, page);
  return { size: [width, height], red: redAmong(samples, 4, width) };
}

/** The same when placed on a page of its size, in quarters of its points. */
async function redPlaced(bytes: Uint8Array) {
  const { page } = await pages.read(bytes);
  const { width, height } = page;
  const pdf = await writePdf({
    pages: [
      {
        width,
        height,
        bleed: { top: 0, right: 0, bottom: 0, left: 0 },
        items: [{ type: 'image', image: 'page', transform: [width, 0, 0, height, 0, 0] }],
      },
    ],
    fonts: () => undefined,
    pictures: () => page,
    ports: { subsetFont: (font) => font },
  });
  expect(outputOf(pdf, 'qpdf', '--check', '{}')).toContain('No syntax or stream encoding errors found');
  return {
    size: [width, height],
    red: redAmong(await drawn(pdf), 3, width * 4).map((side) => Math.round(side / 4)),
  };
}

const faultOf = async (bytes: Uint8Array) => {
  const error: unknown = await pages.read(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadablePdfError);
  return (error as Error).message;
};

// The thread compiles its code first.
describe('pages of PDF', { timeout: 60_000 }, () => {
  const looked = [
    ['', [40, 20], [0, 10, 20, 20]],
    ['/Rotate 90', [20, 40], [0, 0, 10, 20]],
    ['/Rotate -90', [20, 40], [10, 20, 20, 40]],
    ['/Rotate 180', [40, 20], [20, 0, 40, 10]],
    ['/CropBox[10 0 99 20]', [30, 20], [0, 10, 10, 20]],
    ['/CropBox[10 0 99 20]/Rotate 270', [20, 30], [10, 20, 20, 30]],
    ['/UserUnit 2', [80, 40], [0, 20, 40, 40]],
  ] as const;
  const missing = missingPdfReaders();
  it.each(looked)('S7.16 have their visible size: %s', async (entries, size, red) => {
    expect(await redOf(pageOf(RED_CORNER, `/MediaBox[0 0 40 20]${entries}`))).toEqual({ size, red });
  });
  it.skipIf(missing).each(looked)(
    `S7.16 are placed as large as they are looked at: %s${because(missing)}`,
    async (entries, size, red) => {
      const bytes = pageOf(RED_CORNER, `/MediaBox[0 0 40 20]${entries}`);
      expect(await redPlaced(bytes)).toEqual({ size, red });
    },
  );

  it('S7.16 of several use the first one, also in nested trees', async () => {
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 6 0 R]/MediaBox[0 0 40 20]>>',
      '<</Type/Pages/Count 1/Parent 2 0 R/Kids[4 0 R]>>',
      '<</Type/Page/Parent 3 0 R/Contents[5 0 R 7 0 R]>>',
      streamOf('1 0 0 rg 0 0 '),
      '<</Type/Page/MediaBox[0 0 9 9]>>',
      streamOf('20 10 re f'),
    ]);
    expect(await redOf(bytes)).toEqual({ size: [40, 20], red: [0, 10, 20, 20] });
  });

  it('S7.16 report what they need: transparency, inks, missing fonts, layers', async () => {
    const plain = await pages.read(pageOf(RED_CORNER));
    expect(plain.page).toMatchObject({ isTransparent: false, isForPress: false, layers: [] });
    const rich = await pages.read(
      pageOf(
        '/G gs /OC /L BDC 0 0 0 1 k 0 0 9 9 re f EMC BT /F 9 Tf (a) Tj ET',
        '/MediaBox[0 0 40 20]/Resources<</ExtGState<</G<</ca .5>>>>/Properties<</L 5 0 R>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>>>>>',
        ['<</Type/OCG/Name(Hidden)>>'],
      ),
    );
    expect(rich).toMatchObject({
      missingFonts: ['Times-Roman'],
      page: { isTransparent: true, isForPress: true, layers: [{ isHidden: false }] },
    });
  });

  it.skipIf(missing)(`S7.16 of any arrangement of objects are read the same${because(missing)}`, async () => {
    const packed = runTool(
      pageOf(RED_CORNER),
      'qpdf',
      ['--object-streams=generate', '{}', '{folder}/packed'],
      ({ read }) => new Uint8Array(read('packed')),
    );
    expect(await redOf(packed)).toEqual({ size: [40, 20], red: [0, 10, 20, 20] });
  });

  it.skipIf(missing)(`that are protected fail with that reason${because(missing)}`, async () => {
    const locked = runTool(
      pageOf(RED_CORNER),
      'qpdf',
      ['--encrypt', 'secret', 'secret', '256', '--', '{}', '{folder}/locked'],
      ({ read }) => new Uint8Array(read('locked')),
    );
    expect(await faultOf(locked)).toBe('The PDF can’t be read: it is protected with a password.');
  });

  it.each([
    ['without a page', () => pdfOf(['<</Type/Catalog>>']), 'The PDF has no page.'],
    ['cut short', () => pageOf(RED_CORNER).subarray(0, 60), 'The PDF has no page.'],
    ['of no PDF', () => Buffer.from('no PDF'), 'The PDF can’t be read: it is damaged.'],
    [
      'in a tree that goes round in circles',
      () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]>>']),
      'The PDF has no page.',
    ],
    [
      'without end',
      () => pageOf(RED_CORNER, '/MediaBox[0 0 99999999999 20]'),
      'The PDF can’t be placed: its page has no size.',
    ],
    [
      'that unpack to far too much',
      () =>
        pdfOf([
          streamOf(deflateSync(deflateSync(Buffer.alloc(300_000_000))), '/Filter[/FlateDecode/FlateDecode]'),
        ]),
      'The PDF can’t be placed: unpacked it is larger than the platform reads.',
    ],
    [
      'of dictionaries within each other',
      () => pageOf(RED_CORNER, `/MediaBox[0 0 9 9]/Resources<</A${'['.repeat(200)}${']'.repeat(200)}>>`),
      'The PDF can’t be placed: it is nested too deeply.',
    ],
    [
      'with a picture of too many pixels',
      () =>
        pageOf('/I Do', '/MediaBox[0 0 9 9]/Resources<</XObject<</I 5 0 R>>>>', [
          streamOf('', '/Subtype/Image/Width 100000/Height 100000/ColorSpace/DeviceGray/BitsPerComponent 8'),
        ]),
      'The PDF can’t be placed: a picture in it has more than 64 million pixels.',
    ],
  ])('%s are refused with the reason', async (_what, make, reason) => {
    expect(await faultOf(make())).toBe(reason);
    expect(await redOf(pageOf(RED_CORNER))).toMatchObject({ size: [40, 20] });
  });

  it('with oversized dictionaries are read without them', async () => {
    const bytes = pageOf(RED_CORNER, `/MediaBox[0 0 40 20]/Resources<</A${'['.repeat(200_000)}>>`);
    expect((await pages.read(bytes)).page.width).toBeGreaterThan(0);
    expect(await redOf(pageOf(RED_CORNER))).toMatchObject({ size: [40, 20] });
  });

  it('with changed bytes are read and drawn, or refused with a message', async () => {
    const font = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>>>>>';
    const whole = pageOf(`${RED_CORNER} BT /F 9 Tf (Bread) Tj ET`, `/MediaBox[0 0 40 20]${font}`);
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [place, value] of changes) bytes[place] = value;
        const outcome: unknown = await pages
          .read(bytes)
          .then(({ page }) => {
            expect(Number.isFinite(page.width * page.height)).toBe(true);
            return pages.draw(bytes, { width: 40, height: 20 });
          })
          .catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(UnreadablePdfError);
        else expect(outcome).toMatchObject({ width: 40, height: 20 });
      }),
      { numRuns: 100 },
    );
  });

  /** Nested forms: each paints the next one so often, to this depth, and the last one a corner. */
  const formsInForms = (times: number, depth: number, last = RED_CORNER) => {
    const form = (content: string, next: number) =>
      streamOf(content, `/Subtype/Form/BBox[0 0 40 20]/Resources<</XObject<</N ${next} 0 R>>>>`);
    return pageOf('/N Do', '/MediaBox[0 0 40 20]/Resources<</XObject<</N 5 0 R>>>>', [
      ...Array.from({ length: depth }, (_, index) => form('/N Do '.repeat(times), index + 6)),
      form(last, 5),
    ]);
  };
  const MASKS =
    '/Resources<</ExtGState<</G<</SMask<</S/Luminosity/G 5 0 R>>>>>>/Pattern<</P 5 0 R>>/XObject<</X 5 0 R>>>>';

  it('H4.13 are refused with the reason when forms, patterns or masks paint each other too often', async () => {
    const tooOften = 'The PDF can’t be placed: its forms paint each other too often.';
    expect(await faultOf(formsInForms(10, 12))).toBe(tooOften);
    expect(await faultOf(formsInForms(2, 60))).toBe(tooOften);
    for (const operator of ['/G gs', '/P scn', '/X Do']) {
      const page = pageOf(`${operator} `.repeat(50), `/MediaBox[0 0 40 20]${MASKS}`, [
        ...Array.from({ length: 3 }, (_, index) =>
          streamOf(
            `${operator} `.repeat(50),
            `/Subtype/Form/BBox[0 0 40 20]${MASKS.replaceAll('5 0 R', `${index + 6} 0 R`)}`,
          ),
        ),
        streamOf(RED_CORNER, '/Subtype/Form/BBox[0 0 40 20]'),
      ]);
      expect(await faultOf(page), operator).toBe(tooOften);
    }
    expect(await faultOf(formsInForms(1, 3, '/N Do'))).toBe(
      'The PDF can’t be placed: a form in it paints itself.',
    );
    expect(await faultOf(formsInForms(1, 200))).toBe('The PDF can’t be placed: it is nested too deeply.');
  });

  it('H4.13 are read and drawn with a form painted many times', async () => {
    expect(await redOf(formsInForms(10, 3))).toEqual({ size: [40, 20], red: [0, 10, 20, 20] });
  });

  it('that take too long are cancelled, and the next one is read', async () => {
    const hasty = openPdfPages(4_000);
    await hasty.read(pageOf(RED_CORNER));
    // Each form paints the next one twenty times.
    const form = (next: number) =>
      streamOf('/N Do '.repeat(20), `/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</N ${next} 0 R>>>>`);
    const endless = pageOf('/N Do', '/MediaBox[0 0 9 9]/Resources<</XObject<</N 5 0 R>>>>', [
      ...Array.from({ length: 12 }, (_, index) => form(index + 6)),
      streamOf('0 0 9 9 re f', '/Subtype/Form/BBox[0 0 9 9]'),
    ]);
    await expect(hasty.draw(endless, { width: 9, height: 9 })).rejects.toThrow(
      'The PDF can’t be placed: it takes too long or too much memory.',
    );
    expect((await hasty.read(pageOf(RED_CORNER))).page).toMatchObject({ width: 40, height: 20 });
    await hasty.close();
  });

  it('are drawn up to the maximum size', async () => {
    const { width, height } = await pages.draw(pageOf(RED_CORNER), { width: 1e9, height: 5e8 });
    expect([width, height]).toEqual([11_313, 5_656]);
  });
});
