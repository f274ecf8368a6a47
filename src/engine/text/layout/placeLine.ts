import type { BrokenLine } from '../lines/breakLines';
import { hyphenAfter, tabWidth } from '../lines/widths';
import { within } from '../lines/within';
import { visualOrder } from '../shape/direction';
import type { ShapedItem, ShapedParagraph } from '../shape/shapedParagraph';
import type { ShapedGlyph } from '../shape/shapeRange';
import { slicesOf, type Slice } from '../shape/slice';
import type { AlignedLine } from './alignLine';

/** A glyph on its line: x from the left edge of the column, y up from the baseline. */
export interface LineGlyph {
  readonly id: number;
  readonly cluster: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
}

/** A part of a line from left to right: glyphs of an item, a tab, or a hyphen, which has no text of its own. */
export interface LinePiece {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly left: number;
  readonly right: number;
  readonly item?: ShapedItem;
  readonly glyphs: readonly LineGlyph[];
  /** What the glyphs say where that is not the text from `start` to `end`. */
  readonly text?: string;
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly width: number;
  readonly item?: ShapedItem;
  readonly glyphs: readonly ShapedGlyph[];
  readonly text?: string;
}

const widthOf = (glyphs: readonly ShapedGlyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0);

/** Widens glyphs where a justified line is. */
function stretch({ glyphs, ...slice }: Slice, { stretched, stretch: added }: AlignedLine): Part {
  const wider =
    added === 0
      ? glyphs
      : glyphs.map((glyph) =>
          stretched.has(glyph.cluster) ? { ...glyph, advance: glyph.advance + added } : glyph,
        );
  return { ...slice, glyphs: wider, width: widthOf(wider) };
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
      const part = stretch(slice, aligned);
      parts.push(part);
      at += part.width;
    }
  };
  for (const tab of within(shaped.tabs, start, textEnd)) {
    addText(tab);
    const width = tabWidth(at);
    parts.push({ start: tab, end: tab + 1, level: base, width, glyphs: [] });
    at += width;
    from = tab + 1;
  }
  addText(textEnd);
  if (line.hasHyphen) {
    const { glyphs, item, text } = hyphenAfter(shaped, line.end - 1);
    const hyphen = { start: textEnd, end: textEnd, level: base, width: widthOf(glyphs), glyphs, text };
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
  return visualOrder(partsOf(shaped, line, aligned, x)).map(({ glyphs, width, ...part }) => {
    const left = pen;
    const rise = part.item?.setting.rise ?? 0;
    const placed = glyphs.map((glyph) => {
      // By name: a copy of all that a glyph has takes much longer.
      const { id, cluster, advance } = glyph;
      const here = { id, cluster, x: pen + glyph.x, y: glyph.y + rise, advance };
      pen += advance;
      return here;
    });
    pen = left + width;
    return { ...part, left, right: pen, glyphs: placed };
  });
}
