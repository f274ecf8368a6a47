import type { Matrix } from '../displayList';
import { cosine, sine } from './maths';
import { radians, roundFactor, roundLength } from './numbers';

/** The identity matrix. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first and `outer` second. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Moves by a distance. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Scales about the origin. */
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

/** Turns about the origin, clockwise since y goes down. Quarter turns are exact. */
export function rotation(degrees: number): Matrix {
  const cos = roundFactor(cosine(radians(degrees)));
  const sin = roundFactor(sine(radians(degrees)));
  return [cos, sin, -sin + 0, cos, 0, 0];
}

/** Multiplies matrices in writing order: the last one applies first. */
export const multiplyAll = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(multiply, IDENTITY);

/** Rounds a matrix for display lists: factors to six decimals, distances to three. */
export const roundMatrix = ([a, b, c, d, e, f]: Matrix): Matrix => [
  roundFactor(a),
  roundFactor(b),
  roundFactor(c),
  roundFactor(d),
  roundLength(e),
  roundLength(f),
];

/** Applies a matrix to a point. */
export const transformPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [number, number] => [a * x + c * y + e, b * x + d * y + f];

/** Inverts a matrix; `undefined` if it is degenerate. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}

/** Returns the scale of a matrix that keeps proportions; `undefined` for other matrices. */
export function similarityOf([a, b, c, d]: Matrix): number | undefined {
  const [across, down] = [Math.sqrt(a * a + b * b), Math.sqrt(c * c + d * d)];
  const isSquare = Math.abs(a * c + b * d) <= 1e-6 * across * down;
  return across > 0 && isSquare && Math.abs(across - down) <= 1e-5 * across ? across : undefined;
}
