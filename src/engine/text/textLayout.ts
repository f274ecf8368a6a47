import type { Matrix } from '../display';
import type { ColourUse, Font } from '../document';

/**
 * A text laid out in its frame: plain data with nothing left to measure. Lengths in points, x to the right, y down,
 * from the top left corner of the original frame.
 */
export interface TextLayout {
  /** The grown frame. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The factor of copy fitting; 1 keeps the size. */
  readonly scale: number;
  /** The height of the lines in the highest column; for vertical lines the width. */
  readonly contentHeight: number;
  /** In reading order. */
  readonly lines: readonly TextLine[];
  /** The start of text that did not fit; null if everything did. */
  readonly overset: TextPosition | null;
  /** Characters without a glyph in any font of the book, once for each requested font. */
  readonly missingGlyphs: readonly MissingGlyph[];
  /** Fonts missing in the book, which the default family replaces. */
  readonly missingFonts: readonly Font[];
}

/** A position between two characters. */
export interface TextPosition {
  /** The index of the paragraph. */
  readonly paragraph: number;
  /** In UTF-16 units of the stored paragraph, across runs. */
  readonly offset: number;
}

/** A character that neither its font nor a substitute has. */
export interface MissingGlyph {
  readonly character: string;
  readonly font: Font;
  /**
   * Whether its Japanese form was wanted.
   * @default false
   */
  readonly isJapanese?: boolean;
}

/** A line of a paragraph. For vertical text and text on a path, coordinates are before its rotation. */
export interface TextLine {
  readonly paragraph: number;
  /** The range of the line in the stored paragraph, including trailing blanks. */
  readonly start: number;
  readonly end: number;
  /** 0 is the first column in reading order. */
  readonly column: number;
  readonly isRightToLeft: boolean;
  /** The horizontal extent without trailing blanks. */
  readonly left: number;
  readonly right: number;
  /** The vertical extent of the line. */
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  /**
   * The rotation of a vertical line's coordinates; glyphs and boxes are already rotated.
   * @default identity
   */
  readonly transform?: Matrix | undefined;
  /** Drawn first. */
  readonly backgrounds: readonly TextBox[];
  /** From left to right, including a list marker. */
  readonly runs: readonly PlacedRun[];
  /** Underlines and strikethroughs, drawn last. */
  readonly rules: readonly TextBox[];
  /** From left to right; carets are between them. */
  readonly clusters: readonly TextCluster[];
}

/** Glyphs of one font, size and look. */
export interface PlacedRun {
  /** The index of its run in the paragraph; null for list markers and inserted hyphens. */
  readonly run: number | null;
  /** The key of the font. */
  readonly font: string;
  /** The font's em. */
  readonly size: number;
  readonly direction: 'leftToRight' | 'rightToLeft' | 'topToBottom';
  /** The text of the glyphs, in reading order and in its drawn case. */
  readonly text: string;
  /** In visual order. */
  readonly glyphs: readonly PlacedGlyph[];
  readonly fill?: ColourUse;
  readonly stroke?: { readonly color: ColourUse; readonly width: number };
  readonly overprint: boolean;
  /**
   * The rotation of glyphs on a path, or sideways in a vertical line.
   * @default identity
   */
  readonly transform?: Matrix;
}

/** A placed glyph. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  /** The baseline, including superscript and shift. */
  readonly y: number;
  /** The index of its first UTF-16 unit in the run's text. */
  readonly cluster: number;
}

/** A rectangle of one colour. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: ColourUse;
  readonly overprint: boolean;
  /**
   * The rotation of a box on a path.
   * @default identity
   */
  readonly transform?: Matrix;
}

/** A grapheme cluster and its extent. */
export interface TextCluster {
  /** In UTF-16 units of the stored paragraph. */
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly isRightToLeft: boolean;
}
