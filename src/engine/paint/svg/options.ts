import type { Ink } from '../../display';

/** Options for writing an SVG. */
export interface SvgOptions {
  /** Font units for each em of a font, by its key in the display list. */
  readonly unitsPerEm: (font: string) => number;
  /** Path data in font units with y up; empty for glyphs without an outline. */
  readonly outline: (font: string, glyphId: number) => string;
  /** Returns the address of a picture, usually a `data:` one; pictures without one are left out. */
  readonly address: (key: string) => string | undefined;
  /**
   * The background below everything, such as paper.
   * @default nothing
   */
  readonly ground?: Ink;
  /**
   * The prefix of ids.
   * @default 'p'
   */
  readonly idPrefix?: string;
}
