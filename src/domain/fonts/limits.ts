/** The maximum size of a font file in bytes, packed or not. */
export const LARGEST_FONT = 50_000_000;
/** The maximum unpacked size of all fonts in a file, in bytes. */
export const LARGEST_UNPACKED = 4 * LARGEST_FONT;
/** The maximum number of files in an upload, and of fonts in a collection. */
export const MOST_FONTS = 100;
