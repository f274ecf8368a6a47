import type { HyphensOf } from '../layout/textInput';

/** How many letters stay before a hyphen at least, and how many go to the next line. */
const BEFORE = 2;
const AFTER = 3;

/** Words of the scripts that are hyphenated, with soft hyphens in them. */
const WORDS = /(?:[A-Za-zªºÀ-ÖØ-öø-ɏḀ-ỿͰ-ϿЀ-ԯ'’]|[\u0300-\u036f]|\u00ad)+/g;

/**
 * Where the words of a text may be parted by the rules of their language. A word with soft hyphens of its own is parted
 * only at those.
 */
export function hyphensIn(
  text: string,
  languageAt: (index: number) => string,
  hyphensOf: HyphensOf,
): number[] {
  return Array.from(text.matchAll(WORDS)).flatMap(({ 0: word, index }) => {
    if (word.length < BEFORE + AFTER || word.includes('\u00ad')) return [];
    return hyphensOf(word, languageAt(index))
      .filter((offset) => offset >= BEFORE && word.length - offset >= AFTER)
      .map((offset) => index + offset);
  });
}
