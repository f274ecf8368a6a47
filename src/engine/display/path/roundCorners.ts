import { directionOf, distanceOf, tangent } from '../geometry/maths';
import { clamp } from '../geometry/numbers';
import type { Segment } from './segments';

type Point = readonly [x: number, y: number];

/** A corner with the points before and after it. */
interface Corner {
  readonly before: Point;
  readonly at: Point;
  readonly after: Point;
}

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = distanceOf(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : distance / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Returns half the angle between the two sides, in radians. */
function halfAngle({ before, at, after }: Corner): number {
  const first = directionOf(before[0] - at[0], before[1] - at[1]);
  const second = directionOf(after[0] - at[0], after[1] - at[1]);
  const angle = Math.abs(first - second);
  return Math.min(angle, 2 * Math.PI - angle) / 2;
}

/** Returns the points around a corner; the corner itself if the radius is 0. */
function roundCorner(corner: Corner, radius: number): readonly (Point | readonly [Point, Point, Point])[] {
  const { before, at, after } = corner;
  const half = halfAngle(corner);
  const shorter = Math.min(
    distanceOf(before[0] - at[0], before[1] - at[1]),
    distanceOf(after[0] - at[0], after[1] - at[1]),
  );
  // Neighbouring corners each get half of the side between them.
  const reach = clamp(radius / tangent(half), 0, shorter / 2);
  if (!(reach > 0)) return [at];
  const drawn = reach * tangent(half);
  const handle = (4 / 3) * tangent((Math.PI - 2 * half) / 4) * drawn;
  const [start, end] = [towards(at, before, reach), towards(at, after, reach)];
  return [start, [towards(start, at, handle), towards(end, at, handle), end]];
}

/** Closes an outline with rounded corners, as far as the sides have room. */
export function roundCorners(
  points: readonly Point[],
  radiusOf: (index: number) => number,
): readonly Segment[] {
  const steps = points.flatMap((at, index) => {
    const before = points.at(index - 1) ?? at;
    const after = points[(index + 1) % points.length] ?? at;
    return roundCorner({ before, at, after }, radiusOf(index));
  });
  const segments = steps.map((step, index): Segment => {
    if (step.length === 3) return ['C', ...step[0], ...step[1], ...step[2]];
    return [index === 0 ? 'M' : 'L', ...step];
  });
  return [...segments, ['Z']];
}
