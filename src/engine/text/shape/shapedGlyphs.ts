/**
 * Glyphs from left to right, or in order along a vertical line. Each property is an array: creating and freeing an
 * object for each glyph takes longer than shaping it. Lengths in points, y up.
 */
export interface ShapedGlyphs {
  readonly length: number;
  readonly ids: Uint32Array;
  /** The paragraph's UTF-16 unit at which each glyph's cluster starts. */
  readonly clusters: Uint32Array;
  readonly advances: Float64Array;
  /** The offset from the end of the previous glyph. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** 1 if a line break before its cluster requires shaping again. */
  readonly unsafe: Uint8Array;
}

/** A range of glyphs: from `first` to before `last`. */
export interface GlyphRange {
  readonly glyphs: ShapedGlyphs;
  readonly first: number;
  readonly last: number;
}

/** Creates empty glyph arrays in one block of memory: six allocations take longer than filling them. */
export function emptyGlyphs(length: number): ShapedGlyphs {
  const memory = new ArrayBuffer(33 * length);
  return {
    length,
    advances: new Float64Array(memory, 0, length),
    xs: new Float64Array(memory, 8 * length, length),
    ys: new Float64Array(memory, 16 * length, length),
    ids: new Uint32Array(memory, 24 * length, length),
    clusters: new Uint32Array(memory, 28 * length, length),
    unsafe: new Uint8Array(memory, 32 * length, length),
  };
}

/** An empty range. */
export const NO_GLYPHS: GlyphRange = { glyphs: emptyGlyphs(0), first: 0, last: 0 };

/** Returns the total advance of glyphs. */
export function advanceOfGlyphs({ glyphs, first, last }: GlyphRange): number {
  const { advances } = glyphs;
  let sum = 0;
  for (let index = first; index < last; index += 1) sum += advances[index] ?? 0;
  return sum;
}
