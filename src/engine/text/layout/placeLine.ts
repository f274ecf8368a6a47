import type { BrokenLine } from '../lines/breakLines';
import { hyphenAfter, tabWidth } from '../lines/widths';
import { within } from '../lines/within';
import { visualOrder } from '../shape/direction';
import type { ShapedItem, ShapedParagraph } from '../shape/shapedParagraph';
import { advanceOfGlyphs, NO_GLYPHS, type GlyphRange } from '../shape/shapedGlyphs';
import { slicesOf, type Slice } from '../shape/slice';
import type { AlignedLine } from './alignLine';

/** A part of a line from left to right: glyphs of an item, a tab, or a hyphen, which has no text of its own. */
export interface LinePiece extends GlyphRange {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  /** From the left edge of the column. */
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly item?: ShapedItem | undefined;
  /** What widens its glyphs where the line is justified. */
  readonly aligned?: AlignedLine | undefined;
  /** What the glyphs say where that is not the text from `start` to `end`. */
  readonly text?: string;
}

/** A piece that has no place yet. */
interface Part extends LinePiece {
  left: number;
  right: number;
}

/** How wide a glyph of a piece is on its line. */
export function advanceAt({ glyphs, aligned }: Pick<LinePiece, 'glyphs' | 'aligned'>, index: number): number {
  const advance = glyphs.advances[index] ?? 0;
  return aligned?.stretched.has(glyphs.clusters[index] ?? 0) === true ? advance + aligned.stretch : advance;
}

/** How wide glyphs are together on their line. */
function widthOf(piece: Pick<LinePiece, 'glyphs' | 'first' | 'last' | 'aligned'>): number {
  if (!piece.aligned) return advanceOfGlyphs(piece);
  let width = 0;
  for (let index = piece.first; index < piece.last; index += 1) width += advanceAt(piece, index);
  return width;
}

/** A slice as a part of a line, which may be justified. */
function partOf({ start, end, level, item, glyphs, first, last }: Slice, line: AlignedLine): Part {
  const aligned = line.stretch === 0 ? undefined : line;
  const width = widthOf({ glyphs, first, last, aligned });
  return { start, end, level, item, glyphs, first, last, aligned, width, left: 0, right: 0 };
}

/** Adds slices to the parts of a line, the first at `x`. @returns where the last ends */
function addSlices(parts: Part[], slices: readonly Slice[], aligned: AlignedLine, x: number): number {
  let at = x;
  for (const slice of slices) {
    const part = partOf(slice, aligned);
    parts.push(part);
    at += part.width;
  }
  return at;
}

/** The parts of a line in reading order: glyphs and, between them, tabs. */
function partsOf(shaped: ShapedParagraph, line: BrokenLine, aligned: AlignedLine, x: number): Part[] {
  const { start, textEnd } = line;
  const base = shaped.isRightToLeft ? 1 : 0;
  const parts: Part[] = [];
  let from = start;
  let at = x;
  for (const tab of within(shaped.tabs, start, textEnd)) {
    at = addSlices(parts, slicesOf(shaped, from, tab), aligned, at);
    const width = tabWidth(at);
    parts.push({ ...NO_GLYPHS, start: tab, end: tab + 1, level: base, width, left: 0, right: 0 });
    at += width;
    from = tab + 1;
  }
  addSlices(parts, slicesOf(shaped, from, textEnd), aligned, at);
  if (line.hasHyphen) {
    const hyphen = hyphenAfter(shaped, line.end - 1);
    const width = advanceOfGlyphs(hyphen);
    parts.push({ ...hyphen, start: textEnd, end: textEnd, level: base, width, left: 0, right: 0 });
  }
  return parts;
}

/** Places a line from left to right; `x` is how far from the edge of the column its paragraph's text starts. */
export function placeLine(
  shaped: ShapedParagraph,
  line: BrokenLine,
  aligned: AlignedLine,
  x: number,
): LinePiece[] {
  const pieces = visualOrder(partsOf(shaped, line, aligned, x));
  let pen = aligned.left;
  for (const piece of pieces) {
    piece.left = pen;
    pen += piece.width;
    piece.right = pen;
  }
  return pieces;
}
