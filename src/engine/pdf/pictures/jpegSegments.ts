/** A part of a JPEG, from its marker up to the next one. */
export interface JpegSegment {
  readonly marker: number;
  readonly start: number;
  /** Its end, which for a scan is behind its samples. */
  readonly end: number;
}

const [MARKER, START, END, SCAN, TEMPORARY] = [0xff, 0xd8, 0xd9, 0xda, 0x01];
const [FIRST_RESTART, LAST_RESTART] = [0xd0, 0xd7];

const isRestart = (marker: number): boolean => marker >= FIRST_RESTART && marker <= LAST_RESTART;

/** Whether bytes begin as a JPEG does. */
export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === MARKER && bytes[1] === START;

/**
 * Yields the segments of a JPEG behind its first two bytes (ISO/IEC 10918-1, annex B), up to its end. Skips what is between
 * them, as readers do.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Segments may be filled up with FF; FF 00 is no marker.
    if (bytes[at] !== MARKER || marker === MARKER || marker === 0) {
      at += 1;
      continue;
    }
    const end = endOf(bytes, at, marker);
    yield { marker, start: at, end };
    if (marker === END) return;
    at = end;
  }
}

function endOf(bytes: Uint8Array, at: number, marker: number): number {
  if (marker === END || marker === TEMPORARY || isRestart(marker)) return at + 2;
  const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  return marker === SCAN ? endOfScan(bytes, end) : end;
}

/** The place of the first marker behind the samples of a scan; zeros behind FF and restarts belong to the samples. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== MARKER && !isRestart(next)) return at;
  }
  return bytes.length;
}
