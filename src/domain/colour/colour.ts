/** The types of colour values in documents. */
export const colourTypes = ['hex', 'rgb', 'cmyk', 'spotCmyk', 'spotRgb', 'spotHex'] as const;

/** The type of a colour value. */
export type ColourType = (typeof colourTypes)[number];

/** The initial colour. */
export const DEFAULT_COLOUR = '#000000';

/** Red, green and blue, 0 to 255 each. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/iu;

const WHOLE = /^\d{1,3}$/u;

const PERCENT = /^\d{1,3}(?:[.,]\d+)?$/u;

/**
 * Parses `#` with 3, 6 or 8 hexadecimal digits (spec section 5). Returns lower case with 6 or 8 digits, or `undefined`.
 */
export function parseHex(text: string): string | undefined {
  if (!HEX.test(text)) return undefined;
  const digits = text.slice(1).toLowerCase();
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`;
}

/** Parses a channel: a whole number from 0 to 255, or `undefined`. */
export function parseChannel(text: string): number | undefined {
  const value = Number(text);
  return WHOLE.test(text) && value <= 255 ? value : undefined;
}

/** Parses a percentage from 0 to 100, with or without the sign, or `undefined`. */
export function parsePercent(text: string): number | undefined {
  const bare = text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
  const value = Number(bare.replace(',', '.'));
  return PERCENT.test(bare) && value <= 100 ? value : undefined;
}

/** Returns the channels of a hex colour without its opacity; `undefined` for an invalid one. */
export function hexToRgb(text: string): Rgb | undefined {
  const hex = parseHex(text);
  if (!hex) return undefined;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return { r, g, b };
}

/** Writes channels from 0 to 255 as six hex digits. */
export function rgbToHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
