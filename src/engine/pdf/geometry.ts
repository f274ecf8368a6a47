import type { Matrix } from '../display';

/** The left, top, right and bottom of a rectangle without rotation. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the bounds of a transformed rectangle. */
export function boundsAfter([a, b, c, d, e, f]: Matrix, [left, top, right, bottom]: Bounds): Bounds {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y): [number, number] => [a * x + c * y + e, b * x + d * y + f]),
  );
  return boundsOf(corners) ?? [0, 0, 0, 0];
}

/** Returns the bounds of points. */
export function boundsOf(points: Iterable<readonly [number, number]>): Bounds | undefined {
  let bounds: Bounds | undefined;
  for (const [x, y] of points)
    bounds = bounds
      ? [Math.min(bounds[0], x), Math.min(bounds[1], y), Math.max(bounds[2], x), Math.max(bounds[3], y)]
      : [x, y, x, y];
  return bounds;
}

/** Enlarges bounds on all sides. */
export const growBounds = ([left, top, right, bottom]: Bounds, by: number): Bounds => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
