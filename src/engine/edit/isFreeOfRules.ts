import type { Patch } from 'immer';

/** What a place has that no rule between things looks at. */
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
 * Whether a change can break no rule between things, so that the whole document need not be held against them: moving,
 * resizing and turning frames, and typing, which come with every move of the hand.
 */
export const isFreeOfRules = (patches: readonly Patch[]): boolean =>
  patches.every((patch) => isGeometry(patch.path) || isTyping(patch));
