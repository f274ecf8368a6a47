import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures, UnreadablePictureError } from '../../../../platform/pictures';
import { LAYERED, layeredPsd, psdOf } from './support/psdOf';

const pictures = openPictures();
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'platen-psd-'))));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await pictures.close();
});

/** Converts a file and returns the samples of each pixel. */
async function developed(psd: Uint8Array) {
  const within = mkdtempSync(join(folder, 'file-'));
  const path = join(within, 'a.psd');
  writeFileSync(path, psd);
  const made = await pictures.standIn(path, within);
  if (!made) throw new Error('Nothing was made of it.');
  const { data, info } = await sharp(made.path).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = Array.from({ length: width * height }, (_, pixel) => [
    ...data.subarray(pixel * channels, (pixel + 1) * channels),
  ]);
  return { type: made.type, width, height, pixels };
}

const faultOf = async (psd: Uint8Array) => {
  const error: unknown = await developed(psd).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadablePictureError);
  const { message, shown } = error as UnreadablePictureError;
  expect(shown).toBe(`${message} The file is kept and can be downloaded.`);
  return message;
};

const RED = [255, 0, 0, 10];
const GREEN = [0, 255, 0, 200];
const BLUE = [0, 0, 255, 30];
const TWO_BY_TWO = { width: 2, height: 2 };
const RGB = { ...TWO_BY_TWO, mode: 3, planes: [RED, GREEN, BLUE] };
const IN_RGB = [0, 1, 2, 3].map((pixel) => [RED, GREEN, BLUE].map((plane) => plane[pixel]));

describe('the picture of a file of Photoshop', { timeout: 60_000 }, () => {
  it('includes all its layers with transparency', async () => {
    const { type, width, height, pixels } = await developed(layeredPsd());
    expect([type, width, height]).toEqual(['image/png', 4, 4]);
    expect(pixels.slice(0, 3)).toEqual(LAYERED.slice(0, 3));
    expect(pixels[3]?.[3]).toBe(0);
  });

  it.each([
    ['as it is', {}],
    ['packed', { isPacked: true }],
    ['of a large document', { version: 2 as const }],
    ['of a large document, packed', { version: 2 as const, isPacked: true }],
  ])('is read %s, with 8 bits and with 16', async (_, how) => {
    expect((await developed(psdOf({ ...RGB, ...how }))).pixels).toEqual(IN_RGB);
    const planes = RGB.planes.map((plane) => plane.map((sample) => sample * 256 + 7));
    expect((await developed(psdOf({ ...RGB, ...how, planes, bits: 16 }))).pixels).toEqual(IN_RGB);
  });

  it('is transparent by its alpha channel, not by a saved selection', async () => {
    const selection = [...RGB.planes, [0, 255, 128, 0]];
    expect((await developed(psdOf({ ...RGB, planes: selection }))).pixels).toEqual(IN_RGB);
    const { pixels } = await developed(psdOf({ ...RGB, planes: selection, isTransparent: true }));
    expect(pixels.map(([, , , opacity]) => opacity)).toEqual([0, 255, 128, 0]);
    const deep = selection.map((plane) => plane.map((sample) => sample * 257));
    const of16 = await developed(psdOf({ ...RGB, planes: deep, bits: 16, isTransparent: true }));
    expect(of16.pixels).toEqual(pixels);
  });

  it('has no white fringe when it is half transparent', async () => {
    // Half of a red beside white paper.
    const planes = [[255], [127], [127], [128]];
    const { pixels } = await developed(psdOf({ mode: 3, planes, width: 1, height: 1, isTransparent: true }));
    expect(pixels).toEqual([[255, 0, 0, 128]]);
  });

  it('may be grey, with further planes too, or have a palette', async () => {
    const grey = { ...TWO_BY_TWO, mode: 1, planes: [[0, 90, 180, 255]] };
    const shades = async (psd: Buffer) => (await developed(psd)).pixels.map(([shade]) => shade);
    expect(await shades(psdOf(grey))).toEqual([0, 90, 180, 255]);
    const further = { ...grey, planes: [...grey.planes, [1, 2, 3, 4], [5, 6, 7, 8]] };
    for (const isPacked of [false, true])
      expect(await shades(psdOf({ ...further, isPacked }))).toEqual([0, 90, 180, 255]);
    const palette = Array.from({ length: 768 }, (_, place) => (place < 256 ? place : 255 - (place % 256)));
    const indexed = psdOf({ ...TWO_BY_TWO, mode: 2, planes: [[0, 1, 2, 255]], palette });
    expect((await developed(indexed)).pixels).toEqual([
      [0, 255, 255],
      [1, 254, 254],
      [2, 253, 253],
      [255, 0, 0],
    ]);
  });

  it('may be CMYK with 0 as full ink, also transparent', async () => {
    const planes = [
      [0, 255],
      [255, 255],
      [255, 255],
      [255, 0],
    ];
    const inks = { mode: 4, planes, width: 2, height: 1 };
    const [cyan = [], black = []] = (await developed(psdOf(inks))).pixels;
    expect(cyan[0]).toBeLessThan(80);
    expect(cyan[2]).toBeGreaterThan(200);
    expect(Math.max(...black)).toBeLessThan(60);
    const clear = await developed(psdOf({ ...inks, planes: [...planes, [255, 0]], isTransparent: true }));
    expect(clear.pixels.map(([, , , opacity]) => opacity)).toEqual([255, 0]);
    expect(clear.pixels[0]?.slice(0, 3)).toEqual(cyan);
  });

  it('has colours converted to the screen by its profile', async () => {
    const wide = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { icc: data } = await sharp(wide).metadata();
    const soft = { ...RGB, planes: [100, 200, 50].map((sample) => [sample, sample, sample, sample]) };
    const psd = psdOf({
      ...soft,
      resources: [
        { id: 1005, data: Buffer.alloc(3) },
        { id: 1039, data: data ?? Buffer.alloc(0) },
      ],
    });
    const [pixel = []] = (await developed(psd)).pixels;
    expect(pixel[0]).toBeLessThan(90);
    expect(pixel[1]).toBeGreaterThan(200);
  });
});

describe('an unreadable file of Photoshop', { timeout: 60_000 }, () => {
  const saved = (hasComposite: boolean) => [
    { id: 1057, data: Buffer.from([0, 0, 0, 1, hasComposite ? 1 : 0]) },
  ];

  it('has a message with a format to save it as', async () => {
    expect((await developed(psdOf({ ...RGB, resources: saved(true) }))).pixels).toEqual(IN_RGB);
    expect(await faultOf(psdOf({ ...RGB, resources: saved(false) }))).toMatch(/“Maximize compatibility”/);
    expect(await faultOf(psdOf({ ...RGB, mode: 9 }))).toMatch(/^The PSD is in Lab, .* or as PNG, /);
    expect(await faultOf(psdOf({ ...RGB, mode: 8 }))).toMatch(/^The PSD is a duotone, /);
    expect(await faultOf(psdOf({ ...RGB, bits: 32 }))).toMatch(/^The PSD has 32 bits a channel: /);
  });

  it('is refused when its declared size is far beyond its content', async () => {
    const bomb = psdOf({ ...RGB, version: 2, isPacked: true });
    bomb.writeUInt32BE(300_000, 14);
    bomb.writeUInt32BE(300_000, 18);
    expect(await faultOf(bomb)).toBe('The PSD has 300000 by 300000 pixels, and 64 million are the most.');
    bomb.writeUInt32BE(8_000, 14);
    bomb.writeUInt32BE(8_000, 18);
    expect(await faultOf(bomb)).toBe('The PSD can’t be read: it is damaged.');
  });

  it('may end anywhere', async () => {
    const whole = psdOf({ ...RGB, isPacked: true, isTransparent: true, planes: [...RGB.planes, RED] });
    for (let length = 6; length < whole.length; length += 7)
      expect(await faultOf(whole.subarray(0, length))).toBe('The PSD can’t be read: it is damaged.');
  });

  it('fails for any bytes, and the next one is read', async () => {
    const whole = layeredPsd();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 6, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })), {
          minLength: 1,
          maxLength: 8,
        }),
        async (changes) => {
          const changed = Buffer.from(whole);
          for (const [at, byte] of changes) changed[at] = byte;
          await developed(changed).catch((error: unknown) => {
            expect(error).toBeInstanceOf(UnreadablePictureError);
          });
        },
      ),
      { numRuns: 60 },
    );
    expect((await developed(whole)).pixels).toHaveLength(16);
  });
});
