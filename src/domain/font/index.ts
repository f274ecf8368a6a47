export { readFont, type FontFault } from './readFont';
export { compareStyles, lookOf, STYLE_NAMES } from './styleNames';
export {
  fontExtensionOf,
  judgeUpload,
  LARGEST_FONT,
  MOST_FONTS,
  styleKey,
  UPLOAD_WAITS,
  type FontExtension,
} from './uploads';
