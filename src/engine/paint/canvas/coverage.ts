import {
  multiplyAll,
  lineReach,
  multiply,
  scaling,
  translation,
  type DisplayItem,
  type GlyphsItem,
  type GroupItem,
  type Line,
  type Matrix,
  type Shadow,
} from '../../display';
import { grow, intersection, NOTHING, shift, transformBox, union, type Box } from './box';
import { barsData } from './barsData';
import type { CanvasResources } from './resources';

/** Returns the box of a box's shadow: a blur fades out within three standard deviations. */
export const shadowBox = (box: Box, { offsetX, offsetY, blur }: Shadow, scale: number): Box =>
  grow(shift(box, offsetX * scale, offsetY * scale), 1.5 * blur * scale + 1);

/** Returns the length of a transformed unit, the longer one if both differ. */
const stretch = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

/** Returns the matrix from font units, y up, to a glyph's place. */
export const glyphMatrix = (size: number, unitsPerEm: number, x: number, y: number): Matrix =>
  multiplyAll(translation(x, y), scaling(size / unitsPerEm, -size / unitsPerEm));

const strokeReach = ({ stroke }: { readonly stroke?: Line }, matrix: Matrix): number =>
  stroke ? lineReach(stroke) * stretch(matrix) : 0;

/** Returns the box of a group's items, in pixels. */
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

/** Cached boxes of glyph arrays, since successive drawings share them. */
const boxes = new WeakMap<
  GlyphsItem['glyphs'],
  { readonly font: string; readonly size: number; readonly resources: CanvasResources; readonly box: Box }
>();

/** Returns the box of glyphs, in the item's coordinates. */
function boxOfGlyphs({ font, size, glyphs }: GlyphsItem, resources: CanvasResources): Box {
  const known = boxes.get(glyphs);
  if (known && known.font === font && known.size === size && known.resources === resources) return known.box;
  const factor = size / resources.unitsPerEm(font);
  let { left, top, right, bottom } = NOTHING;
  for (const { id, x, y } of glyphs) {
    const { box } = resources.glyph(font, id);
    // Spaces have no outline.
    if (box.left > box.right) continue;
    left = Math.min(left, x + box.left * factor);
    right = Math.max(right, x + box.right * factor);
    // Fonts have y up.
    top = Math.min(top, y - box.bottom * factor);
    bottom = Math.max(bottom, y - box.top * factor);
  }
  const box = { left, top, right, bottom };
  boxes.set(glyphs, { font, size, resources, box });
  return box;
}

/** Returns a box that contains everything an item paints, in pixels. `scale` is that of the page. */
export function coverageOf(
  item: DisplayItem,
  matrix: Matrix,
  resources: CanvasResources,
  scale: number,
): Box {
  switch (item.type) {
    case 'path': {
      const { box } = resources.shape(item, () => item.path);
      return grow(transformBox(box, matrix), strokeReach(item, matrix));
    }
    case 'bars':
      return transformBox(resources.shape(item, () => barsData(item)).box, matrix);
    case 'image':
      return transformBox({ left: 0, top: 0, right: 1, bottom: 1 }, multiply(matrix, item.transform));
    case 'glyphs':
      return grow(transformBox(boxOfGlyphs(item, resources), matrix), strokeReach(item, matrix));
    case 'group':
      return coverageOfGroup(item, matrix, resources, scale);
  }
}
