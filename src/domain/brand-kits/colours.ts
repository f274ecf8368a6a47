import { DEFAULT_CONDITION, hexToRgb, rgbToHex, type ColourType, type Rgb } from '../colour';
import { pressOf } from '../colour/press';
import type { ColourNumbers, InkParts, KitColour } from './types';

/** A colour in form fields: inks in percent, the name of a spot ink beside its alternate. */
export type ShownColour =
  | { type: 'hex'; value: string }
  | { type: 'rgb'; value: Rgb }
  | { type: 'cmyk'; value: { c: number; m: number; y: number; k: number } }
  | { type: 'spotHex'; name: string; value: string }
  | { type: 'spotRgb'; name: string; value: Rgb }
  | { type: 'spotCmyk'; name: string; value: { c: number; m: number; y: number; k: number } };

const BASES = {
  hex: 'hex',
  spotHex: 'hex',
  rgb: 'rgb',
  spotRgb: 'rgb',
  cmyk: 'cmyk',
  spotCmyk: 'cmyk',
} as const satisfies Record<ColourType, string>;

/** Whether a colour of this type is a spot ink. */
export const isSpot = (type: ColourType): boolean => type.startsWith('spot');

/** Returns the components of a colour; for a spot colour those of the alternate. */
export const numbersOf = ({ type, value, displayValue }: KitColour): ColourNumbers | undefined =>
  isSpot(type) ? displayValue : value;

/** Returns the identity of a spot ink, ignoring case and outer blanks. `undefined` for other colours. */
export const inkKey = ({ type, value }: KitColour): string | undefined =>
  isSpot(type) && typeof value === 'string' ? value.trim().toLowerCase() : undefined;

const isWithin = (number: unknown, most: number) =>
  typeof number === 'number' && number >= 0 && number <= most;

function faultOfNumbers(type: ColourType, numbers: ColourNumbers | undefined): string | undefined {
  if (BASES[type] === 'hex')
    return typeof numbers === 'string' && /^#[\da-f]{6}$/i.test(numbers)
      ? undefined
      : 'Must be # with six hexadecimal digits.';
  const parts = typeof numbers === 'object' ? numbers : {};
  if (BASES[type] === 'rgb') {
    const { r, g, b } = parts as Partial<Rgb>;
    return [r, g, b].every((part) => isWithin(part, 255)) ? undefined : 'Channels go from 0 to 255.';
  }
  const { c, m, y, k } = parts as Partial<InkParts>;
  return [c, m, y, k].every((part) => isWithin(part, 1)) ? undefined : 'Parts of inks go from 0 to 1.';
}

/** Returns the fault of a colour, with its field. */
export function faultOfColour(
  colour: KitColour,
): { readonly field: 'value' | 'displayValue'; readonly message: string } | undefined {
  const { type, value, displayValue } = colour;
  if (!isSpot(type)) {
    const message = faultOfNumbers(type, value);
    return message === undefined ? undefined : { field: 'value', message };
  }
  if (typeof value !== 'string' || value.trim() === '')
    return { field: 'value', message: 'A spot colour needs the name of its ink.' };
  if (displayValue === undefined)
    return { field: 'displayValue', message: 'A spot colour needs an alternate colour.' };
  const message = faultOfNumbers(type, displayValue);
  return message === undefined ? undefined : { field: 'displayValue', message };
}

/* Hundredths of a percent: hides artificial digits, and converts back to the same share. */
const percentOf = (part: number) => Math.round(part * 10_000) / 100;
const partOf = (percent: number) => Math.round(percent * 100) / 10_000;

const each = ({ c, m, y, k }: InkParts, turn: (part: number) => number) => ({
  c: turn(c),
  m: turn(m),
  y: turn(y),
  k: turn(k),
});

/** Converts a valid colour for form fields. */
export function toFieldColour(colour: KitColour): ShownColour {
  const numbers = numbersOf(colour);
  const value =
    BASES[colour.type] === 'cmyk' ? each(numbers as InkParts, percentOf) : (numbers as string | Rgb);
  const name = isSpot(colour.type) ? { name: String(colour.value) } : {};
  return { type: colour.type, value, ...name } as ShownColour;
}

/** Converts a colour of form fields for the kit. */
export function toKitColour(shown: ShownColour): KitColour {
  const numbers = isInked(shown) ? each(shown.value, partOf) : withoutOpacity(shown.value);
  return 'name' in shown
    ? { type: shown.type, value: shown.name, displayValue: numbers }
    : { type: shown.type, value: numbers };
}

const isInked = (shown: ShownColour): shown is Extract<ShownColour, { type: 'cmyk' | 'spotCmyk' }> =>
  BASES[shown.type] === 'cmyk';

const withoutOpacity = (value: string | Rgb) => (typeof value === 'string' ? value.slice(0, 7) : value);

/** Describes a colour in a line, such as `C 0 M 65 Y 81 K 6`. */
export function describeColour(colour: KitColour): string {
  const shown = toFieldColour(colour);
  const told =
    typeof shown.value === 'string'
      ? shown.value.toUpperCase()
      : Object.entries(shown.value)
          .map(([part, number]) => `${part.toUpperCase()} ${number}`)
          .join(' ');
  return 'name' in shown ? `${shown.name} · ${told}` : told;
}

const BLACK: Rgb = { r: 0, g: 0, b: 0 };

function channelsOf(colour: KitColour | undefined): Rgb {
  const numbers = colour && numbersOf(colour);
  if (!colour || faultOfColour(colour) || numbers === undefined) return BLACK;
  if (typeof numbers === 'string') return hexToRgb(numbers) ?? BLACK;
  if ('r' in numbers) return numbers;
  const { c, m, y, k } = numbers;
  const [red, green, blue] = pressOf(DEFAULT_CONDITION).cmykToRgb([c, m, y, k]);
  return { r: red * 255, g: green * 255, b: blue * 255 };
}

/** Returns the display colour as hex digits; black for none or an invalid one. */
export function paintOf(colour: KitColour | undefined): string {
  const { r, g, b } = channelsOf(colour);
  return rgbToHex({ r: Math.round(r), g: Math.round(g), b: Math.round(b) });
}

/** Returns black or white, whichever is more readable on a colour. */
export function readableOn(colour: KitColour | undefined): string {
  const { r, g, b } = channelsOf(colour);
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** Whether two colours have the same type and components. */
export const isSameColour = (one: KitColour, other: KitColour): boolean => keyOf(one) === keyOf(other);

function keyOf({ type, value, displayValue }: KitColour): string {
  const sortFields = (numbers: ColourNumbers | undefined) => {
    if (numbers === undefined) return null;
    if (typeof numbers === 'string') return numbers.toLowerCase();
    return 'r' in numbers ? [numbers.r, numbers.g, numbers.b] : [numbers.c, numbers.m, numbers.y, numbers.k];
  };
  return JSON.stringify([
    type,
    isSpot(type) ? value : sortFields(value),
    isSpot(type) ? sortFields(displayValue) : null,
  ]);
}

/** Whether two spot colours have the same alternate. */
export function isSameAlternate(one: KitColour, other: KitColour): boolean {
  return isSameColour({ ...one, value: '' }, { ...other, value: '' });
}
