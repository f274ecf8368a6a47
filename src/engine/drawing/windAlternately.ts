import type { Segment } from '../display';

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];

/** One closed outline of several. */
interface Part {
  readonly start: Point;
  readonly segments: readonly Segment[];
  /** Its corners; curves are approximated by short lines. */
  readonly corners: readonly Point[];
}

/** The number of lines that approximate a curve. */
const LINES = 12;
/** The remaining budget of line comparisons, which limits time. */
export interface Comparisons {
  left: number;
}

/** Returns a budget for a hand-drawn outline, at most about a second. */
export const mostComparisons = (): Comparisons => ({ left: 4_000 * 4_000 });

/** The distance of a test point from a line, as a share of its length. */
const BESIDE = 1e-3;

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** Returns the point of a curve at a share of its way, by de Casteljau. */
function pointAt(points: readonly Point[], share: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  return rest.length === 0
    ? first
    : pointAt(
        rest.map((point, index) => between(points[index] ?? point, point, share)),
        share,
      );
}

/** Returns the points of a segment, its end last. */
function pointsOf([, ...numbers]: Segment): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return points;
}

function partOf(segments: readonly Segment[]): Part {
  const [first, ...rest] = segments;
  const start = (first && pointsOf(first)[0]) ?? [0, 0];
  const corners: Point[] = [start];
  for (const segment of rest) {
    const points = pointsOf(segment);
    const curve = [corners.at(-1) ?? start, ...points];
    const lines = points.length > 1 ? LINES : points.length;
    for (let line = 1; line <= lines; line += 1) corners.push(pointAt(curve, line / lines));
  }
  return { start, segments, corners };
}

function partsOf(segments: readonly Segment[]): readonly Part[] {
  const starts = segments.flatMap(([command], index) => (command === 'M' ? [index] : []));
  return starts.map((from, index) => partOf(segments.slice(from, starts[index + 1])));
}

/** Pairs each corner with the next; the last one leads back to the first. */
const linesOf = ({ corners }: Part): readonly Line[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

/** Returns the side of a line on which a point is: above 0, below 0, or 0 on it. */
const side = ([x, y]: Point, [toX, toY]: Point, [atX, atY]: Point): number =>
  Math.sign((toX - x) * (atY - y) - (toY - y) * (atX - x));

const doCross = ([a, b]: Line, [c, d]: Line): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Returns twice the signed area; the sign is the direction of drawing. */
const areaOf = (part: Part): number =>
  linesOf(part).reduce((sum, [[x, y], [toX, toY]]) => sum + x * toY - toX * y, 0);

/** Returns the winding number around a point, and the number of crossings. */
function turnsAround([x, y]: Point, lines: readonly Line[]): { winding: number; crossings: number } {
  const met = lines.filter(
    ([from, to]) => from[1] > y !== to[1] > y && x < between(from, to, (y - from[1]) / (to[1] - from[1]))[0],
  );
  return {
    winding: met.reduce((sum, [from, to]) => sum + (to[1] > from[1] ? 1 : -1), 0),
    crossings: met.length,
  };
}

const isWithin = (point: Point, part: Part): boolean => turnsAround(point, linesOf(part)).winding !== 0;

/** Whether both fill rules agree on both sides of a line; they may differ if lines coincide. */
const isFilledAlike = ([from, to]: Line, lines: readonly Line[]): boolean => {
  const [x, y] = between(from, to, 0.5);
  const [dx, dy] = [(to[1] - from[1]) * BESIDE, (to[0] - from[0]) * BESIDE];
  return [turnsAround([x + dx, y - dy], lines), turnsAround([x - dx, y + dy], lines)].every(
    ({ winding, crossings }) => (winding !== 0) === (crossings % 2 === 1),
  );
};

/** Whether a part is inside another; both may touch but not cross. */
const isInside = (inner: Part, outer: Part): boolean =>
  inner.corners.filter((corner) => isWithin(corner, outer)).length * 2 > inner.corners.length;

function reversePart({ start, segments }: Part): readonly Segment[] {
  const drawn = segments.slice(1).filter(([command]) => command !== 'Z');
  const ends = [start, ...drawn.map((segment) => pointsOf(segment).at(-1) ?? start)];
  const back = drawn.map((segment, index): Segment => {
    const [x, y] = ends[index] ?? start;
    const [first = start, second = start] = pointsOf(segment);
    if (segment[0] === 'C') return ['C', ...second, ...first, x, y];
    return segment[0] === 'Q' ? ['Q', ...first, x, y] : ['L', x, y];
  });
  const isClosed = segments.some(([command]) => command === 'Z');
  return [['M', ...(ends.at(-1) ?? start)], ...back.toReversed(), ...(isClosed ? [['Z'] as const] : [])];
}

/**
 * Redraws outlines of the even-odd rule so that the nonzero rule fills the same area. An outline inside another turns
 * the other way, one inside two the same way again.
 * @returns `undefined` if outlines cross or coincide, or exceed the budget of comparisons
 */
export function windAlternately(
  segments: readonly Segment[],
  comparisons: Comparisons,
): readonly Segment[] | undefined {
  if (segments.length * segments.length > comparisons.left) return undefined;
  const parts = partsOf(segments);
  const lines = parts.flatMap(linesOf);
  comparisons.left -= lines.length * lines.length;
  if (comparisons.left < 0) return undefined;
  if (lines.some((line, index) => lines.slice(index + 1).some((other) => doCross(line, other))))
    return undefined;
  const wound = parts.flatMap((part) => {
    const depth = parts.filter((other) => other !== part && isInside(part, other)).length;
    return areaOf(part) > 0 === (depth % 2 === 0) ? part.segments : reversePart(part);
  });
  const after = partsOf(wound).flatMap(linesOf);
  return after.every((line) => isFilledAlike(line, after)) ? wound : undefined;
}
