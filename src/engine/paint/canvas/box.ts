import { transformPoint, type Matrix, type PathData } from '../../display';

/** A box by its sides; it is empty if `left` is above `right`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The empty box. */
export const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** Whether a box is empty. */
export const isEmpty = ({ left, top, right, bottom }: Box): boolean => !(left < right && top < bottom);

/** Returns the outline of a box. */
export const pathOf = ({ left, top, right, bottom }: Box): PathData =>
  `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`;

/** Returns the smallest box around both. */
export const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Returns the overlap of both boxes. */
export const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Enlarges a box on each side. */
export const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Moves a box. */
export const shift = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Returns the smallest box of whole pixels around a box. */
export const roundOut = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.floor(left),
  top: Math.floor(top),
  right: Math.ceil(right),
  bottom: Math.ceil(bottom),
});

/** Returns the box around points. */
const boundPoints = (points: readonly (readonly [number, number])[]): Box =>
  points.reduce<Box>((box, [x, y]) => union(box, { left: x, top: y, right: x, bottom: y }), NOTHING);

/** Returns the box around a transformed box. */
export function transformBox({ left, top, right, bottom }: Box, matrix: Matrix): Box {
  if (!(left <= right && top <= bottom)) return NOTHING;
  return boundPoints([
    transformPoint(matrix, left, top),
    transformPoint(matrix, right, top),
    transformPoint(matrix, left, bottom),
    transformPoint(matrix, right, bottom),
  ]);
}

/** Returns the box around an outline and its control points. */
export function boxOfPath(path: PathData): Box {
  let box = NOTHING;
  const numbers = path.match(/-?[\d.]+(?:e[+-]?\d+)?/g) ?? [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = [Number(numbers[index]), Number(numbers[index + 1])];
    box = union(box, { left: x, top: y, right: x, bottom: y });
  }
  return box;
}
