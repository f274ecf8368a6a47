export { DEFAULT_FAMILY_STAYS, DEFAULT_FONT_FAMILY, DEFAULT_STYLE_STAYS } from './defaultFamily';
export {
  FONT_FEATURES,
  isOnByDefault,
  offeredFeatures,
  readFeatures,
  type FontFeature,
  type OfferedFeature,
} from './fontFeatures';
export { FONT_NOTES, type FontNote } from './fontNotes';
export { LARGEST_FONT, MOST_FONTS } from './limits';
export { FONT_PREVIEWS, refusalOfShape, type FontPreviewShape } from './previews';
export { readFont, type FontFault } from './readFont';
export { compareStyles, lookOf, STYLE_NAMES } from './styleNames';
export {
  FAMILY_SORTS,
  FONT_WORDS,
  FONT_EXTENSIONS,
  fontExtensionOf,
  judgeUpload,
  keptExtension,
  keptName,
  NOTHING_LEFT,
  refusalOfFontFile,
  styleKey,
  TOO_MANY_FONTS,
  UPLOAD_WAITS,
  type FamilySort,
  type FontExtension,
} from './uploads';
export { readAxes, type FontAxis } from './variations';
export { isPacked, unpackFonts, type Unpackers } from './unpackFonts';
