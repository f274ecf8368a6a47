import { joinBytes } from '../file/bytes';

/** Units of the blank font for each em. */
const UNITS = 1000;

/** Glyphs of the blank font; readers use the first one for missing glyphs. */
const GLYPHS = 2;

/** Creates a TrueType font whose two glyphs are empty and `width` thousandths of the em wide. */
export function blankFont(width: number): Uint8Array {
  const tables: readonly (readonly [tag: string, data: Uint8Array])[] = [
    ['glyf', words([0, 0])],
    ['head', headTable()],
    ['hhea', words([1, 0, 800, -200, 0, width, ...Array<number>(11).fill(0), GLYPHS])],
    ['hmtx', words([width, 0, width, 0])],
    // No glyph has data, so all start at the same offset.
    ['loca', words(Array<number>(GLYPHS + 1).fill(0))],
    ['maxp', words([1, 0, GLYPHS, 0, 0, 0, 0, 2, ...Array<number>(8).fill(0)])],
  ];
  const directory = tables.length * 16 + 12;
  let offset = directory;
  const rows = tables.map(([tag, data]) => {
    const row = words([
      ...[(tag.charCodeAt(0) << 8) | tag.charCodeAt(1), (tag.charCodeAt(2) << 8) | tag.charCodeAt(3)],
      ...halves(checksum(data)),
      ...halves(offset),
      ...halves(data.length),
    ]);
    offset += padToFour(data).length;
    return row;
  });
  const head = words([1, 0, tables.length, 64, 2, tables.length * 16 - 64]);
  return joinBytes([head, ...rows, ...tables.map(([, data]) => padToFour(data))]);
}

/** Version 1, no style, no box, short offsets in `loca`. */
const headTable = (): Uint8Array =>
  words([
    ...[1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, UNITS],
    ...Array<number>(8).fill(0),
    ...[0, 0, 0, 0, 0, 8, 2, 0, 0],
  ]);

const halves = (value: number): [number, number] => [(value >>> 16) & 0xffff, value & 0xffff];

/** Writes numbers of 16 bits, big-endian. */
function words(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint16(index * 2, value & 0xffff);
  return bytes;
}

const padToFour = (data: Uint8Array): Uint8Array =>
  joinBytes([data, new Uint8Array((4 - (data.length % 4)) % 4)]);

/** Sums a table's numbers of 32 bits. */
function checksum(data: Uint8Array): number {
  const whole = padToFour(data);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
