import { joinBytes } from '../file/bytes';
import { hasProfile } from './jpegProfile';
import { isJpeg, jpegSegments } from './jpegSegments';

const COMMENT = 0xfe;
/** Segments of applications that affect the look, besides the colour profile: JFIF, and Adobe's type of inks. */
const [JFIF, ADOBE] = [0xe0, 0xee];
const LAST_OF_APPLICATIONS = 0xef;

/**
 * Removes the metadata of a JPEG: EXIF, XMP, IPTC, comments, and embedded pictures (ISO/IEC 10918-1, annex B). Samples
 * and colours stay unchanged. Returns other bytes unchanged.
 */
export function stripJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (!isJpeg(bytes)) return bytes;
  const kept = [bytes.subarray(0, 2)];
  for (const { marker, start, end } of jpegSegments(bytes))
    if (isKept(bytes, start, marker)) kept.push(bytes.subarray(start, end));
  return joinBytes(kept);
}

function isKept(bytes: Uint8Array, start: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < JFIF || marker > LAST_OF_APPLICATIONS) return true;
  return marker === JFIF || marker === ADOBE || hasProfile(bytes, marker, start);
}
