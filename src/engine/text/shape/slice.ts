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

/** Whether an item may be cut here as it is. */
const isSafe = ({ unsafe }: ShapedParagraph, { start, end }: ShapedItem, cut: number): boolean =>
  cut === start || cut === end || unsafe[cut] === 0;

/** The glyphs of a part of an item; shaped again where the letters at the cut depend on their neighbours. */
function glyphsOf(
  shaped: ShapedParagraph,
  item: ShapedItem,
  start: number,
  end: number,
): readonly ShapedGlyph[] {
  if (start === item.start && end === item.end) return item.glyphs;
  if (isSafe(shaped, item, start) && isSafe(shaped, item, end))
    return item.glyphs.slice(...cut(item, start, end));
  const known = reshaped.get(item) ?? new Map<string, readonly ShapedGlyph[]>();
  reshaped.set(item, known);
  const key = `${String(start)}-${String(end)}`;
  const glyphs = known.get(key) ?? shapeRange(shaped.text, item, start, end);
  known.set(key, glyphs);
  return glyphs;
}

/** From which glyph to before which clusters are in the range: they rise or fall, so that both are found by halving. */
function cut({ glyphs, level }: ShapedItem, start: number, end: number): [first: number, end: number] {
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
  return falls ? [first(end), first(start)] : [first(start), first(end)];
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

/** How wide the parts of items within a range are: as slices of it are, of which none is made where none need be. */
export function advanceOf(shaped: ShapedParagraph, start: number, end: number): number {
  let sum = 0;
  for (let index = itemAt(shaped.items, start); index < shaped.items.length; index += 1) {
    const item = shaped.items[index];
    if (!item || item.start >= end) break;
    const from = Math.max(start, item.start);
    const to = Math.min(end, item.end);
    const isCut = isSafe(shaped, item, from) && isSafe(shaped, item, to);
    const glyphs = isCut ? item.glyphs : glyphsOf(shaped, item, from, to);
    const [first, last] = isCut ? cut(item, from, to) : [0, glyphs.length];
    for (let place = first; place < last; place += 1) sum += glyphs[place]?.advance ?? 0;
  }
  return sum;
}
