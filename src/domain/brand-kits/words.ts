import type { Section } from './types';

/** The singular noun of each section's entries. */
export const ENTRY_WORDS: Readonly<Record<Section, string>> = {
  colors: 'colour',
  media: 'picture',
  paragraphStyles: 'paragraph style',
  characterStyles: 'character style',
};

/** Lists names in quotes: `“One”, “Two” and “Three”`. */
export function quotedList(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Explains why a font family can't be removed.
 * @param styles the names of those that use it
 */
export const fontInUse = (styles: readonly string[]): string =>
  `${quotedList(styles)} ${styles.length === 1 ? 'uses' : 'use'} this font. Choose another one there first.`;
