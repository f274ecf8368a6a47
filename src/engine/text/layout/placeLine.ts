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
  readonly item?: ShapedItem;
  /** What widens its glyphs where the line is justified. */
  readonly aligned?: AlignedLine;
  /** What the glyphs say where that is not the text from `start` to `end`. */
  readonly text?: string;
}

interface Part extends Omit<LinePiece, 'left' | 'right'> {
  readonly width: number;
}

/** How wide a glyph of a piece is on its line. */
export function advanceAt({ glyphs, aligned }: Pick<LinePiece, 'glyphs' | 'aligned'>, index: number): number {
  const advance = glyphs.advances[index] ?? 0;
  return aligned?.stretched.has(glyphs.clusters[index] ?? 0) === true ? advance + aligned.stretch : advance;
}

/** A slice as a part of a line, which may be justified. */
function partOf(slice: Slice, aligned: AlignedLine): Part {
  if (aligned.stretch === 0) return { ...slice, width: advanceOfGlyphs(slice) };
  let width = 0;
  for (let index = slice.first; index < slice.last; index += 1) {
    width += advanceAt({ glyphs: slice.glyphs, aligned }, index);
  }
  return { ...slice, aligned, width };
}

/** The parts of a line in reading order: glyphs and, between them, tabs. */
function partsOf(shaped: ShapedParagraph, line: BrokenLine, aligned: AlignedLine, x: number): Part[] {
  const { start, textEnd } = line;
  const base = shaped.isRightToLeft ? 1 : 0;
  const parts: Part[] = [];
  let from = start;
  let at = x;
  const addText = (to: number) => {
    for (const slice of slicesOf(shaped, from, to)) {
      const part = partOf(slice, aligned);
      parts.push(part);
      at += part.width;
    }
  };
  for (const tab of within(shaped.tabs, start, textEnd)) {
    addText(tab);
    const width = tabWidth(at);
    parts.push({ start: tab, end: tab + 1, level: base, width, ...NO_GLYPHS });
    at += width;
    from = tab + 1;
  }
  addText(textEnd);
  if (line.hasHyphen) {
    const { item, ...drawn } = hyphenAfter(shaped, line.end - 1);
    const hyphen = { start: textEnd, end: textEnd, level: base, width: advanceOfGlyphs(drawn), ...drawn };
    parts.push(item ? { ...hyphen, item } : hyphen);
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
  let pen = aligned.left;
  return visualOrder(partsOf(shaped, line, aligned, x)).map(({ width, ...part }) => {
    const left = pen;
    pen = left + width;
    return { ...part, left, right: pen };
  });
}
