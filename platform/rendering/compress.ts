import { deflateHeld } from '../threads';

/**
 * Compresses parts of a PDF by Deflate with a zlib header. The level takes a third of the time of zlib's default for
 * page operators, and a tenth more space.
 */
export const compress = (bytes: Uint8Array): Uint8Array => deflateHeld(bytes, { level: 4 });
