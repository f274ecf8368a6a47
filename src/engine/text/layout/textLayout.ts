import type { Matrix } from '../../display';
import type { ColourUse, Font } from '../../document';

/**
 * A text as it stands in its frame: plain data with nothing left to measure. Lengths in points, x to the right, y down,
 * from the top left corner of the frame as it was before it grew.
 */
export interface TextLayout {
  /** The frame after it grew. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What copy fitting multiplied the size by; 1 leaves it. */
  readonly scale: number;
  /** How high the lines are together, in the highest column; how wide where they run from top to bottom. */
  readonly contentHeight: number;
  /** In the order they are read. */
  readonly lines: readonly TextLine[];
  /** Where the text starts that did not fit; null when all of it did. */
  readonly overset: TextPosition | null;
  /** Characters no font of the book draws. Each is named once for each font it was to be set in. */
  readonly missingGlyphs: readonly MissingGlyph[];
  /** Fonts the book does not have; what was to be set in them is set in the default family. */
  readonly missingFonts: readonly Font[];
}

/** A place between two characters. */
export interface TextPosition {
  /** The index of the paragraph. */
  readonly paragraph: number;
  /** In UTF-16 units of the paragraph as it is stored, all runs together. */
  readonly offset: number;
}

/** A character its font lacks and no substitute has. */
export interface MissingGlyph {
  readonly character: string;
  readonly font: Font;
  /** Whether it was to be drawn in its Japanese form. @default false */
  readonly isJapanese?: boolean;
}

/** One line of a paragraph. Where lines run from top to bottom or along a path, its places are those before it is turned. */
export interface TextLine {
  readonly paragraph: number;
  /** What the line holds of its paragraph as it is stored, the blanks at its end with it. */
  readonly start: number;
  readonly end: number;
  /** 0 is the column that is read first. */
  readonly column: number;
  readonly isRightToLeft: boolean;
  /** Where the text starts and ends without the blanks at its end. */
  readonly left: number;
  readonly right: number;
  /** The height the line takes. */
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  /** What turns its places where lines run from top to bottom; glyphs and boxes are turned already. @default as they stand */
  readonly transform?: Matrix | undefined;
  /** Drawn first. */
  readonly backgrounds: readonly TextBox[];
  /** From left to right, the mark of a list with them. */
  readonly runs: readonly PlacedRun[];
  /** Underlines and lines through, drawn last. */
  readonly rules: readonly TextBox[];
  /** From left to right: what carets stand between. */
  readonly clusters: readonly TextCluster[];
}

/** Glyphs of one font, size and look. */
export interface PlacedRun {
  /** The run of the paragraph it comes from; null for the mark of a list and the hyphen at the end of a line. */
  readonly run: number | null;
  /** The key of the font. */
  readonly font: string;
  /** The font's em. */
  readonly size: number;
  readonly direction: 'leftToRight' | 'rightToLeft' | 'topToBottom';
  /** What the glyphs say, in the order it is read and in the case it is drawn. */
  readonly text: string;
  /** In the order they stand. */
  readonly glyphs: readonly PlacedGlyph[];
  readonly fill?: ColourUse;
  readonly stroke?: { readonly color: ColourUse; readonly width: number };
  readonly overprint: boolean;
  /** What turns the glyphs along a path, or on their side in a line from top to bottom. @default as they stand */
  readonly transform?: Matrix;
}

/** A glyph at its place. */
export interface PlacedGlyph {
  readonly id: number;
  readonly x: number;
  /** The baseline, after superscript and shift. */
  readonly y: number;
  /** The first UTF-16 unit of the run's text the glyph stands for. */
  readonly cluster: number;
}

/** A rectangle in one colour. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: ColourUse;
  readonly overprint: boolean;
  /** What turns it where text runs along a path. @default as it stands */
  readonly transform?: Matrix;
}

/** Characters that are one to the reader, and the room they take. */
export interface TextCluster {
  /** In UTF-16 units of the paragraph as it is stored. */
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly isRightToLeft: boolean;
}
