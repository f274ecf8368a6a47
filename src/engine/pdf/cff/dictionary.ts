import { joinBytes } from '../file/bytes';

/** An entry of a DICT in a CFF table; operators of two bytes start at 0x0c00 (Adobe Technical Note 5176, 4). */
export interface DictEntry {
  readonly operator: number;
  readonly operands: readonly number[];
  /** The operands as written. */
  readonly bytes: Uint8Array;
}

/** The operators used here. */
export const OPERATOR = {
  charset: 15,
  encoding: 16,
  charStrings: 17,
  private: 18,
  fontMatrix: 0x0c07,
  fontArray: 0x0c24,
  fontSelect: 0x0c25,
} as const;

const ESCAPE = 12;
const REAL = 30;
/** The character of each nibble in a real number; 15 ends it. */
const HALVES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-'];

/** Reads a DICT. Ignores an incomplete entry at its end. */
export function readDict(data: Uint8Array): DictEntry[] {
  const entries: DictEntry[] = [];
  let operands: number[] = [];
  let start = 0;
  let at = 0;
  while (at < data.length) {
    const byte = data[at] ?? 0;
    if (byte < 22) {
      const operator = byte === ESCAPE ? 0x0c00 | (data[at + 1] ?? 0) : byte;
      entries.push({ operator, operands, bytes: data.subarray(start, at) });
      at += byte === ESCAPE ? 2 : 1;
      operands = [];
      start = at;
    } else {
      const { value, end } = byte === REAL ? readReal(data, at + 1) : readInteger(data, at);
      operands.push(value);
      at = end;
    }
  }
  return entries;
}

/** Writes a DICT. */
export const writeDict = (entries: readonly Omit<DictEntry, 'operands'>[]): Uint8Array =>
  joinBytes(
    entries.flatMap(({ operator, bytes }) => [
      bytes,
      Uint8Array.from(operator > 0xff ? [operator >> 8, operator & 0xff] : [operator]),
    ]),
  );

function readInteger(data: Uint8Array, at: number): { value: number; end: number } {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = data.subarray(at, at + 5);
  if (first === 28) return { value: ((second << 24) >> 16) | third, end: at + 3 };
  if (first === 29) return { value: (second << 24) | (third << 16) | (fourth << 8) | fifth, end: at + 5 };
  if (first < 247) return { value: first - 139, end: at + 1 };
  if (first < 251) return { value: (first - 247) * 256 + second + 108, end: at + 2 };
  return { value: -(first - 251) * 256 - second - 108, end: at + 2 };
}

function readReal(data: Uint8Array, from: number): { value: number; end: number } {
  let text = '';
  let at = from;
  for (let isOver = false; !isOver && at < data.length; at += 1) {
    const byte = data[at] ?? 0xff;
    const halves = [byte >> 4, byte & 15];
    isOver = halves.includes(15);
    text += halves
      .slice(0, halves[0] === 15 ? 0 : 2)
      .map((half) => HALVES[half] ?? '')
      .join('');
  }
  return { value: Number(text), end: at };
}

/** Writes an integer in five bytes, so that a DICT has the same length before its offsets are known. */
export const longInteger = (value: number): Uint8Array =>
  Uint8Array.of(29, value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);

/** Writes a number of at least a millionth as a real. */
export function real(value: number): Uint8Array {
  const digits = String(Number(value.toFixed(12)));
  const halves = [...digits].map((sign) => (sign === '.' ? 10 : Number(sign)));
  if (halves.length % 2 === 0) halves.push(15);
  halves.push(15);
  const bytes = [REAL];
  for (let at = 0; at < halves.length; at += 2)
    bytes.push(((halves[at] ?? 15) << 4) | (halves[at + 1] ?? 15));
  return Uint8Array.from(bytes);
}
