import type { Cmyk, GroupItem, Matrix, PathData } from '../display';

/** What the painter needs of a font; the faces of `text` have it. */
export interface PdfFont {
  /** A TrueType or OpenType font, not packed; of a variable one the default instance is drawn. */
  readonly bytes: Uint8Array;
  /** The outline of a glyph in font units, y up. */
  readonly outline: (glyphId: number) => PathData;
}

/** A picture: JPEG data, which is kept as it is, samples, or a page of another PDF. */
export type PdfPicture = { readonly type: 'jpeg'; readonly bytes: Uint8Array } | SampledPicture | PlacedPage;

/** Rows from the top, samples of 8 bits side by side, cmyk with 255 for full ink. */
export interface SampledPicture {
  readonly type: 'samples';
  readonly space: 'gray' | 'rgb' | 'rgba' | 'cmyk';
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/** Text of a file's syntax, characters up to U+00FF, and what is known only in the file it goes to. */
export type PlacedText = readonly (string | PlacedReference)[];

/** A reference to another object of the page, by its place, or the colour spaces unprofiled colours of the page are in. */
export type PlacedReference = { readonly object: number } | { readonly defaultSpaces: true };

/** An object of a page: plain, or a stream with the entries of its dictionary but its length, and data encoded as they say. */
export type PlacedObject =
  | { readonly body: PlacedText }
  | { readonly entries: Readonly<Record<string, PlacedText>>; readonly data: Uint8Array };

/** A page of another PDF, which is placed with its text, paths, inks and fonts as they are. */
export interface PlacedPage {
  readonly type: 'page';
  /** In points, standing upright. */
  readonly width: number;
  readonly height: number;
  readonly objects: readonly PlacedObject[];
  /** Which of the objects is the form that paints the page from 0, 0 to width, height, y up. */
  readonly form: number;
  /** Whether something of it lets through what is below it. */
  readonly isTransparent: boolean;
  /** Whether it has cmyk values or inks of its own. */
  readonly isForPress: boolean;
  /** Its layers that can be switched off, and whether they are. */
  readonly layers: readonly { readonly object: number; readonly isHidden: boolean }[];
}

/** Colours of one profile as inks of another. */
export interface ColourConversion {
  /** Channels from 0 to 1. */
  colour(channels: readonly number[]): Cmyk;
  /** Samples of a picture, 8 bits side by side; four for each colour in the answer. */
  samples(samples: Uint8Array): Uint8Array;
}

/** The shape a shadow takes: how much of each point is covered. */
export interface ShadowMask {
  readonly width: number;
  readonly height: number;
  /** Rows from the top, 255 for what is covered. */
  readonly alpha: Uint8Array;
  /** Where the mask lies on the page: x, y, width and height in points, y down. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Draws the shadow of a group, blurred and moved, at full strength: without the shadow's and the group's opacity. `matrix`
 * takes the places of the group itself (before its own transform) to the page. `undefined` where there is nothing to see.
 */
export type CastShadow = (
  group: GroupItem,
  matrix: Matrix,
) => ShadowMask | undefined | Promise<ShadowMask | undefined>;

/** A font that has only these glyphs, under the numbers they had, and no axes; its outlines stay of their kind. */
export type SubsetFont = (bytes: Uint8Array, glyphIds: readonly number[]) => Uint8Array;

/** What could not be drawn and was left out. */
export type PdfFinding =
  | { readonly type: 'missingFont'; readonly font: string }
  | { readonly type: 'missingPicture'; readonly image: string }
  /** A placed page keeps its colours where all others are converted. */
  | { readonly type: 'unconvertedPage'; readonly image: string }
  | { readonly type: 'noShadow' };

/** What the painter can't do itself. */
export interface PdfPorts {
  readonly subsetFont: SubsetFont;
  /** Deflate with a zlib header, at once or later; without it the file is larger. */
  readonly compress?: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** Without it shadows are left out and reported. */
  readonly castShadow?: CastShadow;
  /** Needed for a JPEG whose colours are converted. */
  readonly decodeJpeg?: (bytes: Uint8Array) => SampledPicture | Promise<SampledPicture>;
  /** Told of each thing that is left out. */
  readonly report?: (finding: PdfFinding) => void;
}
