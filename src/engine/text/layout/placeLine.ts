import { type BrokenLine, type LineRoom, startIn } from '../lines/breakLines';
import { hyphenAfter, tabWidth } from '../lines/widths';
import { within } from '../lines/within';
import { visualOrder } from '../shape/direction';
import { advanceOfGlyphs, type GlyphRange, NO_GLYPHS } from '../shape/shapedGlyphs';
import type { ShapedItem, ShapedParagraph } from '../shape/shapedParagraph';
import { type Slice, slicesOf } from '../shape/slice';
import { scriptOf } from '../unicode/scripts';

/** The place of a line in its column, and its justification. In points. */
export interface AlignedLine {
  /** From the left edge of the column. */
  readonly left: number;
  /** Added after each of the units `stretched`. */
  readonly stretch: number;
  readonly stretched: ReadonlySet<number>;
}

const NOTHING: ReadonlySet<number> = new Set();
/** The share of a line's free room that is before it. */
const SHARE_BEFORE = { left: 0, justify: 0, center: 0.5, right: 1 } as const;
const IDEOGRAPHIC = new Set(['Hani', 'Hira', 'Kana', 'Bopo']);

/**
 * Returns the units after which a justified line is widened: its spaces, otherwise its ideographs; none before the last
 * tab.
 */
function stretchable(
  { text, clusters }: ShapedParagraph,
  { start, textEnd }: BrokenLine,
): ReadonlySet<number> {
  const from = Math.max(start, text.lastIndexOf('\t', textEnd - 1) + 1);
  const spaces = new Set<number>();
  for (let index = from; index < textEnd; index += 1) {
    if (text[index] === ' ' || text[index] === '\u00a0') spaces.add(index);
  }
  if (spaces.size > 0) return spaces;
  const isIdeograph = (index: number) => IDEOGRAPHIC.has(scriptOf(text.codePointAt(index) ?? 0) ?? '');
  return new Set(
    clusters.filter((at, index) => at >= from && (clusters[index + 1] ?? 0) < textEnd && isIdeograph(at)),
  );
}

/** Aligns a line in its room; the first line of a paragraph has the `lineIndex` 0. */
export function alignLine(
  shaped: ShapedParagraph,
  line: BrokenLine,
  lineIndex: number,
  room: LineRoom,
): AlignedLine {
  const { textAlign, textAlignLast } = shaped.paragraph.format;
  const align = textAlign === 'justify' && line.isLast ? textAlignLast : textAlign;
  const start = startIn(room, lineIndex);
  const [before, after] = shaped.isRightToLeft ? [room.endIndent, start] : [start, room.endIndent];
  const spare = room.columnWidth - before - after - line.width;
  if (align === 'justify' && spare > 0) {
    const stretched = stretchable(shaped, line);
    if (stretched.size > 0) return { left: before, stretch: spare / stretched.size, stretched };
  }
  const share = align === 'justify' && shaped.isRightToLeft ? 1 : SHARE_BEFORE[align];
  return { left: before + spare * share, stretch: 0, stretched: NOTHING };
}

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
  /** The justification that widens its glyphs. */
  readonly aligned?: AlignedLine | undefined;
  /** The text of the glyphs if it differs from that between `start` and `end`. */
  readonly text?: string;
}

/** A piece without a place yet. */
interface Part extends LinePiece {
  left: number;
  right: number;
}

/** Returns the width of a glyph on its line. */
export function advanceAt({ glyphs, aligned }: Pick<LinePiece, 'glyphs' | 'aligned'>, index: number): number {
  const advance = glyphs.advances[index] ?? 0;
  return aligned?.stretched.has(glyphs.clusters[index] ?? 0) === true ? advance + aligned.stretch : advance;
}

/** Returns the total width of glyphs on their line. */
function widthOf(piece: Pick<LinePiece, 'glyphs' | 'first' | 'last' | 'aligned'>): number {
  if (!piece.aligned) return advanceOfGlyphs(piece);
  let width = 0;
  for (let index = piece.first; index < piece.last; index += 1) width += advanceAt(piece, index);
  return width;
}

/** Converts a slice to a part of a line, possibly justified. */
function partOf({ start, end, level, item, glyphs, first, last }: Slice, line: AlignedLine): Part {
  const aligned = line.stretch === 0 ? undefined : line;
  const width = widthOf({ glyphs, first, last, aligned });
  return { start, end, level, item, glyphs, first, last, aligned, width, left: 0, right: 0 };
}

/**
 * Adds slices to the parts of a line, the first at `x`.
 * @returns the end of the last
 */
function addSlices(parts: Part[], slices: readonly Slice[], aligned: AlignedLine, x: number): number {
  let at = x;
  for (const slice of slices) {
    const part = partOf(slice, aligned);
    parts.push(part);
    at += part.width;
  }
  return at;
}

/** Returns the parts of a line in reading order: glyphs and the tabs between them. */
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

/** Places a line from left to right; `x` is the distance of the paragraph's text from the edge of the column. */
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
