import type { Gradient } from '../schema/colour';

/** The ellipse of a radial gradient, in shares of the box it fills. */
interface Ellipse {
  /** Maps the unit circle around the origin to the ellipse. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** The focus of the gradient within that circle. */
  readonly focus: readonly [x: number, y: number];
  /** Whether the focus is inside the circle. */
  readonly isFocusWithin: boolean;
}

/** Twice the minimum area of the triangle of centre and radii, in shares of the box. */
const LEAST_AREA = 1e-9;

/** Returns the outer ellipse of a radial gradient; `undefined` if its radii are parallel. */
export function ellipseOf({
  center,
  edge,
  side,
  focus = center,
}: Extract<Gradient, { type: 'radial' }>): Ellipse | undefined {
  const [a, b] = [edge.x - center.x, edge.y - center.y];
  const [c, d] = [side.x - center.x, side.y - center.y];
  const area = a * d - b * c;
  if (Math.abs(area) < LEAST_AREA) return undefined;
  const [x, y] = [focus.x - center.x, focus.y - center.y];
  const [across, down] = [(x * d - y * c) / area, (y * a - x * b) / area];
  return {
    matrix: [a, b, c, d, center.x, center.y],
    focus: [across, down],
    isFocusWithin: across * across + down * down < 1,
  };
}
