/** A table of a font, with its tag as a number. */
export interface SfntTable {
  readonly tag: number;
  readonly data: Uint8Array;
}

/** Converts a tag to a number. */
export const tagNumber = (tag: string): number =>
  [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

/** Bytes of the header, and of each table entry. */
const [HEADER, ENTRY] = [12, 16];
const padToFour = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Writes a font file of one style from its tables.
 * @param flavour the signature, which is the type of outlines
 */
export function writeSfnt(flavour: number, tables: readonly SfntTable[]): Uint8Array {
  const start = HEADER + tables.length * ENTRY;
  const bytes = new Uint8Array(tables.reduce((size, { data }) => size + padToFour(data.length), start));
  const view = new DataView(bytes.buffer);
  const power = Math.floor(Math.log2(Math.max(1, tables.length)));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * ENTRY);
  let offset = start;
  const sorted = [...tables].sort((one, other) => one.tag - other.tag);
  for (const [index, { tag, data }] of sorted.entries()) {
    const at = HEADER + index * ENTRY;
    bytes.set(data, offset);
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum(view, offset, padToFour(data.length)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    offset += padToFour(data.length);
  }
  return bytes;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
