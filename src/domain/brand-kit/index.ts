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
export { referencesOfKit } from './references';
export {
  isSameKitName,
  KIT_NAME_TAKEN,
  refusalOfContent,
  refusalOfEntryName,
  refusalOfThemeName,
} from './rules';
export { DEFAULT_THEME, ownValues, resolveTheme, withoutRepeated, withReset, withValues } from './themes';
export type {
  BrandColour,
  BrandFont,
  BrandKitContent,
  BrandMedia,
  BrandTheme,
  CharacterLook,
  CharacterStyle,
  KitColour,
  ParagraphLook,
  ParagraphStyle,
  Section,
  StyleSection,
} from './types';
export { ENTRY_WORDS, fontInUse, quotedList } from './words';
