import { parsePath, type Segment } from '../../display';

/** A point on a path with its direction of length 1. */
export interface TrackPoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A path for lines of text. In points. */
export interface Track {
  readonly length: number;
  /** Returns the point at a distance from the start; beyond the ends, the end itself. */
  readonly at: (distance: number) => TrackPoint;
}

interface Stretch extends TrackPoint {
  readonly from: number;
  readonly length: number;
}

type Point = readonly [x: number, y: number];

/** The number of straight pieces for each curve. */
const PIECES = 64;

/** Returns the point of a curve by its control points (de Casteljau). */
function pointOf(points: readonly Point[], share: number): Point {
  if (points.length < 2) return points[0] ?? [0, 0];
  const between = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointOf(between, share);
}

/** Returns the points of a segment after the current point. */
function pointsOf(segment: Segment, pen: Point, start: Point): Point[] {
  const [command, ...numbers] = segment;
  if (command === 'Z') return [start];
  const controls = numbers.flatMap((number, index): Point[] =>
    index % 2 === 0 ? [[number, numbers[index + 1] ?? 0]] : [],
  );
  if (command === 'M' || command === 'L') return controls;
  return Array.from({ length: PIECES }, (_, index) => pointOf([pen, ...controls], (index + 1) / PIECES));
}

/** Converts a frame's path, whose points are shares of the frame. Subpaths follow each other without gaps. */
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
