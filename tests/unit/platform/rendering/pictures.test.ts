import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../../../platform/rendering';
import { drawn, runTool } from '../../engine/pdf/support/tools';
import { readPdf } from '../../engine/pdf/support/readPdf';
import { differenceOf, pageWith, renderWith, rgbOf, sample } from './support/placed';

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

const PDF = { format: 'pdf' } as const;
/** Four pixels per point, as the tools of the tests draw a PDF. */
const AS_PDF = { format: 'png', size: { scale: 4 } } as const;
const SIDES = [60, 40] as const;

const spacesIn = (file: Uint8Array | undefined) =>
  readPdf(file ?? new Uint8Array())
    .filter(({ body }) => body.includes('/Subtype/Image'))
    .map(({ body }) => /\/ColorSpace(\/\w+|\[\/\w+)/.exec(body)?.[1]);

/** Draws the first page with Poppler, which supports profiles, unlike Debian's MuPDF. */
const byPoppler = (file: Uint8Array = new Uint8Array()) =>
  rgbOf(
    runTool(file, 'pdftoppm', ['-r', '288', '-png', '-singlefile', '{}', '{folder}/page'], ({ read }) =>
      read('page.png'),
    ),
  );

/** Decodes the first frame of a video with ffmpeg. */
const firstFrame = (file: Uint8Array = new Uint8Array()) =>
  rgbOf(
    runTool(file, 'ffmpeg', ['-v', 'error', '-i', '{}', '-frames:v', '1', '{folder}/frame.png'], ({ read }) =>
      read('frame.png'),
    ),
  );

/** The header of a TIFF of one byte a pixel, without pixels. */
function tiffHeadOf(width: number, height: number): Buffer {
  // Tag, type, count and value: width, height, bits, compression, black is 0, strips, rows of a strip, bytes of it.
  const tags = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [278, 4, 1, height],
    [279, 4, 1, 1],
  ] as const;
  const head = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  for (const [index, [tag, type, count, value]] of tags.entries()) {
    const at = 10 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  return head;
}

/** The printing profile of a PDF/X-4. */
const FOGRA39 = fileURLToPath(
  new URL('../../../../platform/rendering/profiles/coated-fogra39.icc', import.meta.url),
);

const pixels = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a9d8f' } });
/** A plain green in the inks of FOGRA39. */
const inCmyk = () => pixels.clone().withIccProfile(FOGRA39).toColourspace('cmyk').jpeg().toBuffer();

// The threads compile their code first.
describe('placed pictures', { timeout: 120_000 }, () => {
  it.each([
    ['Display P3', async () => sample('display-p3-orange.jpg')],
    ['swapped channels', async () => sample('swapped-red-green.jpg')],
    ['CMYK', inCmyk],
  ])('F2.01 keeps the profile of a JPEG of %s in a PDF, which looks as the PNG', async (_, load) => {
    const picture = await load();
    const document = pageWith(SIDES);
    const pdf = (await renderWith(renderer, document, picture, { output: PDF })).files[0];
    const png = (await renderWith(renderer, document, picture, { output: AS_PDF })).files[0];
    expect(spacesIn(pdf)).toEqual(['[/ICCBased']);
    expect(differenceOf(await byPoppler(pdf), await rgbOf(png))).toBeLessThan(3);
  });

  it('F2.02 keeps the inks of a JPEG with the profile of the PDF/X-4', async () => {
    const output = { format: 'pdf', pdfX4: { title: 'Print' } } as const;
    const ofOutput = await renderWith(renderer, pageWith(SIDES), await inCmyk(), { output });
    expect(spacesIn(ofOutput.files[0])).toEqual(['/DeviceCMYK']);
    const other = await renderWith(renderer, pageWith(SIDES), sample('display-p3-orange.jpg'), { output });
    expect(spacesIn(other.files[0])).toEqual(['[/ICCBased']);
  });

  it.each(['junk-before-marker.jpg', 'tags-not-sorted.tif'])(
    'F2.04 shows %s, of which its decoder warns, in PNG, JPG, GIF and PDF',
    async (name) => {
      const right = await sharp(sample(name), { failOn: 'none' }).metadata();
      const document = pageWith([right.width, right.height]);
      const expected = await sharp(sample(name), { failOn: 'none' }).removeAlpha().raw().toBuffer();
      for (const format of ['png', 'jpg', 'gif'] as const) {
        const output = { format, size: { scale: 1 }, fps: 1 };
        const { files, findings } = await renderWith(renderer, document, sample(name), { output });
        expect(findings).toEqual([]);
        expect(differenceOf(await rgbOf(files[0]), expected)).toBeLessThan(format === 'png' ? 0.01 : 8);
      }
      const pdf = await renderWith(renderer, document, sample(name), { output: PDF });
      expect(pdf.findings).toEqual([]);
      const png = await renderWith(renderer, document, sample(name), { output: AS_PDF });
      const shown = await drawn(pdf.files[0] ?? new Uint8Array());
      expect(differenceOf(shown, await rgbOf(png.files[0]))).toBeLessThan(8);
    },
  );

  it.each(['png', 'jpg', 'gif', 'mp4', 'pdf', 'check'] as const)(
    'F2.05 reports a picture whose samples are damaged, with frame, record and reason: %s',
    async (format) => {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .png()
        .toBuffer();
      const output = { format, size: { scale: 1 }, fps: 1, pages: 'all' } as never;
      const document = pageWith(
        [60, 40],
        [
          [0, 0, 30, 40],
          [30, 0, 30, 40],
        ],
      );
      const broken = whole.subarray(0, whole.length / 2);
      const { findings } = await renderWith(renderer, document, broken, { output, records: [{}, {}] });
      expect(findings).toHaveLength(4);
      expect(findings.map(({ record }) => record)).toEqual([0, 0, 1, 1]);
      for (const { finding } of findings)
        expect(finding).toMatchObject({
          type: 'missingPicture',
          frameId: expect.any(String) as string,
          picture: 'media:it',
          reason: 'The picture can’t be read: it is damaged, or no picture of a kind that is placed.',
        });
    },
  );

  it('F2.07 decodes a picture of 70 million pixels in the size it is shown in', async () => {
    const picture = await sharp({
      create: { width: 9_933, height: 7_016, channels: 3, background: '#2a9d8f' },
    })
      .png()
      .toBuffer();
    const document = pageWith([200, 140]);
    const png = await renderWith(renderer, document, picture);
    expect(png.findings).toEqual([]);
    expect([...(await rgbOf(png.files[0])).subarray(0, 3)]).toEqual([42, 157, 143]);
    const pdf = await renderWith(renderer, document, picture, { output: PDF });
    expect(pdf.findings).toEqual([]);
    const image = readPdf(pdf.files[0] ?? new Uint8Array()).find(({ body }) =>
      body.includes('/Subtype/Image'),
    );
    const [, width = 0, height = 0] = (/\/Width (\d+)\/Height (\d+)/.exec(image?.body ?? '') ?? []).map(
      Number,
    );
    // As many as one rendering may have.
    expect(width * height).toBeGreaterThan(63_900_000);
    expect(width * height).toBeLessThanOrEqual(64_000_000);
  });

  it('F2.08 reports a picture of more than 400 million pixels as too large', async () => {
    const picture = tiffHeadOf(30_000, 20_000);
    const { findings } = await renderWith(renderer, pageWith(SIDES), picture);
    expect(findings).toMatchObject([
      {
        finding: {
          reason: 'A picture of 30000 by 20000 pixels is too large: it takes 400000000 pixels at most.',
        },
      },
    ]);
  });

  it.each([
    ['on whole pixels', [0, 0, 400, 300], 4],
    ['between pixels as a browser', [10.4, 7.3, 380.5, 285.375], 7],
  ] as const)('F2.09 shrinks a scan into a frame as Lanczos does: %s', async (_, box, most) => {
    const scan = sample('scan-2400.png');
    const { files } = await renderWith(renderer, pageWith([400, 300], [box]), scan);
    const [x, y, width, height] = box;
    const factor = 8;
    // Placed in a picture of eight times as many pixels, which is then scaled down as a whole.
    const large = await sharp({
      create: { width: 400 * factor, height: 300 * factor, channels: 3, background: '#fff' },
    })
      .composite([
        {
          input: await sharp(scan)
            .resize(width * factor, Math.round(height * factor), { fit: 'fill' })
            .toBuffer(),
          left: Math.round(x * factor),
          top: Math.round(y * factor),
        },
      ])
      .png()
      .toBuffer();
    const expected = await rgbOf(await sharp(large).resize(400, 300).png().toBuffer());
    expect(differenceOf(await rgbOf(files[0]), expected)).toBeLessThan(most);
  });

  it.each(['png', 'jpg', 'gif', 'mp4'] as const)(
    'F2.09 shrinks a scan as Lanczos does in %s',
    async (format) => {
      const scan = sample('scan-2400.png');
      const output = { format, size: { scale: 1 }, quality: 95, fps: 1 } as never;
      const { files } = await renderWith(renderer, pageWith([400, 300]), scan, { output });
      const shown = await (format === 'mp4' ? firstFrame(files[0]) : rgbOf(files[0]));
      const expected = await rgbOf(await sharp(scan).resize(400, 300).png().toBuffer());
      expect(differenceOf(shown, expected)).toBeLessThan(4);
    },
  );

  it('F2.10 keeps a picture in its own size on whole pixels unchanged', async () => {
    const picture = sample('modules-of-one-pixel.png');
    const { width, height } = await sharp(picture).metadata();
    const document = pageWith([width + 20, height + 20], [[7, 11, width, height]]);
    const { files } = await renderWith(renderer, document, picture);
    const shown = sharp(files[0]).extract({ left: 7, top: 11, width, height });
    expect(Buffer.compare(await shown.removeAlpha().raw().toBuffer(), await rgbOf(picture))).toBe(0);
  });

  it('F2.11 shrinks a picture for each size it is shown in', async () => {
    const scan = sample('scan-2400.png');
    const { files } = await renderWith(
      renderer,
      pageWith(
        [600, 300],
        [
          [0, 0, 400, 300],
          [400, 0, 200, 150],
        ],
      ),
      scan,
    );
    for (const [left, width, height] of [
      [0, 400, 300],
      [400, 200, 150],
    ] as const) {
      const shown = await sharp(files[0])
        .extract({ left, top: 0, width, height })
        .removeAlpha()
        .raw()
        .toBuffer();
      const expected = await rgbOf(await sharp(scan).resize(width, height).png().toBuffer());
      expect(differenceOf(shown, expected)).toBeLessThan(1);
    }
  });

  it.each([
    ['AVIF', () => pixels.clone().avif({ lossless: true }).toBuffer()],
    ['TIFF of Lab', () => pixels.clone().toColourspace('lab').tiff({ compression: 'lzw' }).toBuffer()],
    [
      'TIFF of 16 bits',
      () => pixels.clone().toColourspace('rgb16').tiff({ compression: 'deflate' }).toBuffer(),
    ],
    ['tiled TIFF with JPEG in it', () => pixels.clone().tiff({ tile: true, compression: 'jpeg' }).toBuffer()],
    ['WebP', () => pixels.clone().webp({ lossless: true }).toBuffer()],
  ])('F2.15 places a picture as %s in PNG and PDF', async (_, make) => {
    const picture = await make();
    const png = await renderWith(renderer, pageWith(SIDES), picture, { output: AS_PDF });
    expect(png.findings).toEqual([]);
    const expected = Buffer.from(Array.from({ length: 240 * 160 }, () => [42, 157, 143]).flat());
    expect(differenceOf(await rgbOf(png.files[0]), expected)).toBeLessThan(2);
    const pdf = await renderWith(renderer, pageWith(SIDES), picture, { output: PDF });
    expect(pdf.findings).toEqual([]);
    expect(differenceOf(await byPoppler(pdf.files[0]), expected)).toBeLessThan(2);
  });
});
