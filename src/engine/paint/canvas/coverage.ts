import {
  chain,
  multiply,
  scaling,
  translation,
  type DisplayItem,
  type GroupItem,
  type Matrix,
  type Shadow,
} from '../../display';
import { grow, intersection, NOTHING, shift, transformBox, union, type Box } from './box';
import { barsData } from './barsData';
import type { CanvasResources } from './resources';

/** How far the corner of a line may reach, in line widths from its middle: more is cut off. */
export const MITER_LIMIT = 10;

/** What lies around a shadow of a box: a blur fades out within three standard deviations. */
export const shadowBox = (box: Box, { offsetX, offsetY, blur }: Shadow, scale: number): Box =>
  grow(shift(box, offsetX * scale, offsetY * scale), 1.5 * blur * scale + 1);

/** The length of a unit after a matrix, the longer one where it stretches. */
const stretch = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/** What takes font units with y up to a glyph's place. */
export const glyphMatrix = (size: number, unitsPerEm: number, x: number, y: number): Matrix =>
  chain(translation(x, y), scaling(size / unitsPerEm, -size / unitsPerEm));

const strokeReach = (item: { readonly stroke?: { readonly width: number } }, matrix: Matrix): number =>
  ((item.stroke?.width ?? 0) / 2) * MITER_LIMIT * stretch(matrix);

/** What the items of a group may cover, in pixels. */
export function coverageOfItems(
  items: readonly DisplayItem[],
  matrix: Matrix,
  resources: CanvasResources,
  scale: number,
): Box {
  return items.reduce<Box>((box, item) => union(box, coverageOf(item, matrix, resources, scale)), NOTHING);
}

function coverageOfGroup(group: GroupItem, outer: Matrix, resources: CanvasResources, scale: number): Box {
  const matrix = group.transform ? multiply(outer, group.transform) : outer;
  const { clip } = group;
  const items = coverageOfItems(group.items, matrix, resources, scale);
  const box =
    clip === undefined
      ? items
      : intersection(items, transformBox(resources.shape(group, () => clip).box, matrix));
  return group.shadow ? union(box, shadowBox(box, group.shadow, scale)) : box;
}

/** What an item may cover, in pixels, rather too much than too little. `scale` is that of the page. */
function coverageOf(item: DisplayItem, matrix: Matrix, resources: CanvasResources, scale: number): Box {
  switch (item.type) {
    case 'path': {
      const { box } = resources.shape(item, () => item.path);
      return grow(transformBox(box, matrix), strokeReach(item, matrix));
    }
    case 'bars':
      return transformBox(resources.shape(item, () => barsData(item)).box, matrix);
    case 'image':
      return transformBox({ left: 0, top: 0, right: 1, bottom: 1 }, multiply(matrix, item.transform));
    case 'glyphs': {
      const em = resources.unitsPerEm(item.font);
      const box = item.glyphs.reduce<Box>((all, { id, x, y }) => {
        const own = multiply(matrix, glyphMatrix(item.size, em, x, y));
        return union(all, transformBox(resources.glyph(item.font, id).box, own));
      }, NOTHING);
      return grow(box, strokeReach(item, matrix));
    }
    case 'group':
      return coverageOfGroup(item, matrix, resources, scale);
  }
}
