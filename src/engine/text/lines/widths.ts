import type { ShapedItem, ShapedParagraph } from '../shape/shapedParagraph';
import { advanceOf } from '../shape/slice';
import { within } from './within';
import { advanceOfGlyphs, NO_GLYPHS, type GlyphRange } from '../shape/shapedGlyphs';
import { shapeRange } from '../shape/shapeRange';

/** The distance of tab stops, in points, from the edge of the column. */
export const TAB_STOP = 36;

/** Returns the width of a tab that starts at this distance from the edge of the column. */
export const tabWidth = (x: number): number => {
  const stop = (Math.floor(x / TAB_STOP + 1e-9) + 1) * TAB_STOP;
  return stop - x;
};

/**
 * Returns the width of a range that starts at this distance from the edge of the column; `widthOf` measures the parts
 * between tabs.
 */
function withTabs(
  { tabs }: ShapedParagraph,
  range: readonly [start: number, end: number],
  x: number,
  widthOf: (start: number, end: number) => number,
): number {
  const [start, end] = range;
  let from = start;
  let right = x;
  for (const tab of within(tabs, start, end)) {
    right += widthOf(from, tab);
    right += tabWidth(right);
    from = tab + 1;
  }
  return right + widthOf(from, end) - x;
}

/** Returns the approximate width of a range: exact except for letters that change at its ends. */
export function roughWidth(shaped: ShapedParagraph, start: number, end: number, x: number): number {
  // The same arithmetic as with tabs, so that both ways give identical lines.
  if (shaped.tabs.length === 0) return x + between(shaped, start, end) - x;
  return withTabs(shaped, [start, end], x, (from, to) => between(shaped, from, to));
}

const between = ({ widths }: ShapedParagraph, start: number, end: number): number =>
  (widths[end] ?? 0) - (widths[start] ?? 0);

/** Returns the exact width of a range as a line. */
export const exactWidth = (shaped: ShapedParagraph, start: number, end: number, x: number): number =>
  shaped.tabs.length === 0
    ? x + advanceOf(shaped, start, end) - x
    : withTabs(shaped, [start, end], x, (from, to) => advanceOf(shaped, from, to));

/** Returns the hyphen drawn after this unit at the end of a line. */
export function hyphenAfter(
  shaped: ShapedParagraph,
  index: number,
): GlyphRange & { readonly item: ShapedItem | undefined; readonly text: string } {
  const item = shaped.items.findLast(({ start }) => start <= index);
  if (!item) return { ...NO_GLYPHS, item, text: '' };
  const text = item.face.hasGlyph(0x2010) ? '\u2010' : '-';
  const glyphs = shapeRange(text, item, 0, 1);
  return { glyphs, first: 0, last: glyphs.length, item, text };
}

/** Returns the width of that hyphen. */
export const hyphenWidth = (shaped: ShapedParagraph, index: number): number =>
  advanceOfGlyphs(hyphenAfter(shaped, index));
