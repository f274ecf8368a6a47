/** Bytes of the header, and of a table entry. */
const [HEADER, ENTRY] = [12, 16];

/**
 * Removes a table from a TrueType or OpenType font; returns the same bytes without it. A colour font repeats its glyphs
 * as SVG, which is most of the file and is never read here.
 */
export function removeTable(bytes: Uint8Array, tag: string): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => HEADER + index * ENTRY);
  const tagOf = (entry: number) => String.fromCharCode(...bytes.subarray(entry, entry + 4));
  const kept = entries.filter((entry) => tagOf(entry) !== tag);
  if (kept.length === entries.length) return bytes;

  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const lengthOf = (entry: number) => view.getUint32(entry + 12);
  const start = HEADER + kept.length * ENTRY;
  const result = new Uint8Array(kept.reduce((size, entry) => size + padded(lengthOf(entry)), start));
  const written = new DataView(result.buffer);
  result.set(bytes.subarray(0, HEADER));
  const power = 2 ** Math.floor(Math.log2(kept.length));
  [kept.length, power * ENTRY, Math.log2(power), (kept.length - power) * ENTRY].forEach((value, index) =>
    written.setUint16(4 + index * 2, value),
  );
  let offset = start;
  kept.forEach((entry, index) => {
    const at = HEADER + index * ENTRY;
    const from = view.getUint32(entry + 8);
    result.set(bytes.subarray(entry, entry + ENTRY), at);
    written.setUint32(at + 8, offset);
    result.set(bytes.subarray(from, from + lengthOf(entry)), offset);
    offset += padded(lengthOf(entry));
  });
  return result;
}
