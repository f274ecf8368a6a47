export { caretAt, type Caret, type Side } from './carets/caretAt';
export { backspaceStart, nextCharacter, previousCharacter } from './carets/characters';
export { positionAt, positionOn, type PointedPosition } from './carets/positionAt';
export { selectionBoxes, type SelectionBox } from './carets/selectionBoxes';
export { hasUnspacedWords } from './dictionary/hasUnspacedWords';
export { loadWordBreaks } from './dictionary/loadWordBreaks';
export { openFont, type FontFace, type FontLine } from './fonts/face';
export { createFontBook, DEFAULT_FAMILY, type BookEntry, type FontBook } from './fonts/fontBook';
export {
  DEFAULT_FILES,
  DEFAULT_STYLES,
  FALLBACK_FAMILIES,
  fallbackFace,
  fallbackFamilies,
  mayHaveJapanese,
} from './fonts/substitutes';
export { findFace } from './fonts/openVariation';
export { loadHyphenation } from './hyphenation/loadHyphenation';
export { layoutText } from './layout/layoutText';
export { createTextCache, type TextCache } from './layout/textCache';
export type { BreaksOf, CharacterLook, HyphensOf, TextInput, TextParagraph, TextRun } from './textInput';
export type {
  MissingGlyph,
  PlacedGlyph,
  PlacedRun,
  TextBox,
  TextCluster,
  TextLayout,
  TextLine,
  TextPosition,
} from './textLayout';
export { characterLookOf, paragraphFormatOf, textParagraphs } from './textParagraphs';
