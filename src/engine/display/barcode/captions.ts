import type { BarcodeSettings } from '../../document';
import type { BarcodeSymbol } from './symbol';

/** Part of the text below a code, and the module its middle is under. */
export interface CaptionPart {
  readonly text: string;
  readonly middle: number;
}

/** Returns a slice of the digits, centred under a module. */
const part = (digits: string, start: number, end: number, middle: number): CaptionPart => ({
  text: digits.slice(start, end),
  middle,
});

function ean13(digits: string, hasMark: boolean): readonly CaptionPart[] {
  const parts = [part(digits, 0, 1, -6), part(digits, 1, 7, 24), part(digits, 7, 13, 71)];
  return hasMark ? [...parts, { text: '>', middle: 99 }] : parts;
}

function ean8(digits: string, hasMarks: boolean): readonly CaptionPart[] {
  const parts = [part(digits, 0, 4, 17.5), part(digits, 4, 8, 49.5)];
  return hasMarks ? [{ text: '<', middle: -4 }, ...parts, { text: '>', middle: 71 }] : parts;
}

/** Returns the text below a code from left to right: each group of digits is under its bars. */
export function captionsOf(
  settings: BarcodeSettings,
  symbol: BarcodeSymbol,
  value: string,
): readonly CaptionPart[] {
  const { digits, columns } = symbol;
  switch (settings.type) {
    case 'ean13':
      return ean13(digits, settings.lightMarginMark);
    case 'ean8':
      return ean8(digits, settings.lightMarginMark);
    case 'upca':
      return [
        part(digits, 0, 1, -5),
        part(digits, 1, 6, 27.5),
        part(digits, 6, 11, 67.5),
        part(digits, 11, 12, 100),
      ];
    case 'upce':
      return [part(digits, 0, 1, -5), part(digits, 1, 7, 24), part(digits, 7, 8, 55)];
    case 'code39':
      return [{ text: settings.showStartStop ? `*${value}*` : value, middle: columns / 2 }];
    default:
      return [{ text: value, middle: columns / 2 }];
  }
}
