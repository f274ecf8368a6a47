import type { BlendMode } from '../document';

/**
 * Drawing steps in order, fully resolved: painters neither measure nor shape. Plain data that can be stored, compared
 * and hashed. Lengths are in points, x to the right, y down, from the top left corner of the page. Content beyond the
 * page is included, up to the bleed and further.
 */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  /** How far print goes beyond the page on each side. */
  readonly bleed: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly items: readonly DisplayItem[];
}

/** One drawing step, painted over the earlier ones. */
export type DisplayItem = PathItem | BarsItem | GlyphsItem | ImageItem | GroupItem;

/**
 * An outline: SVG path data of absolute `M`, `L`, `Q`, `C` and `Z` only, separated by single spaces. Filled by the
 * nonzero rule.
 */
export type PathData = string;

/** `[a, b, c, d, e, f]` maps x to `a·x + c·y + e` and y to `b·x + d·y + f`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A colour by its channels from 0 to 1. `rgb` is for screens; at most one of the others is present, for the press. */
export interface Ink {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly cmyk?: Cmyk;
  /** A spot ink at full strength; the alternate replaces it if there is no such plate. */
  readonly spot?: { readonly name: string; readonly alternate: Ink };
}

/** Cyan, magenta, yellow and black from 0 to 1. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The fill of an area or a line. Opacity from 0 to 1. */
export type Paint = { readonly type: 'solid'; readonly ink: Ink; readonly opacity: number } | GradientPaint;

/** A transition of colours; the first and the last continue beyond the ends. */
export type GradientPaint = LinearGradient | RadialGradient | ConicGradient;

/** The colours of a gradient: two stops or more, by rising position from 0 to 1. */
type GradientStops = readonly { readonly position: number; readonly ink: Ink; readonly opacity: number }[];

/** A gradient along a line. */
interface LinearGradient {
  readonly type: 'linearGradient';
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
  readonly stops: GradientStops;
}

/** A gradient from a point, the focus, to a circle around it. */
interface RadialGradient {
  readonly type: 'radialGradient';
  readonly focus: readonly [x: number, y: number];
  readonly centre: readonly [x: number, y: number];
  readonly radius: number;
  /**
   * Maps the circle to an ellipse.
   * @default the circle itself
   */
  readonly transform?: Matrix;
  readonly stops: GradientStops;
}

/** A gradient that turns once around a point, clockwise. */
interface ConicGradient {
  readonly type: 'conicGradient';
  readonly centre: readonly [x: number, y: number];
  /** The angle of the first and last stop: 0 is to the right, 90 below. */
  readonly degrees: number;
  readonly stops: GradientStops;
}

/** A line along an outline, half inside and half outside of it. */
export interface Line {
  readonly paint: Paint;
  readonly width: number;
  /** @default 'butt' */
  readonly cap?: 'butt' | 'round' | 'square';
  /** @default 'miter' */
  readonly join?: 'miter' | 'round' | 'bevel';
  /**
   * Mitred corners that reach further are cut off; in widths of the line.
   * @default MITER_LIMIT
   */
  readonly miterLimit?: number;
  /**
   * Alternating lengths of dashes and gaps, and the offset at which the line begins.
   * @default one stroke without gaps
   */
  readonly dash?: { readonly lengths: readonly number[]; readonly offset: number };
}

/** An outline, filled and then stroked. */
export interface PathItem {
  readonly type: 'path';
  readonly path: PathData;
  readonly fill?: Paint;
  readonly stroke?: Line;
}

/** The bars or modules of a barcode; separate from other paths because a press may need them narrower. */
export interface BarsItem {
  readonly type: 'bars';
  /** x, y, width and height of each. */
  readonly bars: readonly (readonly [number, number, number, number])[];
  readonly fill: Paint;
}

/** Glyphs of one font and size, each with its place. Without fill and stroke they are invisible and only carry text. */
export interface GlyphsItem {
  readonly type: 'glyphs';
  /** The key of the font the text was laid out with. */
  readonly font: string;
  /** The font's em. */
  readonly size: number;
  /** The text of the glyphs in reading order; empty for the rest of a word whose first part carries the text. */
  readonly text: string;
  /** Whether the text continues after its last glyph, with the rest of a hyphenated word. */
  readonly hasRest?: true;
  /** Whether a word ends here although no blank follows, as after a list marker. */
  readonly endsWord?: true;
  /** In `topToBottom`, glyphs are upright, one below the other. */
  readonly direction: 'leftToRight' | 'rightToLeft' | 'topToBottom';
  /**
   * In visual order, left to right or top to bottom. `cluster` is the index of the glyph's first UTF-16 unit in `text`.
   */
  readonly glyphs: readonly {
    readonly id: number;
    readonly x: number;
    /** The baseline. */
    readonly y: number;
    readonly cluster: number;
  }[];
  readonly fill?: Paint;
  readonly stroke?: Line;
  /** Whether to overprint the colours below instead of replacing them. */
  readonly overprint: boolean;
}

/** A picture; `transform` maps the unit square to its place. */
export interface ImageItem {
  readonly type: 'image';
  /** The key of the picture for its loader. */
  readonly image: string;
  readonly transform: Matrix;
}

/** The shadow of the group's shape, in the units and directions of the page even if the group is turned. */
export interface Shadow {
  readonly offsetX: number;
  readonly offsetY: number;
  /** Twice the standard deviation of the blur, as in canvas. */
  readonly blur: number;
  readonly ink: Ink;
  readonly opacity: number;
}

/** Items that are transformed, clipped or blended as one piece. */
export interface GroupItem {
  readonly type: 'group';
  readonly items: readonly DisplayItem[];
  /**
   * Maps the items' coordinates to those around the group.
   * @default identity
   */
  readonly transform?: Matrix;
  /** The clip path, in the coordinates of the items. */
  readonly clip?: PathData;
  /** @default 1 */
  readonly opacity?: number;
  /** @default 'normal' */
  readonly blendMode?: BlendMode;
  /** Painted below the group; opacity and blend mode apply to both as one piece. */
  readonly shadow?: Shadow;
}
