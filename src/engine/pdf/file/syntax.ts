/** A reference to an object of the file, as it is written. */
export type Ref = `${number} 0 R`;

/** No place of a page is this far away, and readers take no larger numbers. */
const LARGEST = 1e9;

/** A number as PDF takes it: no exponent, at most `decimals` places; what is no number becomes 0. */
export function number(value: number, decimals = 4): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(Math.max(-LARGEST, Math.min(LARGEST, value)) * factor) / factor;
  if (Number.isNaN(rounded) || rounded === 0) return '0';
  if (Math.abs(rounded) >= 1e-6) return String(rounded);
  return /^-?0\.0*[1-9](?:0*[1-9])*/.exec(rounded.toFixed(decimals))?.[0] ?? '0';
}

/** Numbers parted by spaces. */
export const numbers = (values: readonly number[], decimals = 4): string =>
  values.map((value) => number(value, decimals)).join(' ');

/** A transformation, finer than a place, since places are multiplied by it. */
export const matrixNumbers = (values: readonly number[]): string => numbers(values, 7);

/** A name of any text, as UTF-8. */
export const name = (text: string): string =>
  `/${encodeURIComponent(wellFormed(text))
    .replaceAll('%', '#')
    .replace(/[!~*'()]/g, escaped)}`;

const escaped = (character: string): string => `#${character.charCodeAt(0).toString(16)}`;

/** Halves of surrogate pairs, which no encoding has, become replacement characters. */
export const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

/** Four hexadecimal digits for each UTF-16 unit. */
export function utf16Hex(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index += 1) digits += hex(text.charCodeAt(index));
  return digits;
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

/** Four hexadecimal digits of a whole number below 65,536. */
export const hex = (value: number): string => `${PAIRS[value >> 8] ?? ''}${PAIRS[value & 255] ?? ''}`;

/** A text string of any characters. */
export const textString = (text: string): string => `<FEFF${utf16Hex(text)}>`;

/** A dictionary; entries without a value are left out. */
export const dictionary = (entries: Readonly<Record<string, string | number | undefined>>): string =>
  `<<${Object.entries(entries)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `/${key}${/^[/<[]/.test(String(value)) ? '' : ' '}${value}`)
    .join('')}>>`;
