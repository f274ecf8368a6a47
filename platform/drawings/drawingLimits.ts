/** The most a drawing may take; `prepareDrawing` bounds its letters, elements, entities and uses. */
export const DRAWING_LIMITS = {
  /** Bytes of the file. */
  bytes: 16_000_000,
  /** Pixels of its longest side and of all of it, if it is drawn as pixels: a page of A4 at 260 to the inch. */
  side: 3_072,
  /** Small ones are enlarged so often, and to so many pixels at least: filters take the square of it. */
  enlarged: 4,
  leastSide: 1_200,
  pixels: 9_000_000,
  /** Points of a side of the page it becomes, which readers of PDF take. */
  pageSide: 14_400,
} as const;
