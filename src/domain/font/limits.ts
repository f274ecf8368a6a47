/** Most bytes of a font file, packed or not. */
export const LARGEST_FONT = 50_000_000;
/** Most bytes of all fonts of a file when it is unpacked. */
export const LARGEST_UNPACKED = 4 * LARGEST_FONT;
/** Most files of one upload, and fonts of a collection. */
export const MOST_FONTS = 100;
