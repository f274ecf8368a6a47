import type { ShapedItem, ShapedParagraph } from './shapedParagraph';
import type { GlyphRange } from './shapedGlyphs';
import { shapeRange } from './shapeRange';

/** A part of an item on one line. */
export interface Slice extends GlyphRange {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly item: ShapedItem;
}

/** Whether an item can be cut here without shaping again. */
const isSafe = ({ unsafe }: ShapedParagraph, { start, end }: ShapedItem, cut: number): boolean =>
  cut === start || cut === end || unsafe[cut] === 0;

/** Returns the glyphs of a part of an item; shapes them again if letters at the cut depend on their neighbours. */
function glyphsOf(shaped: ShapedParagraph, item: ShapedItem, start: number, end: number): GlyphRange {
  if (isSafe(shaped, item, start) && isSafe(shaped, item, end)) return cut(item, start, end);
  const key = `${String(start)}-${String(end)}`;
  const glyphs = item.cuts.get(key) ?? shapeRange(shaped.text, item, start, end);
  item.cuts.set(key, glyphs);
  return { glyphs, first: 0, last: glyphs.length };
}

/** Returns the glyphs of a range of an item by binary search, since clusters are sorted. */
function cut({ start: first, end: last, glyphs, level }: ShapedItem, start: number, end: number): GlyphRange {
  if (level % 2 === 1) {
    return {
      glyphs,
      first: end === last ? 0 : clusterAt(glyphs.clusters, end, true),
      last: start === first ? glyphs.length : clusterAt(glyphs.clusters, start, true),
    };
  }
  return {
    glyphs,
    first: start === first ? 0 : clusterAt(glyphs.clusters, start, false),
    last: end === last ? glyphs.length : clusterAt(glyphs.clusters, end, false),
  };
}

/** Returns the first glyph whose cluster is not before a unit, or, in falling order, the first whose cluster is. */
function clusterAt(clusters: Uint32Array, unit: number, falls: boolean): number {
  let low = 0;
  let high = clusters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clusters[middle] ?? 0) < unit !== falls) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of the first item that ends after a position. */
function itemAt(items: readonly ShapedItem[], index: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the parts of items within a range, in reading order; tabs and line ends have none. */
export function slicesOf(shaped: ShapedParagraph, start: number, end: number): Slice[] {
  const slices: Slice[] = [];
  for (let index = itemAt(shaped.items, start); index < shaped.items.length; index += 1) {
    const item = shaped.items[index];
    if (!item || item.start >= end) break;
    const from = Math.max(start, item.start);
    const to = Math.min(end, item.end);
    const { glyphs, first, last } = glyphsOf(shaped, item, from, to);
    slices.push({ start: from, end: to, level: item.level, item, glyphs, first, last });
  }
  return slices;
}

/** Returns the total advance of items within a range. */
export function advanceOf(shaped: ShapedParagraph, start: number, end: number): number {
  let sum = 0;
  for (let index = itemAt(shaped.items, start); index < shaped.items.length; index += 1) {
    const item = shaped.items[index];
    if (!item || item.start >= end) break;
    const { glyphs, first, last } = glyphsOf(
      shaped,
      item,
      Math.max(start, item.start),
      Math.min(end, item.end),
    );
    // Adds advances one by one: a sum of partial sums may differ in its last digit and change lines.
    for (let place = first; place < last; place += 1) sum += glyphs.advances[place] ?? 0;
  }
  return sum;
}
