/**
 * The character that ends a value of variable length, and the prefix of readers before GS1 data (GS1 7.8.1 and
 * 5.4.3.7).
 */
const END = '\u001d';
const SIGN = ']C1';

/** The digits of an application identifier, by its first two (GS1 General Specifications, 3.2). */
const IDENTIFIER_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['00', '01', '02', '03', '04', '30', '37'].map((start) => [start, 2])),
  ...Object.fromEntries(Array.from({ length: 13 }, (_, index) => [String(10 + index), 2])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String(90 + index), 2])),
  ...Object.fromEntries(['23', '24', '25', '40', '41', '42', '71'].map((start) => [start, 3])),
  ...Object.fromEntries(
    ['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'].map((start) => [start, 4]),
  ),
};

/** The characters of a value of fixed length, by the first two digits of its identifier (GS1 General Specifications, 7.8.5). */
const FIXED_LENGTHS: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(11 + index), 6])),
  '20': 2,
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((start) => [start, 6])),
  '41': 13,
};

/**
 * Puts the application identifiers of GS1 data in brackets. A value of variable length ends at character 29 or at the
 * end of the text. Data with brackets, and text that begins with no identifier, only loses its blanks, which GS1 data
 * may not contain.
 */
export function bracketElements(value: string): string {
  const plain = value.replace(/ /g, '');
  if (plain.startsWith('(')) return plain;
  const text = plain.startsWith(SIGN) ? plain.slice(SIGN.length) : plain;
  const elements: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === END) {
      at += 1;
      continue;
    }
    const start = text.slice(at, at + 2);
    const digits = IDENTIFIER_DIGITS[start];
    const identifier = text.slice(at, at + (digits ?? 0));
    if (digits === undefined || !/^\d+$/.test(identifier) || identifier.length < digits) return plain;
    at += digits;
    const end = text.indexOf(END, at);
    const rest = end < 0 ? text.length : end;
    const length = FIXED_LENGTHS[start];
    const to = length === undefined ? rest : Math.min(at + length, rest);
    elements.push(`(${identifier})${text.slice(at, to)}`);
    at = to;
  }
  return elements.join('');
}
