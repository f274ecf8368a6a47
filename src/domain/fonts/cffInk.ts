/** Offset of the byte with the length of a CFF table's header. */
const HEADER_LENGTH = 2;
/** Operators: the glyph programs, the escape byte of two-byte operators, and the end of a program. */
const [CHAR_STRINGS, ESCAPE, END_CHAR] = [17, 12, 14];

/** Whether any glyph of a CFF table draws something. An unreadable table draws nothing. */
export function hasInk(table: DataView): boolean {
  try {
    const names = readIndex(table, table.getUint8(HEADER_LENGTH));
    const top = readIndex(table, names.end);
    const programs = readIndex(table, charStringsOf(table, top.startOf(0), top.startOf(1)));
    for (let glyph = 0; glyph < programs.count; glyph += 1)
      if (!isEmpty(table, programs.startOf(glyph), programs.startOf(glyph + 1))) return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return false;
}

/** Whether any glyph of a CFF2 table draws something. An unreadable table draws nothing. */
export function hasInkOfCff2(table: DataView): boolean {
  try {
    const start = table.getUint8(HEADER_LENGTH);
    const programs = charStringsOf(table, start, start + table.getUint16(HEADER_LENGTH + 1));
    const count = table.getUint32(programs);
    const size = table.getUint8(programs + 4);
    // Offsets rise, so the last one shows whether there is any data.
    return count > 0 && readNumber(table, programs + 5 + count * size, size) > 1;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

/** Reads the entries of an INDEX (Adobe Technical Note 5176, 5). */
function readIndex(table: DataView, at: number) {
  const count = table.getUint16(at);
  const size = count === 0 ? 0 : table.getUint8(at + 2);
  const data = at + 2 + (count + 1) * size;
  const startOf = (entry: number): number => data + readNumber(table, at + 3 + entry * size, size);
  return { count, startOf, end: count === 0 ? at + 2 : startOf(count) };
}

function readNumber(table: DataView, at: number, size: number): number {
  let value = 0;
  for (let byte = 0; byte < size; byte += 1) value = value * 256 + table.getUint8(at + byte);
  return value;
}

/** Returns the length of an operand by its first byte; 0 for an operator. */
function operandLength(table: DataView, at: number): number {
  const byte = table.getUint8(at);
  if (byte === 28) return 3;
  if (byte === 29) return 5;
  if (byte !== 30) return byte < 32 ? 0 : byte < 247 ? 1 : byte < 255 ? 2 : 5;
  let end = at + 1;
  while ((table.getUint8(end) & 15) !== 15) end += 1;
  return end + 1 - at;
}

/**
 * Finds the glyph programs.
 * @throws RangeError if their offset is missing
 */
function charStringsOf(table: DataView, start: number, end: number): number {
  let operand = start;
  for (let at = start; at < end;) {
    const length = operandLength(table, at);
    if (length > 0) operand = at;
    else if (table.getUint8(at) === CHAR_STRINGS) return integerAt(table, operand);
    at += length || (table.getUint8(at) === ESCAPE ? 2 : 1);
  }
  throw new RangeError('There are no programs of glyphs.');
}

function integerAt(table: DataView, at: number): number {
  const byte = table.getUint8(at);
  if (byte === 28) return table.getUint16(at + 1);
  if (byte === 29) return table.getUint32(at + 1);
  return byte < 247 ? byte - 139 : (byte - 247) * 256 + table.getUint8(at + 1) + 108;
}

/** Whether a program contains only its end, possibly after a width. */
function isEmpty(table: DataView, start: number, end: number): boolean {
  let at = start;
  // In programs, 29 and 30 are operators instead of numbers.
  while (at < end && ![29, 30].includes(table.getUint8(at)) && operandLength(table, at) > 0)
    at += operandLength(table, at);
  return at >= end || table.getUint8(at) === END_CHAR;
}
