import { isPacked, unpackFonts, type Unpackers } from '@/domain/fonts';

const UNPACKERS: Unpackers = {
  async inflate(packed) {
    const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
  async woff2(packed) {
    const { default: decompress } = await import('woff2-encoder/decompress');
    return decompress(packed);
  },
};

/** Unpacks the fonts of a file like the platform, or refuses it. */
export const unpackMockFont = (bytes: Uint8Array): ReturnType<typeof unpackFonts> =>
  isPacked(bytes) ? unpackFonts(bytes, UNPACKERS) : Promise.resolve({ fonts: [bytes] });
