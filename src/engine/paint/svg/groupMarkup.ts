import { hexColour, multiply, type GroupItem, type Matrix, type Shadow } from '../../display';
import type { SvgBrush } from './brush';
import { opacityOf, transformOf } from './paints';
import { element } from './text';

/** Returns the CSS name of a blend mode. */
const blendName = (mode: NonNullable<GroupItem['blendMode']>): string =>
  mode.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Converts a distance on the page to the coordinates inside a matrix. */
function toInnerDistance([a, b, c, d]: Matrix, x: number, y: number): readonly [number, number] {
  const area = a * d - b * c;
  return area === 0 ? [0, 0] : [(d * x - c * y) / area, (a * y - b * x) / area];
}

/** Returns the id of a shadow filter, whose region extends three standard deviations and more around the page. */
function shadowId({ definitions, matrix, list }: SvgBrush, shadow: Shadow): string {
  const [dx, dy] = toInnerDistance(matrix, shadow.offsetX, shadow.offsetY);
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) || 1;
  const reach = Math.max(list.width, list.height) / scale + 2 * shadow.blur;
  const region = { x: -reach, y: -reach, width: 3 * reach, height: 3 * reach };
  const drop = element('feDropShadow', {
    dx,
    dy,
    stdDeviation: shadow.blur / 2 / scale,
    'flood-color': hexColour(shadow.ink),
    'flood-opacity': opacityOf(shadow.opacity),
  });
  const space = { filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' };
  return definitions.define(JSON.stringify([shadow, matrix]), (id) =>
    element('filter', { id, ...space, ...region }, drop),
  );
}

/** Writes a group: clipped in its items' coordinates, transformed, then blended with its shadow as one piece. */
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
    // On the outer element the shadow does not turn with the group.
    filter: shadow && `url(#${shadowId(brush, shadow)})`,
  };
  const moved = transform ? element('g', { transform: transformOf(transform) }, clipped) : clipped;
  return Object.values(attributes).every((value) => value === undefined)
    ? moved
    : element('g', attributes, moved);
}
