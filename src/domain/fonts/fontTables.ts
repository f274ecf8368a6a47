import { hasInk, hasInkOfCff2 } from './cffInk';

/** Tables required for layout. Apple's fonts may lack `OS/2`, some web fonts `name`. */
const REQUIRED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
/** Tables of outlines. */
const OUTLINES = ['glyf', 'CFF ', 'CFF2'];
/** Tables of bitmap glyphs. */
const PICTURES = ['CBDT', 'EBDT', 'sbix'];
/** Signatures: TrueType outlines, CFF outlines, and TrueType in old Macintosh files. */
const KINDS = [0x00010000, 0x4f54544f, 0x74727565];

/** The tables of a font file by tag. */
export type FontTables = ReadonlyMap<string, DataView>;

/** Reads the tables of a font file of one style; `undefined` if the bytes are no such file or incomplete. */
export function readTables(bytes: Uint8Array): FontTables | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < 12 || !KINDS.includes(file.getUint32(0))) return undefined;
  const count = file.getUint16(4);
  if (12 + 16 * count > file.byteLength) return undefined;
  const tables = new Map<string, DataView>();
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const tag = tagAt(file, entry);
    const offset = file.getUint32(entry + 8);
    const length = file.getUint32(entry + 12);
    if (offset + length > file.byteLength) return undefined;
    tables.set(tag, new DataView(file.buffer, file.byteOffset + offset, length));
  }
  return isWhole(tables) ? tables : undefined;
}

function isWhole(tables: FontTables): boolean {
  if (REQUIRED.some((tag) => !tables.has(tag))) return false;
  const glyphs = number(tables, 'maxp', 4);
  const metrics = number(tables, 'hhea', 34);
  const upem = number(tables, 'head', 18);
  if (glyphs === 0 || metrics === 0 || upem < 16) return false;
  if ((tables.get('hmtx')?.byteLength ?? 0) < 4 * metrics) return false;
  return !tables.has('glyf') || tables.has('CFF ') || tables.has('CFF2') || hasOutlines(tables, glyphs);
}

/** Whether a font draws bitmap glyphs; `sbix` replaces outlines, other tables only count without outlines. */
export const isOfPictures = (tables: FontTables): boolean =>
  tables.has('sbix') || (PICTURES.some((tag) => tables.has(tag)) && !OUTLINES.some((tag) => tables.has(tag)));

/** Whether no glyph of a font has an outline. */
export function isBlank(tables: FontTables): boolean {
  const table = tables.get('CFF ');
  if (table) return !hasInk(table);
  const variable = tables.get('CFF2');
  if (variable) return !hasInkOfCff2(variable);
  const loca = tables.get('loca');
  const glyphs = number(tables, 'maxp', 4);
  if (!loca || !tables.has('glyf')) return true;
  // Offsets rise, so the last one shows whether there is any data.
  return number(tables, 'head', 50) === 1
    ? loca.getUint32(4 * glyphs) === loca.getUint32(0)
    : loca.getUint16(2 * glyphs) === loca.getUint16(0);
}

/** Whether the outlines in `loca` are within `glyf` and in order. */
function hasOutlines(tables: FontTables, glyphs: number): boolean {
  const loca = tables.get('loca');
  const glyf = tables.get('glyf');
  if (!loca || !glyf) return false;
  const isLong = number(tables, 'head', 50) === 1;
  if (loca.byteLength < (glyphs + 1) * (isLong ? 4 : 2)) return false;
  let before = 0;
  for (let glyph = 0; glyph <= glyphs; glyph += 1) {
    const offset = isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);
    if (offset < before || offset > glyf.byteLength) return false;
    before = offset;
  }
  return true;
}

/** Returns a tag of four letters. */
export const tagAt = (table: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => table.getUint8(at + place)));

/** Reads two bytes of a table as a number; 0 beyond its end. */
export function number(tables: FontTables, tag: string, offset: number): number {
  const table = tables.get(tag);
  return table && offset + 2 <= table.byteLength ? table.getUint16(offset) : 0;
}
