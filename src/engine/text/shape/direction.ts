import bidiFactory from 'bidi-js';
import type { TextOptions } from '../../document';
import { LINE_END } from './displayedText';

const bidi = bidiFactory();

const isBetween = (codePoint: number, first: number, last: number) => codePoint >= first && codePoint <= last;

/** Returns a letter below U+FFFF with the same direction, since the library treats a surrogate pair as two letters. */
function standIn(codePoint: number): string {
  if (isBetween(codePoint, 0x10800, 0x10fff) || isBetween(codePoint, 0x1e800, 0x1edff)) return '\u05d0';
  if (isBetween(codePoint, 0x1ee00, 0x1eeff)) return '\u0627';
  if (isBetween(codePoint, 0x1f000, 0x1faff)) return '!';
  return isBetween(codePoint, 0xe0000, 0xe0fff) ? '\u0300' : 'a';
}

const replaceSurrogates = (text: string) =>
  text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, (pair) => standIn(pair.codePointAt(0) ?? 0).repeat(2));

/** Returns the direction of the first strong letter outside of isolates; `undefined` if there is none. */
export function firstDirection(text: string): 'leftToRight' | 'rightToLeft' | undefined {
  let isolates = 0;
  for (const unit of replaceSurrogates(text)) {
    const type = bidi.getBidiCharTypeName(unit);
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') isolates += 1;
    else if (type === 'PDI') isolates = Math.max(0, isolates - 1);
    else if (isolates === 0 && type === 'L') return 'leftToRight';
    else if (isolates === 0 && (type === 'R' || type === 'AL')) return 'rightToLeft';
  }
  return undefined;
}

/** The base direction of a frame's paragraphs; with `auto`, each follows its own first strong letter. */
export type BaseDirection = 'auto' | 'leftToRight' | 'rightToLeft';

/** Returns the base direction of a frame; `weak` follows the first strong letter of the whole text. */
export const baseDirection = (
  direction: TextOptions['textDirection'],
  wholeText: () => string,
): BaseDirection => (direction === 'weak' ? (firstDirection(wholeText()) ?? 'leftToRight') : direction);

/** Whether a paragraph is right to left. */
export const isRightToLeft = (text: string, direction: BaseDirection): boolean =>
  (direction === 'auto' ? firstDirection(text) : direction) === 'rightToLeft';

/** Right-to-left scripts with their digits, below and beyond U+FFFF, and direction marks. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** Returns the embedding level of each UTF-16 unit (UAX 9); odd levels are right to left. */
export function levelsOf(text: string, rightToLeft: boolean): Uint8Array {
  if (!rightToLeft && !TURNING.test(text)) return new Uint8Array(text.length);
  const { levels } = bidi.getEmbeddingLevels(replaceSurrogates(text), rightToLeft ? 'rtl' : 'ltr');
  const base = rightToLeft ? 1 : 0;
  // Tabs and line ends, and blanks before them, have the paragraph's direction (rule L1).
  for (let index = text.length - 1, isBefore = true; index >= 0; index -= 1) {
    const character = text[index];
    isBefore = character === '\t' || character === LINE_END || (isBefore && character === ' ');
    if (isBefore) levels[index] = base;
  }
  return levels;
}

/** Sorts pieces of a line from left to right (rule L2). */
export function visualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = pieces.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      const turned = ordered.slice(start, end).reverse();
      turned.forEach((piece, index) => (ordered[start + index] = piece));
      start = end;
    }
  }
  return ordered;
}
