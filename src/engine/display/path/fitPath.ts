import type { PathData } from '../displayList';
import { parsePath } from './parsePath';
import type { Segment } from './segments';

/** Rounds to eight decimals: even in the largest frame the error is below the thousandths of a point that are drawn. */
const roundShare = (value: number): number => Math.round(value * 1e8) / 1e8 + 0;

type Point = readonly [x: number, y: number];
type Axis = 0 | 1;

/** Solves `a t² + b t + c = 0` between 0 and 1. */
function roots(a: number, b: number, c: number): readonly number[] {
  const within = (at: number) => at > 0 && at < 1;
  if (a === 0) return b === 0 ? [] : [-c / b].filter(within);
  const inside = b * b - 4 * a * c;
  if (inside < 0) return [];
  // The usual formula loses the relevant root if `a` is nearly 0.
  const sum = -(b + Math.sign(b || 1) * Math.sqrt(inside)) / 2;
  return [sum / a, c / sum].filter(within);
}

/** Returns the extrema of a curve along one axis, between its ends. */
function findExtrema(points: readonly Point[], axis: Axis): readonly number[] {
  const [a = 0, b = 0, c = 0, d] = points.map((point) => point[axis]);
  if (d === undefined) return points.length === 3 ? roots(0, a - 2 * b + c, b - a) : [];
  return roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a);
}

/** Returns the point of a line or curve at a share of its length parameter, by de Casteljau. */
function pointAt(points: readonly Point[], share: number): Point {
  const [first = [0, 0] as const, ...rest] = points;
  if (rest.length === 0) return first;
  const between = (at: Axis, index: number): number => {
    const [from, to] = [points[index]?.[at] ?? 0, points[index + 1]?.[at] ?? 0];
    return from + (to - from) * share;
  };
  return pointAt(
    rest.map((_, index) => [between(0, index), between(1, index)] as const),
    share,
  );
}

/** Returns the least and greatest coordinates of the outline itself, without control points. */
function boundsOf(segments: readonly Segment[]): readonly [least: Point, greatest: Point] {
  const drawn: Point[] = [];
  let pen: Point = [0, 0];
  for (const [command, ...numbers] of segments) {
    if (command === 'Z') continue;
    const points: Point[] = [];
    for (let index = 0; index < numbers.length; index += 2)
      points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
    const curve = command === 'M' ? points : [pen, ...points];
    pen = points.at(-1) ?? pen;
    drawn.push(
      pen,
      ...[...findExtrema(curve, 0), ...findExtrema(curve, 1)].map((share) => pointAt(curve, share)),
    );
  }
  const along = (axis: Axis) => drawn.map((point) => point[axis]);
  const [xs, ys] = [along(0), along(1)];
  const reduce = (pick: 'min' | 'max', values: readonly number[]) =>
    values.reduce((found, value) => Math[pick](found, value), values[0] ?? 0);
  return [
    [reduce('min', xs), reduce('min', ys)],
    [reduce('max', xs), reduce('max', ys)],
  ];
}

/** An outline that fills a frame, and the box it was drawn in. */
export interface FittedPath {
  /** Path data with points from 0 to 1. */
  readonly path: PathData;
  /** The origin of its box, in the units of the drawing. */
  readonly left: number;
  readonly top: number;
  /** The sides of its box in the same units; a line has a side of 0. */
  readonly width: number;
  readonly height: number;
}

/**
 * Fits SVG path data into a frame, so that it touches all edges; `undefined` if it draws nothing. Keeps eight decimals.
 */
export function fitPath(text: string): FittedPath | undefined {
  const segments = parsePath(text);
  if (segments.length < 2) return undefined;
  const [[left, top], [right, bottom]] = boundsOf(segments);
  const [width, height] = [right - left, bottom - top];
  if (width === 0 && height === 0) return undefined;
  const fitSegment = (number: number, index: number) =>
    index % 2 ? (number - top) / (height || 1) : (number - left) / (width || 1);
  const path = segments
    .map(([command, ...numbers]) => [command, ...numbers.map(fitSegment).map(roundShare)].join(' '))
    .join(' ');
  return { path, left, top, width, height };
}
