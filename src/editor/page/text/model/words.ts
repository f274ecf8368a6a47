import { VARIABLE } from './places';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

interface Word {
  readonly start: number;
  readonly end: number;
}

/** Words and variables of a text, without what stands between them. */
const wordsOf = (text: string): readonly Word[] =>
  [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike || segment === VARIABLE)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));

/** What a double click selects: the word, or what stands between words, that the character after an offset is part of. */
export function wordAt(text: string, offset: number): Word {
  const at = Math.max(0, Math.min(offset, text.length - 1));
  const found = segmenter.segment(text).containing(at);
  return found
    ? { start: found.index, end: found.index + found.segment.length }
    : { start: offset, end: offset };
}

/** Where the word before an offset starts; `undefined` where there is none. */
export const previousWord = (text: string, offset: number): number | undefined =>
  wordsOf(text).findLast(({ start }) => start < offset)?.start;

/** Where the next word starts, or with `toEnd` where this or the next one ends; `undefined` where there is none. */
export const nextWord = (text: string, offset: number, toEnd: boolean): number | undefined =>
  toEnd
    ? wordsOf(text).find(({ end }) => end > offset)?.end
    : wordsOf(text).find(({ start }) => start > offset)?.start;
