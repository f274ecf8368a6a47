import { readTables } from './fontTables';
import { tagNumber, writeSfnt, type SfntTable } from './sfnt';
import { LARGEST_FONT, LARGEST_UNPACKED, MOST_FONTS } from './limits';
import { writeStyle, placesOf } from './variations';

/** Signatures of packed fonts. */
const SIGNATURES = { ttc: 0x74746366, woff: 0x774f4646, woff2: 0x774f4632 } as const;

/** Unpacking functions of the platform. Both throw for damaged data. */
export interface Unpackers {
  /** Inflates zlib data with a known unpacked length. */
  readonly inflate: (packed: Uint8Array, length: number) => Uint8Array | Promise<Uint8Array>;
  /** Unpacks a WOFF2 font. */
  readonly woff2: (packed: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

/** The reason why nothing is unpacked. */
export type UnpackingFault = 'damaged' | 'large';

class PackedFontError extends Error {
  readonly fault: UnpackingFault;

  constructor(fault: UnpackingFault) {
    super(fault);
    this.fault = fault;
  }
}

const FVAR = tagNumber('fvar');

/** Whether a file must be unpacked into fonts of one style. */
export const isPacked = (bytes: Uint8Array): boolean =>
  Object.values(SIGNATURES).some((signature) => signature === signatureOf(bytes)) || hasAxes(bytes);

/** Whether an unpacked font has a table of axes. */
function hasAxes(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  const view = viewOf(bytes);
  const end = Math.min(12 + 16 * view.getUint16(4), bytes.length - 15);
  for (let at = 12; at < end; at += 16) if (view.getUint32(at) === FVAR) return true;
  return false;
}

/**
 * Unpacks WOFF and WOFF2, and splits collections and variable fonts into files of one style. Stays within the limits of
 * each font and of all fonts in a file.
 */
export async function unpackFonts(
  bytes: Uint8Array,
  unpackers: Unpackers,
): Promise<{ readonly fonts: readonly Uint8Array[] } | { readonly fault: UnpackingFault }> {
  try {
    return { fonts: splitStyles(split(await unpackContainer(bytes, unpackers))) };
  } catch (error) {
    return { fault: error instanceof PackedFontError ? error.fault : 'damaged' };
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const signatureOf = (bytes: Uint8Array): number => (bytes.length < 12 ? 0 : viewOf(bytes).getUint32(0));

async function unpackContainer(bytes: Uint8Array, { inflate, woff2 }: Unpackers): Promise<Uint8Array> {
  const signature = signatureOf(bytes);
  if (signature === SIGNATURES.woff) return unpackWoff(bytes, inflate);
  if (signature !== SIGNATURES.woff2) return bytes;
  requireSize(unpackedSize(bytes), LARGEST_UNPACKED);
  const font = await woff2(bytes);
  requireSize(font.length, LARGEST_UNPACKED);
  return font;
}

function requireSize(size: number, most: number): void {
  if (size > most) throw new PackedFontError('large');
}

/** Unpacks the tables of WOFF (version 1.0, section 4). */
async function unpackWoff(bytes: Uint8Array, inflate: Unpackers['inflate']): Promise<Uint8Array> {
  const view = viewOf(bytes);
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = 44 + 20 * index;
    const [tag, offset, packed, length] = [0, 4, 8, 12].map((place) => view.getUint32(at + place));
    return { tag: tag ?? 0, offset: offset ?? 0, packed: packed ?? 0, length: length ?? 0 };
  });
  requireSize(
    entries.reduce((sum, { length }) => sum + length, 0),
    LARGEST_FONT,
  );
  const tables: SfntTable[] = [];
  for (const { tag, offset, packed, length } of entries) {
    const data = bytes.subarray(offset, offset + packed);
    if (data.length < packed) throw new PackedFontError('damaged');
    const table = packed < length ? await inflate(data, length) : data;
    if (table.length !== length) throw new PackedFontError('damaged');
    tables.push({ tag, data: table });
  }
  return writeSfnt(view.getUint32(4), tables);
}

/** WOFF2 tags that are transformed unless their version is 3: `glyf` and `loca`. */
const TRANSFORMED = [10, 11];
const OWN_TAG = 63;

/** Returns the decompressed size of a WOFF2 file's tables (WOFF2, section 4.1). */
function unpackedSize(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let at = 48;
  let size = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; at += 1) {
      byte = view.getUint8(at);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  for (let table = 0; table < view.getUint16(12); table += 1) {
    const flags = view.getUint8(at);
    const [tag, version] = [flags & 0x3f, flags >> 6];
    at += tag === OWN_TAG ? 5 : 1;
    const length = readNumber();
    const isTransformed = TRANSFORMED.includes(tag) ? version !== 3 : version !== 0;
    size += Math.max(length, isTransformed ? readNumber() : 0);
  }
  return size;
}

/**
 * Splits variable fonts into a file for each style. If these are too many or too large, each font stays one style,
 * whose axes reach the others.
 */
function splitStyles(fonts: readonly Uint8Array[]): readonly Uint8Array[] {
  const read = fonts.map((bytes) => {
    const tables = readTables(bytes);
    const places = tables ? placesOf(tables) : [];
    return { bytes, tables, places, files: Math.max(1, places.length) };
  });
  const count = read.reduce((sum, { files }) => sum + files, 0);
  const size = read.reduce((sum, { bytes, files }) => sum + bytes.length * files, 0);
  if (count > MOST_FONTS || size > LARGEST_UNPACKED) return fonts;
  return read.flatMap(({ bytes, tables, places }) =>
    tables && places.length > 0 ? places.map((place) => writeStyle(bytes, tables, place)) : [bytes],
  );
}

/** Splits a collection into files (OpenType 1.9, “Font Collections”); returns other files unchanged. */
function split(bytes: Uint8Array): readonly Uint8Array[] {
  if (signatureOf(bytes) !== SIGNATURES.ttc) {
    requireSize(bytes.length, LARGEST_FONT);
    return [bytes];
  }
  const view = viewOf(bytes);
  const count = view.getUint32(8);
  requireSize(count, MOST_FONTS);
  const starts = Array.from({ length: count }, (_, index) => view.getUint32(12 + 4 * index));
  const fonts = starts.map((start) => tablesAt(bytes, view, start));
  const sizes = fonts.map((tables) => tables.reduce((sum, { data }) => sum + data.length, 0));
  for (const size of sizes) requireSize(size, LARGEST_FONT);
  requireSize(
    sizes.reduce((sum, size) => sum + size, 0),
    LARGEST_UNPACKED,
  );
  return fonts.map((tables, index) => writeSfnt(view.getUint32(starts[index] ?? 0), tables));
}

function tablesAt(bytes: Uint8Array, view: DataView, start: number): SfntTable[] {
  return Array.from({ length: view.getUint16(start + 4) }, (_, index) => {
    const at = start + 12 + 16 * index;
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > bytes.length) throw new PackedFontError('damaged');
    return { tag: view.getUint32(at), data: bytes.subarray(offset, offset + length) };
  });
}
