import {
  multiply,
  type DisplayItem,
  type DisplayList,
  type GlyphsItem,
  type GroupItem,
  type Matrix,
} from '../../display';
import { isSameData } from '@/domain/equality';
import { intersection, isEmpty, NOTHING, roundOut, transformBox, union, type Box } from './box';
import { coverageOf } from './coverage';
import { isOnePiece } from './paintGroup';
import type { CanvasResources } from './resources';

/** Ignores `cluster`: it is never painted. */
function isSameGlyphs(one: GlyphsItem['glyphs'], other: GlyphsItem['glyphs']): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  return one.every(({ id, x, y }, index) => {
    const glyph = other[index];
    return glyph?.id === id && glyph.x === x && glyph.y === y;
  });
}

/** Returns a group without its items. */
const frameOf = ({ items: _, ...frame }: GroupItem) => frame;

/** Whether two items are painted alike. */
function isPaintedAlike(one: DisplayItem, other: DisplayItem): boolean {
  if (one === other) return true;
  if (one.type === 'glyphs' && other.type === 'glyphs')
    return (
      one.font === other.font &&
      one.size === other.size &&
      isSameGlyphs(one.glyphs, other.glyphs) &&
      isSameData([one.fill, one.stroke], [other.fill, other.stroke])
    );
  if (one.type === 'group' && other.type === 'group')
    return (
      one.items.length === other.items.length &&
      isSameData(frameOf(one), frameOf(other)) &&
      one.items.every((item, index) => isPaintedAlike(item, other.items[index] as DisplayItem))
    );
  return isSameData(one, other);
}

/** The context for comparing items. */
interface Sight {
  readonly matrix: Matrix;
  readonly resources: CanvasResources;
  readonly scale: number;
}

/**
 * Whether two groups differ only in their items and are painted directly, so that a changed item affects only its own
 * area.
 */
function isOpen(one: GroupItem, other: GroupItem): boolean {
  return !isOnePiece(one) && isSameData(frameOf(one), frameOf(other));
}

function changeOf(one: DisplayItem, other: DisplayItem, sight: Sight): Box {
  if (isPaintedAlike(one, other)) return NOTHING;
  if (one.type === 'group' && other.type === 'group' && isOpen(one, other)) {
    const matrix = one.transform ? multiply(sight.matrix, one.transform) : sight.matrix;
    return changeOfItems(one.items, other.items, { ...sight, matrix });
  }
  return union(coverageIn(one, sight), coverageIn(other, sight));
}

const coverageIn = (item: DisplayItem, { matrix, resources, scale }: Sight): Box =>
  coverageOf(item, matrix, resources, scale);

/**
 * Returns the box of the items that differ between the common start and end of two lists; compares them in pairs if
 * both parts have the same length.
 */
function changeOfItems(before: readonly DisplayItem[], after: readonly DisplayItem[], sight: Sight): Box {
  const least = Math.min(before.length, after.length);
  const isAlike = (one: number, other: number) =>
    isPaintedAlike(before[one] as DisplayItem, after[other] as DisplayItem);
  let start = 0;
  while (start < least && isAlike(start, start)) start += 1;
  let end = 0;
  while (end < least - start && isAlike(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const [was, is] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (was.length === is.length)
    return was.reduce<Box>(
      (box, item, index) => union(box, changeOf(item, is[index] as DisplayItem, sight)),
      NOTHING,
    );
  return [...was, ...is].reduce<Box>((box, item) => union(box, coverageIn(item, sight)), NOTHING);
}

/** Returns the pixel boxes of all separately painted items. */
function pieces(items: readonly DisplayItem[], sight: Sight): Box[] {
  return items.flatMap((item) => {
    if (item.type !== 'group' || isOnePiece(item)) return [roundOut(coverageIn(item, sight))];
    const matrix = item.transform ? multiply(sight.matrix, item.transform) : sight.matrix;
    return pieces(item.items, { ...sight, matrix });
  });
}

/** A rectangle without rotation. */
const UPRIGHT = /^M (\S+) (\S+) L (\S+) \2 L \3 (\S+) L \1 \4 Z$/;

/**
 * Returns the whole pixels inside a plain rectangle without rotation, such as the fill of a page; empty for other
 * items.
 */
function insideOf(item: DisplayItem | undefined, matrix: Matrix): Box {
  if (item?.type !== 'path' || item.stroke || item.fill?.type !== 'solid') return NOTHING;
  const [, left, top, right, bottom] = (UPRIGHT.exec(item.path) ?? []).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return NOTHING;
  const inside = transformBox({ left, top, right, bottom }, matrix);
  return {
    left: Math.ceil(inside.left),
    top: Math.ceil(inside.top),
    right: Math.floor(inside.right),
    bottom: Math.floor(inside.bottom),
  };
}

const isWithin = (box: Box, outer: Box): boolean =>
  box.left >= outer.left && box.top >= outer.top && box.right <= outer.right && box.bottom <= outer.bottom;

/**
 * Extends a box to whole items, since clipped outlines differ by a shade. The lowest item may be clipped within
 * `inside`, where all its pixels are equal.
 */
function withoutCuts(box: Box, boxes: readonly Box[], inside: Box): Box {
  if (isEmpty(box)) return NOTHING;
  const [lowest] = boxes;
  let [whole, rest] = [box, boxes];
  for (;;) {
    const isCut = (each: Box) =>
      !isEmpty(intersection(each, whole)) && !(each === lowest && isWithin(whole, inside));
    const met = rest.filter(isCut);
    if (met.length === 0) return whole;
    whole = met.reduce(union, whole);
    rest = rest.filter((each) => !met.includes(each));
  }
}

/**
 * Returns the pixels that differ between two display lists, extended to whole items. The result may be too large but
 * never too small; it is empty for equal pages. Pictures are compared by their keys.
 * @param matrix maps points of the page to pixels, without rotation
 */
export function changedBox(
  before: DisplayList,
  after: DisplayList,
  matrix: Matrix,
  resources: CanvasResources,
): Box {
  const sight = { matrix, resources, scale: matrix[0] };
  const changed = roundOut(changeOfItems(before.items, after.items, sight));
  return withoutCuts(changed, pieces(after.items, sight), insideOf(after.items[0], matrix));
}
