import type { HyphensOf } from '../textInput';

/** The minimum number of letters before a hyphen, and after it. */
const BEFORE = 2;
const AFTER = 3;

/** Words of the hyphenated scripts, including soft hyphens. */
const WORDS = /(?:[A-Za-zªºÀ-ÖØ-öø-ɏḀ-ỿͰ-ϿЀ-ԯ'’]|[\u0300-\u036f]|\u00ad)+/g;

/**
 * Returns the hyphenation points of a text by the rules of each language. A word with soft hyphens is hyphenated only
 * there.
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
