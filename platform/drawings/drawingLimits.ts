/** Limits of a drawing; `prepareDrawing` limits its letters, elements, entities and uses. */
export const DRAWING_LIMITS = {
  /** Bytes of the file. */
  bytes: 16_000_000,
  /** Pixels of the longest side and of the whole area, when rasterized: an A4 page at 260 per inch. */
  side: 3_072,
  /** Small ones are enlarged by at most this factor, and to at least this side: filters take the square of it. */
  enlarged: 4,
  leastSide: 1_200,
  pixels: 9_000_000,
  /** Points of a page side, at most what PDF readers accept. */
  pageSide: 14_400,
} as const;
