import type { Patch } from 'immer';

/** Placement properties that no cross-reference rule concerns. */
const GEOMETRY: ReadonlySet<PropertyKey> = new Set([
  ...['x', 'y', 'width', 'height', 'rotationDegrees'],
  ...['scaleX', 'scaleY', 'isVisible', 'constrainProportions'],
]);

/** `/layouts/items/{id}/placements/{id}/{key}`, or `overrides` there. */
const isGeometry = ([top, , , part, , key = '']: Patch['path']): boolean =>
  top === 'layouts' && (part === 'placements' || part === 'overrides') && GEOMETRY.has(key);

/** `/pages/items/{id}/frames/items/{id}/paragraphs/{index}/runs/{index}/text`. */
const isTyping = ({ op, path }: Patch): boolean =>
  op === 'replace' &&
  path[0] === 'pages' &&
  path.length === 11 &&
  path[6] === 'paragraphs' &&
  path[10] === 'text';

/**
 * Whether a change can't break a cross-reference rule, which saves checking the whole document. This holds for moving,
 * resizing and turning frames, and for typing: the changes of every pointer move and key press.
 */
export const isFreeOfRules = (patches: readonly Patch[]): boolean =>
  patches.every((patch) => isGeometry(patch.path) || isTyping(patch));
