/**
 * Glyphs from left to right, or in the order they stand in a vertical line, each property in an array of its own: an object for each glyph takes longer to make and to
 * give back than HarfBuzz takes to shape it. Lengths in points, y up.
 */
export interface ShapedGlyphs {
  readonly length: number;
  readonly ids: Uint32Array;
  /** The first UTF-16 unit of the paragraph each stands for. */
  readonly clusters: Uint32Array;
  readonly advances: Float64Array;
  /** Its place beside where the one before it ends. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** 1 where a line may not be cut before its cluster without shaping again. */
  readonly unsafe: Uint8Array;
}

/** Some of such glyphs, one behind the other: from `first` to before `last`. */
export interface GlyphRange {
  readonly glyphs: ShapedGlyphs;
  readonly first: number;
  readonly last: number;
}

/** So many glyphs without properties, all in one piece of memory: asking for six takes longer than filling them. */
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

/** No glyphs at all. */
export const NO_GLYPHS: GlyphRange = { glyphs: emptyGlyphs(0), first: 0, last: 0 };

/** How wide glyphs are together. */
export function advanceOfGlyphs({ glyphs, first, last }: GlyphRange): number {
  const { advances } = glyphs;
  let sum = 0;
  for (let index = first; index < last; index += 1) sum += advances[index] ?? 0;
  return sum;
}
