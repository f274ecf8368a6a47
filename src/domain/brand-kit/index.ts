export {
  BRAND_KIT_SORTS,
  describeBrandKit,
  describeListedKit,
  outdatedBrandKit,
  storedContent,
  type BrandKitRecord,
  type BrandKitSort,
} from './brandKit';
export { faultOfColour, keptColour, paintOf, readableOn, shownColour, tellColour } from './colours';
export {
  stylesUsingColour,
  stylesUsingFont,
  withFont,
  withMedia,
  withName,
  withNew,
  withNewTheme,
  withoutEntry,
  withoutFont,
  withoutTheme,
  withThemeName,
} from './edits';
export { EMPTY_CONTENT, NEW_CHARACTER_LOOK, NEW_COLOUR, NEW_PARAGRAPH_LOOK } from './newThings';
export {
  isSameKitName,
  KIT_NAME_TAKEN,
  refusalOfContent,
  refusalOfEntryName,
  refusalOfThemeName,
} from './rules';
export { ownValues, resolveTheme, withoutRepeated, withReset, withValues } from './themes';
export type { BrandKitContent, KitColour } from './types';
export { quotedList } from './words';
