import { joinBytes } from '../file/bytes';
import { longInteger, OPERATOR, readDict, real, writeDict, type DictEntry } from './dictionary';
import { readIndex, writeIndex } from './entries';

/** Offset of the byte with the header's length. */
const HEADER_LENGTH = 2;
const IDENTITY = [1, 0, 0, 1, 0, 0];

/** Operators whose last operand is an offset from the start of the table. */
const OFFSETS: readonly number[] = [
  OPERATOR.charset,
  OPERATOR.encoding,
  OPERATOR.charStrings,
  OPERATOR.private,
  OPERATOR.fontArray,
  OPERATOR.fontSelect,
];
/** The largest ids of predefined charsets and encodings; larger values are offsets. */
const STANDARD = new Map<number, number>([
  [OPERATOR.charset, 2],
  [OPERATOR.encoding, 1],
]);

/**
 * Sets the matrices of a CFF table to the units of its font, since PDF readers take them from the table and everything
 * else from `head`. Returns the same bytes if they are correct already.
 * @throws RangeError if the table is too short
 */
export function setFontMatrix(table: Uint8Array, unitsPerEm: number): Uint8Array {
  const names = readIndex(table, table[HEADER_LENGTH] ?? 0);
  const { entries: tops, end } = readIndex(table, names.end);
  const top = readDict(tops[0] ?? new Uint8Array());
  const arrayAt = operandsOf(top, OPERATOR.fontArray)?.[0];
  const fonts = arrayAt === undefined ? [] : readIndex(table, arrayAt).entries.map(readDict);
  if (isScaled(top, fonts, unitsPerEm)) return table;

  const scale = real(1 / unitsPerEm);
  const zero = Uint8Array.of(139);
  const matrix = { operator: OPERATOR.fontMatrix, bytes: joinBytes([scale, zero, zero, scale, zero, zero]) };
  // Offsets have a fixed size, so the length is known before their values.
  const write = (shift: number, array: number): Uint8Array => {
    const [first, ...rest] = shiftOffsets(withoutMatrix(top), shift, array);
    // ROS must be first.
    return writeIndex([writeDict(first ? [first, matrix, ...rest] : [matrix])]);
  };
  const shift = write(0, 0).length - (end - names.end);
  return joinBytes([
    table.subarray(0, names.end),
    write(shift, table.length + shift),
    table.subarray(end),
    ...(fonts.length === 0
      ? []
      : [writeIndex(fonts.map((font) => writeDict(shiftOffsets(withoutMatrix(font), shift, 0))))]),
  ]);
}

const operandsOf = (dict: readonly DictEntry[], wanted: number): readonly number[] | undefined =>
  dict.find(({ operator }) => operator === wanted)?.operands;

const withoutMatrix = (dict: readonly DictEntry[]): DictEntry[] =>
  dict.filter(({ operator }) => operator !== OPERATOR.fontMatrix);

/** Shifts the offsets of a DICT, and moves the array of fonts. */
const shiftOffsets = (
  dict: readonly DictEntry[],
  shift: number,
  array: number,
): Omit<DictEntry, 'operands'>[] =>
  dict.map((entry) => {
    const { operator, operands } = entry;
    const offset = operands.at(-1) ?? 0;
    if (!OFFSETS.includes(operator) || offset <= (STANDARD.get(operator) ?? -1)) return entry;
    const to = operator === OPERATOR.fontArray ? array : offset + shift;
    return { operator, bytes: joinBytes([...operands.slice(0, -1), to].map(longInteger)) };
  });

/** Whether every glyph is scaled by the units of the font. A matrix of the whole font also applies to its parts. */
function isScaled(
  top: readonly DictEntry[],
  fonts: readonly (readonly DictEntry[])[],
  unitsPerEm: number,
): boolean {
  const wanted = [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0];
  const plain = [0.001, 0, 0, 0.001, 0, 0];
  const whole = operandsOf(top, OPERATOR.fontMatrix);
  if (fonts.length === 0) return isNear(whole ?? plain, wanted);
  if (!whole) return fonts.every((font) => isNear(operandsOf(font, OPERATOR.fontMatrix) ?? plain, wanted));
  return (
    isNear(whole, wanted) &&
    fonts.every((font) => isNear(operandsOf(font, OPERATOR.fontMatrix) ?? IDENTITY, IDENTITY))
  );
}

const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  other.every((value, index) => Math.abs((one[index] ?? 0) - value) < Math.abs(other[0] ?? 1) / 10_000);
