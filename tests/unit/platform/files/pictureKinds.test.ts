import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_BYTES, standInFor } from '@/domain/media';
import { openPictures } from '../../../../platform/pictures';
import { createRenderer } from '../../../../platform/rendering';
import { drawn } from '../../engine/pdf/support/tools';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { differenceOf, pageWith, renderWith, rgbOf } from '../rendering/support/placed';

const renderer = createRenderer({ threads: 1 });
const pictures = openPictures();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-kinds-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([renderer.close(), pictures.close()]);
});

const missing = missingPdfReaders();
const urlOf = (name: string) => new URL(`cases/picture-kinds/${name}`, import.meta.url);
const caseOf = (name: string) => readFileSync(urlOf(name));
const pathOf = (name: string) => urlOf(name).pathname;

/** The size of the pictures made from `picture.png`. */
const SIDES = [61, 40] as const;

/** Makes a preview of a file, at its own size. */
async function previewOf(path: string): Promise<Buffer> {
  const target = join(mkdtempSync(join(folder, 'preview-')), 'preview');
  await pictures.shrink(path, target, 64);
  return rgbOf(readFileSync(target));
}

/** Makes a PNG of a picture at its own size, which must be placed without a finding. */
async function outputOf(picture: Uint8Array, sides: readonly [number, number] = SIDES): Promise<Buffer> {
  const { files, findings } = await renderWith(renderer, pageWith(sides), picture);
  expect(findings).toEqual([]);
  return rgbOf(files[0]);
}

/** Makes the stand-in of a photo. */
async function standInOf(name: string): Promise<string> {
  const place = mkdtempSync(join(folder, 'stand-in-'));
  const made = await pictures.standIn(pathOf(name), place);
  expect(made?.type).toBe('image/png');
  return made?.path ?? '';
}

const INTO = {
  AVIF: (picture: Sharp) => picture.avif({ lossless: true }),
  WebP: (picture: Sharp) => picture.webp({ lossless: true }),
} as const;

// The threads compile their code first.
describe('kinds of pictures', { timeout: 120_000 }, () => {
  it.each(['AVIF', 'WebP'] as const)(
    `F9.06 shows a picture as %s in its preview, PNG, JPG, GIF and PDF${because(missing)}`,
    async (kind) => {
      const bytes = await INTO[kind](sharp(caseOf('picture.png'))).toBuffer();
      expect(standInFor(bytes.subarray(0, SIGNATURE_BYTES))).toBeUndefined();
      const expected = await rgbOf(caseOf('picture.png'));
      const path = join(folder, `picture.${kind}`);
      writeFileSync(path, bytes);
      expect(await pictures.inspect(path)).toMatchObject({ width: 61, height: 40 });
      expect(differenceOf(await previewOf(path), expected)).toBeLessThan(4);
      for (const format of ['png', 'jpg', 'gif'] as const) {
        const output = { format, size: { scale: 1 }, fps: 1 };
        const { files, findings } = await renderWith(renderer, pageWith(SIDES), bytes, { output });
        expect(findings).toEqual([]);
        expect(differenceOf(await rgbOf(files[0]), expected)).toBeLessThan(format === 'gif' ? 12 : 4);
      }
      const film = await renderWith(renderer, pageWith(SIDES), bytes, {
        output: { format: 'mp4', size: { scale: 1 }, fps: 1 } as never,
      });
      expect(film.findings).toEqual([]);
      if (missing) return;
      const pdf = await renderWith(renderer, pageWith(SIDES), bytes, { output: { format: 'pdf' } });
      expect(pdf.findings).toEqual([]);
      const png = await renderWith(renderer, pageWith(SIDES), bytes, {
        output: { format: 'png', size: { scale: 4 } },
      });
      const asPdf = await drawn(pdf.files[0] ?? new Uint8Array());
      expect(differenceOf(asPdf, await rgbOf(png.files[0]))).toBeLessThan(8);
    },
  );

  it.each([
    ['photo.heic', 'picture.png'],
    ['display-p3.heic', 'display-p3.png'],
  ])('F9.07 shows the HEIC photo %s in its own colours', async (name, original) => {
    expect(standInFor(caseOf(name).subarray(0, SIGNATURE_BYTES))).toBe('photo');
    const standIn = await standInOf(name);
    const expected = await rgbOf(caseOf(original));
    expect(await pictures.inspect(standIn)).toMatchObject({ width: 61, height: 40 });
    expect(differenceOf(await outputOf(readFileSync(standIn)), expected)).toBeLessThan(3);
    expect(differenceOf(await previewOf(standIn), expected)).toBeLessThan(3);
  });

  it('F9.07 keeps the transparent parts of a HEIC photo', async () => {
    const alpha = (file: string | Buffer) => sharp(file).extractChannel(3).raw().toBuffer();
    const standIn = await standInOf('see-through.heic');
    expect(differenceOf(await alpha(standIn), await alpha(caseOf('see-through.png')))).toBeLessThan(3);
  });

  it('F9.07 refuses a truncated HEIC photo with a message', async () => {
    const whole = caseOf('photo.heic');
    for (const share of [0.3, 0.6, 0.9]) {
      const path = join(folder, `cut-${share}.heic`);
      writeFileSync(path, whole.subarray(0, whole.length * share));
      await expect(pictures.standIn(path, mkdtempSync(join(folder, 'cut-')))).rejects.toMatchObject({
        shown: 'The HEIC file can’t be read: it is damaged. The file is kept and can be downloaded.',
      });
    }
  });

  it.each([
    [
      '12-bits.jpg',
      'The JPEG has 12 bits a sample, which can’t be decoded: save it with 8 bits, or as TIFF.',
    ],
    ['lzma.tif', 'The TIFF is packed with LZMA, which can’t be unpacked: save it with LZW or ZIP.'],
    ['zstd.tif', 'The TIFF is packed with Zstandard, which can’t be unpacked: save it with LZW or ZIP.'],
    ['lerc.tif', 'The TIFF is packed with LERC, which can’t be unpacked: save it with LZW or ZIP.'],
    [
      'lab-8-bits.tif',
      'The TIFF has Lab colours of 8 bits, which can’t be decoded: save it with 16 bits, or as RGB.',
    ],
    [
      'complex.tif',
      'The TIFF has complex numbers for samples, which are no colours: save it with 8 or 16 bits a sample.',
    ],
  ])('F9.08 says of %s at upload and in outputs why it is not shown', async (name, reason) => {
    await expect(pictures.inspect(pathOf(name))).rejects.toMatchObject({
      shown: `${reason} The file is kept and can be downloaded.`,
    });
    const { findings } = await renderWith(renderer, pageWith(SIDES), caseOf(name));
    expect(findings.map(({ finding }) => finding)).toMatchObject([{ type: 'missingPicture', reason }]);
  });

  it('F9.08 reports a truncated or inconsistent picture as unreadable', async () => {
    const lzma = caseOf('lzma.tif');
    const cuts = [
      caseOf('12-bits.jpg').subarray(0, 20),
      ...[4, 7, 9, 12].map((end) => lzma.subarray(0, end)),
    ];
    const beyond = Buffer.from(lzma);
    beyond.writeUInt32LE(0xffffffff, 4);
    for (const [index, bytes] of [...cuts, beyond].entries()) {
      const path = join(folder, `head-${index}`);
      writeFileSync(path, bytes);
      await expect(pictures.inspect(path)).rejects.toMatchObject({
        shown: 'The picture could not be read. The file is kept and can be downloaded.',
      });
    }
  });

  it.each(['planar.tif', 'lab-16-bits.tif'])('F9.09 shows %s in its preview and PNG', async (name) => {
    const expected = await rgbOf(caseOf('picture.png'));
    expect(differenceOf(await previewOf(pathOf(name)), expected)).toBeLessThan(4);
    expect(differenceOf(await outputOf(caseOf(name)), expected)).toBeLessThan(4);
  });

  // Each goes from its lowest to its highest value, from left to right in 64 steps.
  it.each(['signed-8.tif', 'signed-16.tif', 'signed-16-rgb.tif', 'unsigned-32.tif'])(
    'F9.10 spreads the samples of %s from black to white, in its preview as in PNG',
    async (name) => {
      const preview = await previewOf(pathOf(name));
      const output = await outputOf(caseOf(name), [64, 32]);
      expect(differenceOf(preview, output)).toBeLessThan(4);
      const reds = [0, 16, 32, 48, 63].map((x) => output[x * 3]);
      for (const [index, expected] of [0, 64, 128, 192, 252].entries())
        expect(Math.abs((reds[index] ?? 0) - expected)).toBeLessThan(4);
    },
  );
});
