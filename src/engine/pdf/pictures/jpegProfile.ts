import { joinBytes } from '../file/bytes';
import { isJpeg, jpegSegments } from './jpegSegments';

const WITH_PROFILE = 0xe2;
const NAME = 'ICC_PROFILE\0';
/** Bytes before a piece: marker, length, name, number and count of pieces. */
const HEAD = 4 + NAME.length + 2;

/** Whether a segment contains a piece of the colour profile. */
export const hasProfile = (bytes: Uint8Array, marker: number, start: number): boolean =>
  marker === WITH_PROFILE &&
  String.fromCharCode(...bytes.subarray(start + 4, start + 4 + NAME.length)) === NAME;

/**
 * Reads the ICC profile of a JPEG (ICC.1, annex B.4), which may be in several pieces; `undefined` if there is none or a
 * piece is missing.
 */
export function readJpegProfile(bytes: Uint8Array): Uint8Array | undefined {
  if (!isJpeg(bytes)) return undefined;
  const pieces = new Map<number, Uint8Array>();
  let count = 0;
  for (const { marker, start, end } of jpegSegments(bytes)) {
    if (!hasProfile(bytes, marker, start)) continue;
    pieces.set(bytes[start + HEAD - 2] ?? 0, bytes.subarray(start + HEAD, end));
    count = bytes[start + HEAD - 1] ?? 0;
  }
  if (count === 0 || pieces.size !== count) return undefined;
  return joinBytes([...pieces].sort(([one], [other]) => one - other).map(([, piece]) => piece));
}
