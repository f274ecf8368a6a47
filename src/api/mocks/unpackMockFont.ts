import { isPacked, unpackFonts, type Unpackers } from '@/domain/font';

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

/** The fonts in a file as the platform unpacks them, or why it is refused. */
export const unpackMockFont = (bytes: Uint8Array): ReturnType<typeof unpackFonts> =>
  isPacked(bytes) ? unpackFonts(bytes, UNPACKERS) : Promise.resolve({ fonts: [bytes] });
