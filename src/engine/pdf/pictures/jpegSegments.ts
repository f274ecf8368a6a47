/** A segment of a JPEG, from its marker to the next one. */
export interface JpegSegment {
  readonly marker: number;
  readonly start: number;
  /** Its end; for a scan after its samples. */
  readonly end: number;
}

const [MARKER, START, END, SCAN, TEMPORARY] = [0xff, 0xd8, 0xd9, 0xda, 0x01];
const [FIRST_RESTART, LAST_RESTART] = [0xd0, 0xd7];

const isRestart = (marker: number): boolean => marker >= FIRST_RESTART && marker <= LAST_RESTART;

/** Whether bytes begin like a JPEG. */
export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === MARKER && bytes[1] === START;

/**
 * Yields the segments of a JPEG after its first two bytes (ISO/IEC 10918-1, annex B). Skips bytes between them, as
 * readers do.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // FF may pad segments; FF 00 is no marker.
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

/**
 * Returns the position of the first marker after the samples of a scan; FF 00 and restart markers are part of the
 * samples.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== MARKER && !isRestart(next)) return at;
  }
  return bytes.length;
}
