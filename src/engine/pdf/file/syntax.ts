/** A reference to an object of the file in PDF syntax. */
export type Ref = `${number} 0 R`;

/** No coordinate of a page is this large, and readers accept no larger numbers. */
const LARGEST = 1e9;

/** Writes a number for PDF: no exponent, at most `decimals` places; `NaN` becomes 0. */
export function number(value: number, decimals = 4): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(Math.max(-LARGEST, Math.min(LARGEST, value)) * factor) / factor;
  if (Number.isNaN(rounded) || rounded === 0) return '0';
  if (Math.abs(rounded) >= 1e-6) return String(rounded);
  return /^-?0\.0*[1-9](?:0*[1-9])*/.exec(rounded.toFixed(decimals))?.[0] ?? '0';
}

/** Writes numbers separated by spaces. */
export const numbers = (values: readonly number[], decimals = 4): string =>
  values.map((value) => number(value, decimals)).join(' ');

/** Writes a matrix with more decimals than coordinates, since it multiplies them. */
export const matrixNumbers = (values: readonly number[]): string => numbers(values, 7);

/** Writes a name of any text, as UTF-8. */
export const name = (text: string): string =>
  `/${encodeURIComponent(wellFormed(text))
    .replaceAll('%', '#')
    .replace(/[!~*'()]/g, escapeCharacter)}`;

const escapeCharacter = (character: string): string => `#${character.charCodeAt(0).toString(16)}`;

/** Replaces lone surrogates, which no encoding has. */
export const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

/** Writes four hexadecimal digits for each UTF-16 unit. */
export function utf16Hex(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index += 1) digits += hex(text.charCodeAt(index));
  return digits;
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

/** Writes four hexadecimal digits of a whole number below 65,536. */
export const hex = (value: number): string => `${PAIRS[value >> 8] ?? ''}${PAIRS[value & 255] ?? ''}`;

/** Writes a text string of any characters. */
export const textString = (text: string): string => `<FEFF${utf16Hex(text)}>`;

/** Writes a byte string, given as characters up to U+00FF. */
export const byteString = (text: string): string =>
  `<${[...text].map((sign) => PAIRS[sign.charCodeAt(0) & 255] ?? '').join('')}>`;

/** Writes a dictionary; entries without a value are left out. */
export const dictionary = (entries: Readonly<Record<string, string | number | undefined>>): string =>
  `<<${Object.entries(entries)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `/${key}${/^[/<[]/.test(String(value)) ? '' : ' '}${value}`)
    .join('')}>>`;
