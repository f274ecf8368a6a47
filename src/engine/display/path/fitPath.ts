import type { PathData } from '../displayList';
import { parsePath } from './parsePath';
import type { Segment } from './segments';

/** Eight decimals: in the largest frame what is left out stays below the thousandths of a point that are drawn. */
const roundShare = (value: number): number => Math.round(value * 1e8) / 1e8 + 0;

type Point = readonly [x: number, y: number];
type Axis = 0 | 1;

/** Where, between 0 and 1, `a t² + b t + c` is 0. */
function roots(a: number, b: number, c: number): readonly number[] {
  const within = (at: number) => at > 0 && at < 1;
  if (a === 0) return b === 0 ? [] : [-c / b].filter(within);
  const inside = b * b - 4 * a * c;
  if (inside < 0) return [];
  // Not the usual formula, which loses the one that counts where `a` is next to nothing.
  const sum = -(b + Math.sign(b || 1) * Math.sqrt(inside)) / 2;
  return [sum / a, c / sum].filter(within);
}

/** Where a curve turns in one direction: the places between its ends that may lie farthest out. */
function turns(points: readonly Point[], axis: Axis): readonly number[] {
  const [a = 0, b = 0, c = 0, d] = points.map((point) => point[axis]);
  if (d === undefined) return points.length === 3 ? roots(0, a - 2 * b + c, b - a) : [];
  return roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a);
}

/** The point of a line or curve at a share of its way, by de Casteljau. */
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

/** The least and greatest coordinates that are drawn, control points left out. */
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
    drawn.push(pen, ...[...turns(curve, 0), ...turns(curve, 1)].map((share) => pointAt(curve, share)));
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

/** An outline as it fills a frame, and how it was drawn. */
export interface FittedPath {
  /** Path data with points from 0 to 1. */
  readonly path: PathData;
  /** Where it began, in the units it was drawn in. */
  readonly left: number;
  readonly top: number;
  /** Its sides in the units it was drawn in; of a line one of them is 0. */
  readonly width: number;
  readonly height: number;
}

/**
 * SVG path data of any size as an outline that touches all edges of its frame; `undefined` where it draws nothing. Points
 * are kept with eight decimals.
 */
export function fitPath(text: string): FittedPath | undefined {
  const segments = parsePath(text);
  if (segments.length < 2) return undefined;
  const [[left, top], [right, bottom]] = boundsOf(segments);
  const [width, height] = [right - left, bottom - top];
  if (width === 0 && height === 0) return undefined;
  const fitted = (number: number, index: number) =>
    index % 2 ? (number - top) / (height || 1) : (number - left) / (width || 1);
  const path = segments
    .map(([command, ...numbers]) => [command, ...numbers.map(fitted).map(roundShare)].join(' '))
    .join(' ');
  return { path, left, top, width, height };
}
