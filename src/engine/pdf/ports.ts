import type { Cmyk, GroupItem, Matrix, PathData } from '../display';

/** What the painter needs of a font; the faces of `text` have it. */
export interface PdfFont {
  /** A TrueType or OpenType font, not packed; of a variable one the default instance is drawn. */
  readonly bytes: Uint8Array;
  /** The outline of a glyph in font units, y up. */
  readonly outline: (glyphId: number) => PathData;
}

/** A picture: JPEG data, which is kept as it is, or samples. */
export type PdfPicture = { readonly type: 'jpeg'; readonly bytes: Uint8Array } | SampledPicture;

/** Rows from the top, samples of 8 bits side by side, cmyk with 255 for full ink. */
export interface SampledPicture {
  readonly type: 'samples';
  readonly space: 'gray' | 'rgb' | 'rgba' | 'cmyk';
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
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
