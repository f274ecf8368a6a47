import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { compress } from 'woff2-encoder';
import decompress from 'woff2-encoder/decompress';
import { describe, expect, it } from 'vitest';
import { isPacked, readFont, unpackFonts, type Unpackers } from '@/domain/fonts';
import { openFont } from '@/engine/text';
import { collectionOf, woffOf } from './support/packed';

const file = (path: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`));
const INTER = file('inter/600SemiBold/Inter_600SemiBold');
const ARIMO = file('arimo/400Regular_Italic/Arimo_400Regular_Italic');
const CFF = new Uint8Array(
  readFileSync('tests/unit/platform/files/cases/cff-matrix-other-size/2048-with-its-matrix.otf'),
);

const UNPACKERS: Unpackers = {
  inflate: (packed, length) => inflateSync(packed, { maxOutputLength: length }),
  woff2: decompress,
};
const unpack = (bytes: Uint8Array) => unpackFonts(bytes, UNPACKERS);
async function onlyFont(bytes: Uint8Array): Promise<Uint8Array> {
  const unpacked = await unpack(bytes);
  if ('fault' in unpacked) throw new Error(unpacked.fault);
  expect(unpacked.fonts).toHaveLength(1);
  return unpacked.fonts[0] ?? new Uint8Array();
}
const outlinesOf = (bytes: Uint8Array) => {
  const face = openFont('font', bytes);
  return Array.from({ length: 4 }, (_, glyph) => face.outline(glyph + 1));
};

describe('a packed font', () => {
  it.each([
    ['TrueType', INTER],
    ['CFF', CFF],
  ])('F6.04 is the same font when it is unpacked from WOFF: %s', async (_name, bytes) => {
    const packed = woffOf(bytes);
    expect(isPacked(packed)).toBe(true);
    const font = await onlyFont(packed);
    expect(font.subarray(0, 4)).toEqual(bytes.subarray(0, 4));
    expect(readFont(font)).toEqual(readFont(bytes));
    expect(outlinesOf(font)).toEqual(outlinesOf(bytes));
  });

  it.each([
    ['TrueType', INTER],
    ['CFF', CFF],
  ])('F6.04 is the same font when it is unpacked from WOFF2: %s', async (_name, bytes) => {
    const font = await onlyFont(await compress(bytes));
    expect(readFont(font)).toEqual(readFont(bytes));
    expect(outlinesOf(font)).toEqual(outlinesOf(bytes));
  });

  it('F6.05 is one of several in a collection', async () => {
    const unpacked = await unpack(collectionOf([INTER, ARIMO, CFF]));
    if ('fault' in unpacked) throw new Error(unpacked.fault);
    expect(unpacked.fonts.map(readFont)).toEqual([INTER, ARIMO, CFF].map(readFont));
    expect(unpacked.fonts.map(outlinesOf)).toEqual([INTER, ARIMO, CFF].map(outlinesOf));
  });

  it('F6.06 is refused when it is larger than a font may be, before it is unpacked', async () => {
    const inflate = () => Promise.reject(new Error('It was unpacked.'));
    const large = woffOf(INTER);
    new DataView(large.buffer, large.byteOffset).setUint32(44 + 12, 50_000_001);
    expect(await unpackFonts(large, { inflate, woff2: inflate })).toEqual({ fault: 'large' });
    // One table of its own tag whose length is 2 ** 28 - 1.
    const woff2 = Buffer.alloc(60);
    woff2.write('wOF2');
    woff2.writeUInt16BE(1, 12);
    woff2.set([63, 65, 66, 67, 68, 0xff, 0xff, 0xff, 0x7f], 48);
    expect(await unpackFonts(woff2, { inflate, woff2: inflate })).toEqual({ fault: 'large' });
    const many = Buffer.alloc(500);
    many.write('ttcf');
    many.writeUInt32BE(101, 8);
    expect(await unpack(many)).toEqual({ fault: 'large' });
  });

  it('F6.06 is refused as damaged when it is cut off', async () => {
    for (const packed of [woffOf(INTER), await compress(CFF), collectionOf([INTER, ARIMO])])
      for (const share of [0.1, 0.3, 0.5, 0.9]) {
        const length = Math.floor(packed.length * share);
        const unpacked = await unpack(packed.subarray(0, length));
        const read = 'fault' in unpacked ? unpacked : unpacked.fonts.map(readFont).at(-1);
        expect(read, String(length)).toEqual({ fault: 'damaged' });
      }
  });
});
