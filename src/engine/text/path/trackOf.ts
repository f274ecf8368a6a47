import { parsePath, type Segment } from '../../display';

/** A place on a path, and the direction it runs in there, of length 1. */
export interface TrackPoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A path as a line text can run along. In points. */
export interface Track {
  readonly length: number;
  /** The place so far from the start; beyond the ends that of the end. */
  readonly at: (distance: number) => TrackPoint;
}

interface Stretch extends TrackPoint {
  readonly from: number;
  readonly length: number;
}

type Point = readonly [x: number, y: number];

/** Into how many straight pieces each curve is cut. */
const PIECES = 64;

/** The point of a curve by its control points (de Casteljau). */
function pointOf(points: readonly Point[], share: number): Point {
  if (points.length < 2) return points[0] ?? [0, 0];
  const between = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointOf(between, share);
}

/** The points a segment leads through from where the pen stands. */
function pointsOf(segment: Segment, pen: Point, start: Point): Point[] {
  const [command, ...numbers] = segment;
  if (command === 'Z') return [start];
  const controls = numbers.flatMap((number, index): Point[] =>
    index % 2 === 0 ? [[number, numbers[index + 1] ?? 0]] : [],
  );
  if (command === 'M' || command === 'L') return controls;
  return Array.from({ length: PIECES }, (_, index) => pointOf([pen, ...controls], (index + 1) / PIECES));
}

/** The path of a frame: its points are shares of the frame. Parts of it follow one another without the gaps between. */
export function trackOf(path: string, width: number, height: number): Track {
  const stretches: Stretch[] = [];
  let length = 0;
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const segment of parsePath(path)) {
    for (const point of pointsOf(segment, pen, start)) {
      if (segment[0] === 'M') start = point;
      else {
        const x = (point[0] - pen[0]) * width;
        const y = (point[1] - pen[1]) * height;
        const long = Math.sqrt(x * x + y * y);
        if (long > 0) {
          const at = { x: pen[0] * width, y: pen[1] * height };
          stretches.push({ ...at, dx: x / long, dy: y / long, from: length, length: long });
        }
        length += long;
      }
      pen = point;
    }
  }
  return { length, at: (distance) => pointAt(stretches, distance) };
}

function pointAt(stretches: readonly Stretch[], distance: number): TrackPoint {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle]?.from ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  const stretch = stretches[low];
  if (!stretch) return { x: 0, y: 0, dx: 1, dy: 0 };
  const along = Math.min(Math.max(distance - stretch.from, 0), stretch.length);
  const { x, y, dx, dy } = stretch;
  return { x: x + dx * along, y: y + dy * along, dx, dy };
}
