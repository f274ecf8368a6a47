import type { Segment } from '../display';

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];

/** One closed outline of several. */
interface Part {
  readonly start: Point;
  readonly segments: readonly Segment[];
  /** Its corners, with curves as short lines. */
  readonly corners: readonly Point[];
}

/** Lines that stand for a curve. */
const LINES = 12;
/** How many comparisons of lines a drawing may still take, which is what takes time. */
export interface Comparisons {
  left: number;
}

/** As many as lines of one outline take that were drawn by hand; a second at most. */
export const mostComparisons = (): Comparisons => ({ left: 4_000 * 4_000 });

/** How far beside a line is looked, in its length. */
const BESIDE = 1e-3;

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The point of a curve at a share of its way, by de Casteljau. */
function pointAt(points: readonly Point[], share: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  return rest.length === 0
    ? first
    : pointAt(
        rest.map((point, index) => between(points[index] ?? point, point, share)),
        share,
      );
}

/** The points a segment names, its end last. */
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

/** Each corner with the one after it; the last one leads back to the first. */
const linesOf = ({ corners }: Part): readonly Line[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

/** On which side of a line a point lies: above 0, below 0, or on it. */
const side = ([x, y]: Point, [toX, toY]: Point, [atX, atY]: Point): number =>
  Math.sign((toX - x) * (atY - y) - (toY - y) * (atX - x));

const doCross = ([a, b]: Line, [c, d]: Line): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Twice the area within; its sign says which way round the part was drawn. */
const areaOf = (part: Part): number =>
  linesOf(part).reduce((sum, [[x, y], [toX, toY]]) => sum + x * toY - toX * y, 0);

/** How often lines go around a point one way more than the other, and how often at all. */
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

/** Whether both rules fill the same beside a line, which they need not where lines lie on each other. */
const isFilledAlike = ([from, to]: Line, lines: readonly Line[]): boolean => {
  const [x, y] = between(from, to, 0.5);
  const [dx, dy] = [(to[1] - from[1]) * BESIDE, (to[0] - from[0]) * BESIDE];
  return [turnsAround([x + dx, y - dy], lines), turnsAround([x - dx, y + dy], lines)].every(
    ({ winding, crossings }) => (winding !== 0) === (crossings % 2 === 1),
  );
};

/** Whether a part lies in another, which it may touch but does not cross. */
const liesIn = (inner: Part, outer: Part): boolean =>
  inner.corners.filter((corner) => isWithin(corner, outer)).length * 2 > inner.corners.length;

function reversed({ start, segments }: Part): readonly Segment[] {
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
 * Outlines whose holes follow from the even-odd rule, drawn so that they follow from the way round as well: what lies in
 * one other outline turns the other way, what lies in two the same way again.
 * @returns `undefined` where outlines cross or lie on each other, or take too many comparisons to tell
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
    const depth = parts.filter((other) => other !== part && liesIn(part, other)).length;
    return areaOf(part) > 0 === (depth % 2 === 0) ? part.segments : reversed(part);
  });
  const after = partsOf(wound).flatMap(linesOf);
  return after.every((line) => isFilledAlike(line, after)) ? wound : undefined;
}
