import type { BlendMode } from '../document';

/**
 * What is drawn, in order, with nothing left to decide: painters neither measure nor shape. Plain data that can be stored,
 * compared and hashed. Lengths in points, x to the right, y down, from the top left corner of the page; what lies beyond
 * the page is in it too, up to the bleed and further.
 */
export interface DisplayList {
  readonly width: number;
  readonly height: number;
  /** How far what is printed goes beyond the page, on each side. */
  readonly bleed: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  readonly items: readonly DisplayItem[];
}

/** One thing that is drawn, over those before it. */
export type DisplayItem = PathItem | BarsItem | GlyphsItem | ImageItem | GroupItem;

/**
 * An outline: SVG path data of absolute `M`, `L`, `Q`, `C` and `Z` only, numbers parted by single spaces. Inside is what the
 * nonzero rule says.
 */
export type PathData = string;

/** `[a, b, c, d, e, f]` takes x to `a·x + c·y + e` and y to `b·x + d·y + f`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A colour by its channels from 0 to 1. `rgb` is what a screen shows; of the others there is at most one, for the press. */
export interface Ink {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly cmyk?: Cmyk;
  /** An ink of its own plate, at full strength; the alternate is what takes its place where there is no such plate. */
  readonly spot?: { readonly name: string; readonly alternate: Ink };
}

/** Cyan, magenta, yellow and black from 0 to 1. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** What an area or a line is filled with. Opacity from 0 to 1. */
export type Paint = { readonly type: 'solid'; readonly ink: Ink; readonly opacity: number } | GradientPaint;

/** Colours that go over into each other; beyond both ends the outermost go on. */
export type GradientPaint = LinearGradient | RadialGradient;

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
  readonly stops: GradientStops;
}

/** A line along an outline, half inside and half outside. */
export interface Line {
  readonly paint: Paint;
  readonly width: number;
  /** @default 'butt' */
  readonly cap?: 'butt' | 'round' | 'square';
  /** @default 'miter' */
  readonly join?: 'miter' | 'round' | 'bevel';
  /** Mitred corners that would reach further are cut off, in widths of the line. @default MITER_LIMIT */
  readonly miterLimit?: number;
  /** Dashes and gaps by turns, and how far into them the line begins. @default one stroke without gaps */
  readonly dash?: { readonly lengths: readonly number[]; readonly offset: number };
}

/** An outline, filled and then stroked. */
export interface PathItem {
  readonly type: 'path';
  readonly path: PathData;
  readonly fill?: Paint;
  readonly stroke?: Line;
}

/** The bars or modules of a barcode, apart from other paths because a press may have them narrower. */
export interface BarsItem {
  readonly type: 'bars';
  /** x, y, width and height of each. */
  readonly bars: readonly (readonly [number, number, number, number])[];
  readonly fill: Paint;
}

/** Glyphs of one font and size, placed one by one. Those without fill and stroke are not seen, and only say what stands there. */
export interface GlyphsItem {
  readonly type: 'glyphs';
  /** The key of the font, as the text was laid out with. */
  readonly font: string;
  /** The font's em. */
  readonly size: number;
  /** The text of the glyphs in the order it is read; empty for the rest of a word that is said with its first part. */
  readonly text: string;
  /** Whether the text goes on after its last glyph, with the rest of a word that a hyphen parts. */
  readonly hasRest?: true;
  /** From top to bottom they stand upright one below the other. */
  readonly direction: 'leftToRight' | 'rightToLeft' | 'topToBottom';
  /** In the order they stand, left to right or top to bottom; `cluster` is the first UTF-16 unit of `text` the glyph stands for. */
  readonly glyphs: readonly {
    readonly id: number;
    readonly x: number;
    /** The baseline. */
    readonly y: number;
    readonly cluster: number;
  }[];
  readonly fill?: Paint;
  readonly stroke?: Line;
  /** Printed over what lies below instead of in its place. */
  readonly overprint: boolean;
}

/** A picture whose unit square `transform` takes to its place. */
export interface ImageItem {
  readonly type: 'image';
  /** The key of the picture, as whoever loads it knows it. */
  readonly image: string;
  readonly transform: Matrix;
}

/** A shadow as the group's shape throws it, in the units and directions of the page however the group is turned. */
export interface Shadow {
  readonly offsetX: number;
  readonly offsetY: number;
  /** Twice the standard deviation of the blur, as canvas has it. */
  readonly blur: number;
  readonly ink: Ink;
  readonly opacity: number;
}

/** Items that are moved, cut or blended as one piece. */
export interface GroupItem {
  readonly type: 'group';
  readonly items: readonly DisplayItem[];
  /** What the items' places are taken by. @default as they stand */
  readonly transform?: Matrix;
  /** What is outside is not drawn; in the places of the items. */
  readonly clip?: PathData;
  /** @default 1 */
  readonly opacity?: number;
  /** @default 'normal' */
  readonly blendMode?: BlendMode;
  /** Lies below the group; opacity and blend mode are those of both as one piece. */
  readonly shadow?: Shadow;
}
