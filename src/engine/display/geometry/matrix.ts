import type { Matrix } from '../displayList';
import { cosine, sine } from './maths';
import { radians, roundFactor, roundLength } from './numbers';

/** Leaves everything where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that first does what `inner` does and then what `outer` does. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Moves. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Makes larger or smaller, seen from the origin. */
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

/** Turns about the origin, clockwise as y goes down. Quarter turns are exact. */
export function rotation(degrees: number): Matrix {
  const cos = roundFactor(cosine(radians(degrees)));
  const sin = roundFactor(sine(radians(degrees)));
  return [cos, sin, -sin + 0, cos, 0, 0];
}

/** One after the other, the last one first, as matrices are written. */
export const chain = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(multiply, IDENTITY);

/** The same matrix as display lists keep it: factors with six decimals, distances with three. */
export const roundMatrix = ([a, b, c, d, e, f]: Matrix): Matrix => [
  roundFactor(a),
  roundFactor(b),
  roundFactor(c),
  roundFactor(d),
  roundLength(e),
  roundLength(f),
];

/** Where a point comes to lie. */
export const transformPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [number, number] => [a * x + c * y + e, b * x + d * y + f];

/** What undoes a transformation; `undefined` for one that makes everything flat. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}
