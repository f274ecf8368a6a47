import bidiFactory from 'bidi-js';
import type { TextOptions } from '../../document';
import { LINE_END } from './displayedText';

const bidi = bidiFactory();

const isBetween = (codePoint: number, first: number, last: number) => codePoint >= first && codePoint <= last;

/** A letter of one UTF-16 unit with the direction of one beyond U+FFFF, which the library takes for two letters. */
function standIn(codePoint: number): string {
  if (isBetween(codePoint, 0x10800, 0x10fff) || isBetween(codePoint, 0x1e800, 0x1edff)) return '\u05d0';
  if (isBetween(codePoint, 0x1ee00, 0x1eeff)) return '\u0627';
  if (isBetween(codePoint, 0x1f000, 0x1faff)) return '!';
  return isBetween(codePoint, 0xe0000, 0xe0fff) ? '\u0300' : 'a';
}

const prepared = (text: string) =>
  text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, (pair) => standIn(pair.codePointAt(0) ?? 0).repeat(2));

/** What the first strong letter says, isolates left out; none when there is no strong letter. */
export function firstDirection(text: string): 'leftToRight' | 'rightToLeft' | undefined {
  let isolates = 0;
  for (const unit of prepared(text)) {
    const type = bidi.getBidiCharTypeName(unit);
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') isolates += 1;
    else if (type === 'PDI') isolates = Math.max(0, isolates - 1);
    else if (isolates === 0 && type === 'L') return 'leftToRight';
    else if (isolates === 0 && (type === 'R' || type === 'AL')) return 'rightToLeft';
  }
  return undefined;
}

/** The direction a frame sets its paragraphs in; `auto` leaves it to their own first strong letters. */
export type BaseDirection = 'auto' | 'leftToRight' | 'rightToLeft';

/** The direction of a frame's paragraphs; `weak` goes by the first strong letter of the whole text. */
export const baseDirection = (
  direction: TextOptions['textDirection'],
  wholeText: () => string,
): BaseDirection => (direction === 'weak' ? (firstDirection(wholeText()) ?? 'leftToRight') : direction);

/** Whether a paragraph runs from right to left. */
export const isRightToLeft = (text: string, direction: BaseDirection): boolean =>
  (direction === 'auto' ? firstDirection(text) : direction) === 'rightToLeft';

/** The scripts that run from right to left with their digits, in and beyond U+FFFF, and the marks that turn a text. */
const TURNING =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\ud802\ud803\ud83a\ud83b]/;

/** The embedding level of each UTF-16 unit (UAX 9); odd ones run from right to left. */
export function levelsOf(text: string, rightToLeft: boolean): Uint8Array {
  if (!rightToLeft && !TURNING.test(text)) return new Uint8Array(text.length);
  const { levels } = bidi.getEmbeddingLevels(prepared(text), rightToLeft ? 'rtl' : 'ltr');
  const base = rightToLeft ? 1 : 0;
  // Tabs and ends of lines, and blanks before them, stand where the paragraph runs to (rule L1).
  for (let index = text.length - 1, isBefore = true; index >= 0; index -= 1) {
    const character = text[index];
    isBefore = character === '\t' || character === LINE_END || (isBefore && character === ' ');
    if (isBefore) levels[index] = base;
  }
  return levels;
}

/** Puts pieces of one line in the order they stand from left to right (rule L2). */
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
