import type { ColourType, Rgb } from '../colour';

/** Parts of inks, from 0 to 1 each. */
export interface InkParts {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** A colour by its numbers: `#` with six hex digits, channels from 0 to 255, or parts of inks. */
export type ColourNumbers = string | Rgb | InkParts;

/** A colour of one of the six kinds. Of a spot colour `value` is the name of its ink, `displayValue` its alternate. */
export interface KitColour {
  readonly type: ColourType;
  readonly value: ColourNumbers;
  readonly displayValue?: ColourNumbers | undefined;
}

/** What entries of a kit have in common; `guid` is unique in the kit and never changes. */
interface Entry {
  readonly guid: string;
  readonly name: string;
}

/** A colour with its name. */
export interface BrandColour extends Entry, KitColour {}

/** A family of the environment's fonts. */
export interface BrandFont {
  /** What styles refer to. */
  readonly fontFamilyBrandKitGuid: string;
  readonly fontFamilyId: string;
  /** Null for the fonts of the environment itself. */
  readonly fontConnectorId: string | null;
  /** What the family was called when it was added. */
  readonly name: string;
}

/** A picture with its name. */
export interface BrandMedia extends Entry, MediaReference {}

/** Which picture. */
export interface MediaReference {
  /** Null for the media of the environment itself. */
  readonly mediaConnectorId: string | null;
  readonly mediaId: string;
}

/** How characters look. Sizes are in points, tracking in thousandths of the size, the line height in percent of it. */
export interface CharacterLook {
  /** None yet if null. */
  readonly brandKitFontFamilyGuid: string | null;
  readonly fontStyleId: string | null;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly typographicCase: 'normal' | 'uppercase' | 'lowercase';
  readonly kerningOn: boolean;
  readonly subSuperScript: 'normal' | 'superscript' | 'subscript';
  readonly trackingLeft: number;
  readonly trackingRight: number;
  /** Positive lifts. */
  readonly baselineShiftValue: number;
  readonly textOverprint: boolean;
  /** #000000 if null. */
  readonly brandKitColorGuid: string | null;
  readonly fillColorApplied: boolean;
  /** #000000 if null. */
  readonly textStrokeColorGuid: string | null;
  readonly textStrokeColorApplied: boolean;
  readonly textStrokeWidth: number;
  readonly underline: boolean;
  readonly lineThrough: boolean;
}

/** How paragraphs look. */
export interface ParagraphLook extends CharacterLook {
  readonly textAlign: 'left' | 'center' | 'right' | 'justify';
  /** Of the first line, in points. */
  readonly textIndent: number;
}

export interface CharacterStyle extends Entry, CharacterLook {}
export interface ParagraphStyle extends Entry, ParagraphLook {}

/** Something of a theme in place of the kit's own, by the guid of that. */
type Instead<Value> = { readonly guid: string } & {
  readonly [Key in keyof Value]?: Value[Key] | undefined;
};

/** What a theme has otherwise than the kit: whole colours and pictures, and single values of styles. */
export interface BrandTheme {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly ({ readonly guid: string } & KitColour)[];
  readonly characterStyles: readonly Instead<CharacterLook>[];
  readonly paragraphStyles: readonly Instead<ParagraphLook>[];
  readonly media: readonly ({ readonly guid: string } & MediaReference)[];
}

/** What a brand kit holds, which is its default theme, with the themes beside that. */
export interface BrandKitContent {
  readonly colors: readonly BrandColour[];
  readonly fonts: readonly BrandFont[];
  readonly characterStyles: readonly CharacterStyle[];
  readonly paragraphStyles: readonly ParagraphStyle[];
  readonly media: readonly BrandMedia[];
  readonly themes: readonly BrandTheme[];
}

/** The parts of a kit whose entries have names that are unique in it. */
export const SECTIONS = ['colors', 'media', 'paragraphStyles', 'characterStyles'] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections whose entries are styles. */
export const STYLE_SECTIONS = ['paragraphStyles', 'characterStyles'] as const;
export type StyleSection = (typeof STYLE_SECTIONS)[number];
