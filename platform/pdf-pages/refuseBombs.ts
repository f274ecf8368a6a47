import { constants } from 'node:zlib';
import { inflateHeld } from '../threads';
import { PDF_LIMITS } from './pdfLimits';
import { UnreadablePdfError } from './UnreadablePdfError';

/** Most nested compressions. */
const MOST_LAYERS = 4;
const STREAM = 'stream';

/** Whether bytes begin with a zlib header (RFC 1950). */
const isPacked = (bytes: Uint8Array): boolean =>
  ((bytes[0] ?? 0) & 15) === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0;

/**
 * Unpacks each stream of a file with a limit, since later readers have none.
 * @throws UnreadablePdfError when one stream, or all together, become too large
 */
export function refuseBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    let start = at + STREAM.length;
    while (file[start] === 13 || file[start] === 10) start += 1;
    sum += unpackedSize(file.subarray(start));
    if (sum > PDF_LIMITS.allBytes) throw tooLarge();
  }
}

function unpackedSize(packed: Uint8Array): number {
  let data = packed;
  let size = 0;
  for (let layer = 0; layer < MOST_LAYERS && isPacked(data); layer += 1) {
    const unpacked = unpack(data);
    if (!unpacked) break;
    size = Math.max(size, unpacked.length);
    data = unpacked;
  }
  return size;
}

function unpack(data: Uint8Array): Uint8Array | undefined {
  try {
    // Ignores bytes after the stream; a truncated one counts up to its end.
    return inflateHeld(data, {
      maxOutputLength: PDF_LIMITS.streamBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return undefined;
  }
}

const tooLarge = () =>
  new UnreadablePdfError('The PDF can’t be placed: unpacked it is larger than the platform reads.');
