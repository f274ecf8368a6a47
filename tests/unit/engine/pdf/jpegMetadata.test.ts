import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageItem } from '@/engine/display';
import { stripJpegMetadata } from '@/engine/pdf';
import { pdfOf } from './support/ports';

const PLACE = 'IFD3';
const EXIF = {
  IFD0: { Artist: 'Somebody at home', Copyright: 'Nobody else' },
  [PLACE]: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' },
};
const pixels = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 7) % 251));
const raw = { width: 64, height: 48, channels: 3 as const };

const jpeg = (options: JpegOptions = {}) =>
  sharp(pixels, { raw }).withExif(EXIF).withIccProfile('p3').jpeg(options).toBuffer();

/** A JPEG segment of a kind with a text. */
const segment = (marker: number, text: string) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (text.length + 2) >> 8, (text.length + 2) & 0xff]),
    Buffer.from(text),
  ]);

/** Inserts segments after the first two bytes. */
const withSegments = (bytes: Buffer, ...segments: readonly Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

const samplesOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe('the metadata of a JPEG', () => {
  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['with restarts', { mozjpeg: true }],
  ])('H5.11 is left out, and its samples and profile stay to the bit: %s', async (_, options) => {
    const bytes = await jpeg(options);
    expect(bytes.includes('Somebody at home')).toBe(true);
    const stripped = Buffer.from(stripJpegMetadata(bytes));
    expect(stripped.includes('Somebody at home')).toBe(false);
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc);
    expect(await samplesOf(stripped)).toEqual(await samplesOf(bytes));
  });

  it('H5.11 removes comments, XMP, IPTC, hidden previews, and bytes after the picture', async () => {
    const secrets = [
      'comment',
      'http://ns.adobe.com/xap/1.0/ home',
      'Photoshop 3.0 name',
      'MPF\0 preview',
      'other',
    ];
    const bytes = Buffer.concat([
      withSegments(
        await sharp(pixels, { raw }).jpeg().toBuffer(),
        segment(0xfe, secrets[0] ?? ''),
        segment(0xe1, secrets[1] ?? ''),
        segment(0xed, secrets[2] ?? ''),
        segment(0xe2, secrets[3] ?? ''),
        segment(0xe5, secrets[4] ?? ''),
      ),
      Buffer.from('behind the picture'),
    ]);
    const stripped = Buffer.from(stripJpegMetadata(bytes));
    for (const secret of [...secrets, 'behind the picture']) expect(stripped.includes(secret)).toBe(false);
    expect(await samplesOf(stripped)).toEqual(await samplesOf(bytes));
  });

  it('H5.11 is not in a PDF the picture is placed in', async () => {
    const picture: ImageItem = { type: 'image', image: 'a', transform: [100, 0, 0, 50, 20, 30] };
    const bytes = await jpeg();
    const pdf = Buffer.from(await pdfOf([picture], { pictures: () => ({ type: 'jpeg', bytes }) }));
    expect(pdf.includes('/DCTDecode')).toBe(true);
    expect(pdf.includes('Somebody at home')).toBe(false);
  });

  it('H5.11 leaves other files unchanged and ends for any bytes', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    expect(stripJpegMetadata(png)).toBe(png);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const given = Uint8Array.from([0xff, 0xd8, ...bytes]);
        expect(stripJpegMetadata(given).length).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});
