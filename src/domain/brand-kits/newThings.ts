import { DEFAULT_COLOUR } from '../colour';
import type { BrandKitContent, CharacterLook, KitColour, ParagraphLook } from './types';

/** An empty kit. */
export const EMPTY_CONTENT: BrandKitContent = {
  colors: [],
  fonts: [],
  characterStyles: [],
  paragraphStyles: [],
  media: [],
  themes: [],
};

/** The value of a new colour. */
export const NEW_COLOUR = { type: 'hex', value: DEFAULT_COLOUR } as const satisfies KitColour;

/** The look of a new character style. */
export const NEW_CHARACTER_LOOK: CharacterLook = {
  brandKitFontFamilyGuid: null,
  fontStyleId: null,
  fontSize: 12,
  lineHeight: 120,
  typographicCase: 'normal',
  kerningOn: true,
  subSuperScript: 'normal',
  trackingLeft: 0,
  trackingRight: 0,
  baselineShiftValue: 0,
  textOverprint: false,
  brandKitColorGuid: null,
  fillColorApplied: true,
  textStrokeColorGuid: null,
  textStrokeColorApplied: false,
  textStrokeWidth: 1,
  underline: false,
  lineThrough: false,
};

/** The look of a new paragraph style. */
export const NEW_PARAGRAPH_LOOK: ParagraphLook = {
  ...NEW_CHARACTER_LOOK,
  textAlign: 'left',
  textIndent: 0,
};
