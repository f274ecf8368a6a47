import type { Ink } from '../../display';

/** What an SVG is written with. */
export interface SvgOptions {
  /** Font units of the em of a font, by its key in the display list. */
  readonly unitsPerEm: (font: string) => number;
  /** Path data in font units with y up; empty for what has no outline. */
  readonly outline: (font: string, glyphId: number) => string;
  /** The address of a picture, as a rule a `data:` one; pictures without are left out. */
  readonly address: (key: string) => string | undefined;
  /** What lies below everything, such as paper. @default nothing */
  readonly ground?: Ink;
  /** What ids begin with. @default 'p' */
  readonly idPrefix?: string;
}
