const [MARKER, START, END, SCAN] = [0xff, 0xd8, 0xd9, 0xda];
const COMMENT = 0xfe;
/** Segments of applications that change how a picture looks: JFIF, the colour profile, and Adobe's kind of inks. */
const [JFIF, WITH_PROFILE, ADOBE] = [0xe0, 0xe2, 0xee];
const LAST_OF_APPLICATIONS = 0xef;
const PROFILE = 'ICC_PROFILE\0';

/**
 * Returns a JPEG without what it says of its making: EXIF with places and names, XMP, IPTC, comments, other pictures within or
 * behind it (ISO/IEC 10918-1, annex B). Samples and colours stay to the bit. Bytes that are no JPEG are returned as they are.
 */
export function stripJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== START) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Segments may be filled up with FF, and readers skip what is between them.
    if (bytes[at] !== MARKER || marker === MARKER) at += 1;
    else if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return join(kept);
    } else {
      const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
      const next = marker === SCAN ? endOfScan(bytes, end) : end;
      if (isKept(bytes, at, marker)) kept.push(bytes.subarray(at, next));
      at = next;
    }
  }
  return join(kept);
}

function isKept(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < JFIF || marker > LAST_OF_APPLICATIONS) return true;
  if (marker === WITH_PROFILE)
    return String.fromCharCode(...bytes.subarray(at + 4, at + 4 + PROFILE.length)) === PROFILE;
  return marker === JFIF || marker === ADOBE;
}

/** The place of the first marker behind the samples of a scan; zeros behind FF and restarts belong to the samples. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
