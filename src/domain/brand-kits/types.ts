import type { ColourType, Rgb } from '../colour';

/** Shares of inks, from 0 to 1 each. */
export interface InkParts {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/** The components of a colour: `#` with six hex digits, channels from 0 to 255, or shares of inks. */
export type ColourNumbers = string | Rgb | InkParts;

/**
 * A colour of one of the six types. For a spot colour, `value` is the name of its ink and `displayValue` its alternate.
 */
export interface KitColour {
  readonly type: ColourType;
  readonly value: ColourNumbers;
  readonly displayValue?: ColourNumbers | undefined;
}

/** Common fields of entries; `guid` is unique in the kit and never changes. */
interface Entry {
  readonly guid: string;
  readonly name: string;
}

/** A colour with its name. */
export interface BrandColour extends Entry, KitColour {}

/** A family of the environment's fonts. */
export interface BrandFont {
  /** The id that styles refer to. */
  readonly fontFamilyBrandKitGuid: string;
  readonly fontFamilyId: string;
  /** Null for the environment's own fonts. */
  readonly fontConnectorId: string | null;
  /** The name of the family when it was added. */
  readonly name: string;
}

/** A picture with its name. */
export interface BrandMedia extends Entry, MediaReference {}

/** A reference to a picture. */
export interface MediaReference {
  /** Null for the environment's own media. */
  readonly mediaConnectorId: string | null;
  readonly mediaId: string;
}

/**
 * The look of characters. Sizes are in points, tracking in thousandths of the size, the line height in percent of it.
 */
export interface CharacterLook {
  /** Null if it is not chosen yet. */
  readonly brandKitFontFamilyGuid: string | null;
  readonly fontStyleId: string | null;
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly typographicCase: 'normal' | 'uppercase' | 'lowercase';
  readonly kerningOn: boolean;
  /**
   * OpenType features that are switched, by tag.
   * @default all keep the font's default
   */
  readonly fontFeatures?: Readonly<Record<string, boolean>> | undefined;
  readonly subSuperScript: 'normal' | 'superscript' | 'subscript';
  readonly trackingLeft: number;
  readonly trackingRight: number;
  /** Positive values raise the text. */
  readonly baselineShiftValue: number;
  readonly textOverprint: boolean;
  /** Null is #000000. */
  readonly brandKitColorGuid: string | null;
  readonly fillColorApplied: boolean;
  /** Null is #000000. */
  readonly textStrokeColorGuid: string | null;
  readonly textStrokeColorApplied: boolean;
  readonly textStrokeWidth: number;
  readonly underline: boolean;
  readonly lineThrough: boolean;
}

/** The look of paragraphs. */
export interface ParagraphLook extends CharacterLook {
  readonly textAlign: 'left' | 'center' | 'right' | 'justify';
  /** The indent of the first line, in points. */
  readonly textIndent: number;
}

export interface CharacterStyle extends Entry, CharacterLook {}
export interface ParagraphStyle extends Entry, ParagraphLook {}

/** Values of a theme that replace those of the entry with this guid. */
type Instead<Value> = { readonly guid: string } & {
  readonly [Key in keyof Value]?: Value[Key] | undefined;
};

/** The differences of a theme: whole colours and pictures, and single values of styles. */
export interface BrandTheme {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly ({ readonly guid: string } & KitColour)[];
  readonly characterStyles: readonly Instead<CharacterLook>[];
  readonly paragraphStyles: readonly Instead<ParagraphLook>[];
  readonly media: readonly ({ readonly guid: string } & MediaReference)[];
}

/** The content of a brand kit, which is its default theme, with the other themes. */
export interface BrandKitContent {
  readonly colors: readonly BrandColour[];
  readonly fonts: readonly BrandFont[];
  readonly characterStyles: readonly CharacterStyle[];
  readonly paragraphStyles: readonly ParagraphStyle[];
  readonly media: readonly BrandMedia[];
  readonly themes: readonly BrandTheme[];
}

/** The parts of a kit whose entries have unique names. */
export const SECTIONS = ['colors', 'media', 'paragraphStyles', 'characterStyles'] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections whose entries are styles. */
export const STYLE_SECTIONS = ['paragraphStyles', 'characterStyles'] as const;
export type StyleSection = (typeof STYLE_SECTIONS)[number];
