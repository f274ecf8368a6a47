import { multiply, translation, type GroupItem, type Matrix } from '../../display';
import { grow, intersection, isEmpty, roundOut, shift, union, type Box } from './box';
import type { Brush } from './brush';
import { coverageOfItems, shadowBox } from './coverage';
import { isNarrow, paintNarrowShadow } from './narrowShadow';
import { cssColour } from './styles';

/** Paints items with a brush. */
export type PaintItems = (brush: Brush, items: GroupItem['items']) => void;

/** Returns the canvas name of a blend mode. */
const operationOf = (mode: NonNullable<GroupItem['blendMode']>): string =>
  mode === 'normal' ? 'source-over' : mode.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a group must be blended as one piece. */
export const isOnePiece = ({ opacity = 1, blendMode = 'normal', shadow }: GroupItem): boolean =>
  opacity < 1 || blendMode !== 'normal' || shadow !== undefined;

/** Paints the items within the group's clip. */
function paintClipped(brush: Brush, group: GroupItem, paintItems: PaintItems): void {
  const { context, matrix, resources } = brush;
  const { clip } = group;
  context.save();
  if (clip !== undefined) {
    context.setTransform(...matrix);
    context.clip(resources.shape(group, () => clip).path);
  }
  paintItems(brush, group.items);
  context.restore();
}

/** Returns the relevant pixels of a group: visible ones, and those whose shadow is visible. */
function layerBox({ visible, resources, scale }: Brush, group: GroupItem, matrix: Matrix): Box {
  const { shadow } = group;
  const covered = grow(coverageOfItems(group.items, matrix, resources, scale), 1);
  const mattering = shadow
    ? union(
        visible,
        shadowBox(visible, { ...shadow, offsetX: -shadow.offsetX, offsetY: -shadow.offsetY }, scale),
      )
    : visible;
  return roundOut(intersection(covered, mattering));
}

/** Sets how a layer is blended with the canvas. */
function blend({ context, scale }: Brush, { opacity = 1, blendMode = 'normal', shadow }: GroupItem): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = operationOf(blendMode);
  if (!shadow || isNarrow(shadow, scale)) return;
  context.shadowColor = cssColour(shadow.ink, shadow.opacity);
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = shadow.offsetX * scale;
  context.shadowOffsetY = shadow.offsetY * scale;
}

/** Wraps a group with its shadow if both are blended as one piece, so that the shadow does not show through. */
function separateShadow(group: GroupItem): GroupItem {
  const { opacity = 1, blendMode = 'normal', shadow } = group;
  if (!shadow || (opacity === 1 && blendMode === 'normal')) return group;
  return { type: 'group', opacity, blendMode, items: [{ ...group, opacity: 1, blendMode: 'normal' }] };
}

/** Paints a group directly, or on a layer if it is blended as one piece. */
export function paintGroup(brush: Brush, whole: GroupItem, paintItems: PaintItems): void {
  const group = separateShadow(whole);
  const matrix = group.transform ? multiply(brush.matrix, group.transform) : brush.matrix;
  if (!isOnePiece(group)) {
    paintClipped({ ...brush, matrix }, group, paintItems);
    return;
  }
  const box = layerBox(brush, group, matrix);
  if (isEmpty(box)) return;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  brush.resources.layers.use(
    width,
    height,
    (context) => {
      const own = multiply(translation(-box.left, -box.top), matrix);
      const visible = shift(box, -box.left, -box.top);
      paintClipped({ ...brush, context, matrix: own, visible, only: undefined }, group, paintItems);
    },
    (canvas) => {
      const { shadow } = group;
      if (shadow && isNarrow(shadow, brush.scale)) paintNarrowShadow(brush, shadow, canvas, box);
      brush.context.save();
      blend(brush, group);
      brush.context.drawImage(canvas, 0, 0, width, height, box.left, box.top, width, height);
      brush.context.restore();
    },
  );
}
