import { number, type FontTables } from './fontTables';
import { placesOf, type FontVariations } from './variations';

/** A limitation of a font that is accepted. */
export type FontNote = 'appleForms' | 'appleKerning' | 'appleTracking' | 'whole' | 'axes';

/** The text of each note. */
export const FONT_NOTES: Readonly<Record<FontNote, string>> = {
  appleForms: 'Its letter forms and ligatures are made for Apple systems (morx), and are not used.',
  appleKerning: 'Its kerning is made for Apple systems (kerx), and is not used.',
  appleTracking: 'Its tracking by size is made for Apple systems (trak), and is not used.',
  whole: 'It may be embedded as a whole only, so PDFs with it are larger.',
  axes: 'It has too many styles to keep each as a file. It is one style, and its axes reach the others.',
};

/** The bit of `fsType` that forbids subsetting. */
const NO_SUBSETTING = 0x0100;

/** Returns the limitations of a font: unsupported tables (Apple’s advanced typography), and embedding restrictions. */
export function notesOf(tables: FontTables, variations: FontVariations | undefined): readonly FontNote[] {
  const has = (tag: string) => tables.has(tag);
  const found: readonly (readonly [FontNote, boolean])[] = [
    ['appleForms', (has('morx') || has('mort')) && !has('GSUB')],
    ['appleKerning', has('kerx') && !has('GPOS')],
    ['appleTracking', has('trak')],
    ['whole', (number(tables, 'OS/2', 8) & NO_SUBSETTING) !== 0],
    ['axes', placesOf(tables, variations).length > 1],
  ];
  return found.filter(([, isSo]) => isSo).map(([note]) => note);
}
