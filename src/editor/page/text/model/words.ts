import { VARIABLE } from './places';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

interface Word {
  readonly start: number;
  readonly end: number;
}

/** Returns the words and variables of a text, without the characters between them. */
const wordsOf = (text: string): readonly Word[] =>
  [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike || segment === VARIABLE)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));

/** Returns the segment a double click selects: the word, or the characters between words, at an offset. */
export function wordAt(text: string, offset: number): Word {
  const at = Math.max(0, Math.min(offset, text.length - 1));
  const found = segmenter.segment(text).containing(at);
  return found
    ? { start: found.index, end: found.index + found.segment.length }
    : { start: offset, end: offset };
}

/** Returns the start of the word before an offset; `undefined` if there is none. */
export const previousWord = (text: string, offset: number): number | undefined =>
  wordsOf(text).findLast(({ start }) => start < offset)?.start;

/**
 * Returns the start of the next word, or with `toEnd` the end of this or the next one; `undefined` if there is none.
 */
export const nextWord = (text: string, offset: number, toEnd: boolean): number | undefined =>
  toEnd
    ? wordsOf(text).find(({ end }) => end > offset)?.end
    : wordsOf(text).find(({ start }) => start > offset)?.start;
