import { multiply, type GroupItem, type Matrix, type Shadow } from '../../display';
import type { SvgBrush } from './brush';
import { hexColour, opacityOf, transformOf } from './paints';
import { element } from './text';

/** Blend modes by their names in CSS. */
const blendName = (mode: NonNullable<GroupItem['blendMode']>): string =>
  mode.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A distance of the page as it is seen inside of what this matrix moves. */
function seenInside([a, b, c, d]: Matrix, x: number, y: number): readonly [number, number] {
  const area = a * d - b * c;
  return area === 0 ? [0, 0] : [(d * x - c * y) / area, (a * y - b * x) / area];
}

/** The id of a filter that throws a shadow, which lies as far as three of its deviations around the page and more. */
function shadowId({ definitions, matrix, list }: SvgBrush, shadow: Shadow): string {
  const [dx, dy] = seenInside(matrix, shadow.offsetX, shadow.offsetY);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) || 1;
  const reach = Math.max(list.width, list.height) / scale + 2 * shadow.blur;
  const region = { x: -reach, y: -reach, width: 3 * reach, height: 3 * reach };
  const drop = element('feDropShadow', {
    ...{ dx, dy, stdDeviation: shadow.blur / 2 / scale },
    ...{ 'flood-color': hexColour(shadow.ink), 'flood-opacity': opacityOf(shadow.opacity) },
  });
  const space = { filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' };
  return definitions.define(JSON.stringify([shadow, matrix]), (id) =>
    element('filter', { id, ...space, ...region }, drop),
  );
}

/** A group: clipped in the places of its items, moved, then blended with its shadow as one piece. */
export function groupMarkup(
  brush: SvgBrush,
  group: GroupItem,
  itemsMarkup: (brush: SvgBrush, items: GroupItem['items']) => string,
): string {
  const { opacity = 1, blendMode = 'normal', clip, shadow, transform } = group;
  const matrix = transform ? multiply(brush.matrix, transform) : brush.matrix;
  const inside = itemsMarkup({ ...brush, matrix }, group.items);
  if (inside === '') return '';
  const clipId =
    clip === undefined
      ? undefined
      : brush.definitions.define(JSON.stringify(['clip', clip]), (id) =>
          element('clipPath', { id }, element('path', { d: clip })),
        );
  const clipped = clipId === undefined ? inside : element('g', { 'clip-path': `url(#${clipId})` }, inside);
  const attributes = {
    opacity: opacityOf(opacity),
    style: blendMode === 'normal' ? undefined : `mix-blend-mode:${blendName(blendMode)}`,
    // On the outside the shadow does not turn with the group.
    filter: shadow && `url(#${shadowId(brush, shadow)})`,
  };
  const moved = transform ? element('g', { transform: transformOf(transform) }, clipped) : clipped;
  return Object.values(attributes).every((value) => value === undefined)
    ? moved
    : element('g', attributes, moved);
}
