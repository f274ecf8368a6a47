import type { ShapedItem, ShapedParagraph } from './shapedParagraph';
import { shapeRange, type ShapedGlyph } from './shapeRange';

/** A part of an item on one line, its glyphs from left to right. */
export interface Slice {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly item: ShapedItem;
  readonly glyphs: readonly ShapedGlyph[];
}

const reshaped = new WeakMap<ShapedItem, Map<string, readonly ShapedGlyph[]>>();

/** The glyphs of a part of an item; shaped again where the letters at the cut depend on their neighbours. */
function glyphsOf(
  shaped: ShapedParagraph,
  item: ShapedItem,
  start: number,
  end: number,
): readonly ShapedGlyph[] {
  if (start === item.start && end === item.end) return item.glyphs;
  const isSafe = (cut: number) => cut === item.start || cut === item.end || shaped.unsafe[cut] === 0;
  if (isSafe(start) && isSafe(end)) return cut(item, start, end);
  const known = reshaped.get(item) ?? new Map<string, readonly ShapedGlyph[]>();
  reshaped.set(item, known);
  const key = `${String(start)}-${String(end)}`;
  const glyphs = known.get(key) ?? shapeRange(shaped.text, item, start, end);
  known.set(key, glyphs);
  return glyphs;
}

/** The glyphs whose clusters are in the range: they rise or fall, so that both ends are found by halving. */
function cut({ glyphs, level }: ShapedItem, start: number, end: number): readonly ShapedGlyph[] {
  const falls = level % 2 === 1;
  const first = (bound: number) => {
    let low = 0;
    let high = glyphs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const cluster = glyphs[middle]?.cluster ?? 0;
      if (falls ? cluster >= bound : cluster < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return falls ? glyphs.slice(first(end), first(start)) : glyphs.slice(first(start), first(end));
}

/** The index of the first item that ends after this place. */
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

/** The parts of items within a range, in reading order; tabs and ends of lines have none. */
export function slicesOf(shaped: ShapedParagraph, start: number, end: number): Slice[] {
  const slices: Slice[] = [];
  for (let index = itemAt(shaped.items, start); index < shaped.items.length; index += 1) {
    const item = shaped.items[index];
    if (!item || item.start >= end) break;
    const from = Math.max(start, item.start);
    const to = Math.min(end, item.end);
    const glyphs = glyphsOf(shaped, item, from, to);
    slices.push({ start: from, end: to, level: item.level, item, glyphs });
  }
  return slices;
}
