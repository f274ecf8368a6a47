import type { ListStyle } from '../../document';

type Numbering = Extract<ListStyle, { type: 'numbers' }>['levels'][number]['numbering'];

const ROMAN = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

/** Writes 4 as `iv`; numbers from 4000 on, which exceed Roman letters, in digits. */
function roman(number: number): string {
  if (number >= 4000) return String(number);
  let rest = number;
  let text = '';
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}

/** Writes 1 as `a`, 26 as `z`, 27 as `aa`. */
function latin(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  }
  return text;
}

const WRITERS: Readonly<Record<Numbering, (number: number) => string>> = {
  arabic: String,
  lowerRoman: roman,
  upperRoman: (number) => roman(number).toUpperCase(),
  lowerLatin: latin,
  upperLatin: (number) => latin(number).toUpperCase(),
};

/** Writes a number from 1 on for a list marker. */
export const numberText = (number: number, numbering: Numbering): string => WRITERS[numbering](number);
