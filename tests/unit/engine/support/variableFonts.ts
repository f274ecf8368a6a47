import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import decompress from 'woff2-encoder/decompress';
import { unpackFonts } from '@/domain/fonts';

const packed = readFileSync(
  'node_modules/@fontsource-variable/inter/files/inter-latin-standard-normal.woff2',
);

/** Inter with axes of weight (100 to 900) and optical size (14 to 32), and nine instances. */
export const INTER_VARIABLE = await decompress(new Uint8Array(packed));

/** A prototype of Adobe with `CFF2` outlines, axes of weight (0 to 1000) and contrast, and eight instances. */
export const ADOBE_VARIABLE = new Uint8Array(
  readFileSync('tests/unit/engine/support/variable/AdobeVFPrototype-Subset.otf'),
);

/** Returns the files stored for a font. */
export async function stylesOf(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const unpacked = await unpackFonts(bytes, {
    inflate: (data, length) => inflateSync(data, { maxOutputLength: length }),
    woff2: decompress,
  });
  if ('fault' in unpacked) throw new Error(unpacked.fault);
  return unpacked.fonts;
}
