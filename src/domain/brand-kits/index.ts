export {
  BRAND_KIT_SORTS,
  describeBrandKit,
  describeListedKit,
  outdatedBrandKit,
  storedContent,
  type BrandKitRecord,
  type BrandKitSort,
} from './brandKit';
export {
  faultOfColour,
  isSpot,
  toKitColour,
  paintOf,
  readableOn,
  toFieldColour,
  describeColour,
  type ShownColour,
} from './colours';
export {
  stylesUsingColour,
  stylesUsingFont,
  addFont,
  addPicture,
  renameEntry,
  addEntry,
  withNewTheme,
  removeEntry,
  removeFont,
  removeTheme,
  renameTheme,
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
export { DEFAULT_THEME, ownValues, resolveTheme, dropRepeatedValues, withReset, withValues } from './themes';
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
