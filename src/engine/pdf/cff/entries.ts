import { joinBytes } from '../file/bytes';

/** An INDEX of a CFF table: its entries and its end (Adobe Technical Note 5176, 5). */
export interface IndexEntries {
  readonly entries: readonly Uint8Array[];
  readonly end: number;
}

/**
 * Reads an INDEX.
 * @throws RangeError if the table is too short
 */
export function readIndex(table: Uint8Array, start: number): IndexEntries {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const count = view.getUint16(start);
  if (count === 0) return { entries: [], end: start + 2 };
  const size = view.getUint8(start + 2);
  const offsetAt = (index: number): number => {
    let offset = 0;
    for (let byte = 0; byte < size; byte += 1)
      offset = offset * 256 + view.getUint8(start + 3 + index * size + byte);
    return offset;
  };
  const data = start + 2 + (count + 1) * size;
  const entries = Array.from({ length: count }, (_, index) =>
    table.subarray(data + offsetAt(index), data + offsetAt(index + 1)),
  );
  return { entries, end: data + offsetAt(count) };
}

/** Writes an INDEX, with offsets of four bytes. */
export function writeIndex(entries: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(3 + (entries.length + 1) * 4);
  const view = new DataView(head.buffer);
  view.setUint16(0, entries.length);
  view.setUint8(2, 4);
  let offset = 1;
  entries.forEach((entry, index) => {
    view.setUint32(3 + index * 4, offset);
    offset += entry.length;
  });
  view.setUint32(3 + entries.length * 4, offset);
  return joinBytes([head, ...entries]);
}
