import type { Cmyk, GroupItem, Matrix, PathData } from '../display';

/** The font data that PDF needs; faces of `text` provide it. */
export interface PdfFont {
  /** An unpacked TrueType or OpenType font; a variable one has its defaults unless `location` is set. */
  readonly bytes: Uint8Array;
  /** Returns the outline of a glyph in font units, y up. */
  readonly outline: (glyphId: number) => PathData;
  /** Values of all axes of a variable font, if the file or a text sets them. */
  readonly location?: Readonly<Record<string, number>>;
  /** Returns the advance of a glyph at these axes, in font units. */
  readonly advance?: (glyphId: number) => number;
}

/** A picture: unchanged JPEG data, samples, or a page of another PDF. */
export type PdfPicture = { readonly type: 'jpeg'; readonly bytes: Uint8Array } | SampledPicture | PlacedPage;

/** Rows from the top, interleaved samples of 8 bits; cmyk is 255 for full ink. */
export interface SampledPicture {
  readonly type: 'samples';
  readonly space: 'gray' | 'rgb' | 'rgba' | 'cmyk';
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** PDF syntax with characters up to U+00FF, and placeholders for references. */
export type PlacedText = readonly (string | PlacedReference)[];

/** A reference to another object of the page by its index, or to the colour spaces of unprofiled colours. */
export type PlacedReference = { readonly object: number } | { readonly defaultSpaces: true };

/** An object of a page: plain, or a stream with its dictionary without the length, and encoded data. */
export type PlacedObject =
  | { readonly body: PlacedText }
  | { readonly entries: Readonly<Record<string, PlacedText>>; readonly data: Uint8Array };

/** A page of another PDF, placed with its text, paths, inks and fonts unchanged. */
export interface PlacedPage {
  readonly type: 'page';
  /** In points, without rotation. */
  readonly width: number;
  readonly height: number;
  readonly objects: readonly PlacedObject[];
  /** The index of the form that paints the page from 0, 0 to width, height, y up. */
  readonly form: number;
  /** Whether any part is transparent. */
  readonly isTransparent: boolean;
  /** Whether it has CMYK or spot colours. */
  readonly isForPress: boolean;
  /** Its layers that can be hidden, and whether they are. */
  readonly layers: readonly { readonly object: number; readonly isHidden: boolean }[];
  /**
   * Links to addresses, kept unless the PDF follows a standard.
   * @default none
   */
  readonly links?: readonly PlacedLink[];
}

/** A link of a placed page. */
export interface PlacedLink {
  /** Printable ASCII characters only. */
  readonly uri: string;
  /** The left, bottom, right and top of the link on the upright page, in points, y up. */
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/** Converts colours of a profile to the inks of another. */
export interface ColourConversion {
  /** Converts channels from 0 to 1. */
  colour(channels: readonly number[]): Cmyk;
  /** Converts interleaved 8-bit samples of a picture; the result has four for each colour. */
  samples(samples: Uint8Array): Uint8Array;
}

/** The mask of a shadow: the coverage of each point. */
export interface ShadowMask {
  readonly width: number;
  readonly height: number;
  /** Rows from the top, 255 for full coverage. */
  readonly alpha: Uint8Array;
  /** The place of the mask on the page: x, y, width and height in points, y down. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Draws the shadow of a group, blurred and offset, without the opacity of shadow and group. `matrix` maps the group's
 * coordinates (before its own transform) to the page. Returns `undefined` if it is invisible.
 */
export type CastShadow = (
  group: GroupItem,
  matrix: Matrix,
) => ShadowMask | undefined | Promise<ShadowMask | undefined>;

/**
 * Reduces a font to these glyphs, with unchanged ids and no axes; outlines keep their type.
 * @param location values of axes; the font's own by default
 */
export type SubsetFont = (
  bytes: Uint8Array,
  glyphIds: readonly number[],
  location?: Readonly<Record<string, number>>,
) => Uint8Array;

/** A part that could not be drawn and was left out. */
export type PdfFinding =
  | { readonly type: 'missingFont'; readonly font: string }
  | { readonly type: 'missingPicture'; readonly image: string }
  /** A placed page keeps its colours although all others are converted. */
  | { readonly type: 'unconvertedPage'; readonly image: string }
  | { readonly type: 'noShadow' };

/** Functions the painter needs from outside. */
export interface PdfPorts {
  readonly subsetFont: SubsetFont;
  /**
   * Deflate with a zlib header, synchronous or asynchronous.
   * @default no compression
   */
  readonly compress?: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** @default shadows are left out and reported */
  readonly castShadow?: CastShadow;
  /** Needed to convert the colours of a JPEG. */
  readonly decodeJpeg?: (bytes: Uint8Array) => SampledPicture | Promise<SampledPicture>;
  /** Receives each part that was left out. */
  readonly report?: (finding: PdfFinding) => void;
}
