export { readFont, type FontFault } from './readFont';
export { compareStyles, lookOf, STYLE_NAMES } from './styleNames';
export {
  FAMILY_SORTS,
  FONT_WORDS,
  fontExtensionOf,
  judgeUpload,
  LARGEST_FONT,
  MOST_FONTS,
  NOTHING_LEFT,
  styleKey,
  TOO_MANY_FONTS,
  UPLOAD_WAITS,
  type FamilySort,
  type FontExtension,
} from './uploads';
