import { fitPath, lineStyle, parsePath, writePath, type Line, type Segment } from '../display';

/** A box without rotation. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

/** Returns the box a path paints including its line: exact for straight lines, an upper bound for curves. */
export function paintedBox(path: string, stroke: Line | undefined): Box | undefined {
  const outline = fitPath(path);
  if (!outline) return undefined;
  const { left, top, width, height } = outline;
  const box = { left, top, right: left + width, bottom: top + height };
  if (!stroke) return box;
  const points = partsOf(parsePath(path)).flatMap((part) => reachOf(part, stroke));
  return points.reduce<Box>(
    (all, [x, y]) => ({
      left: Math.min(all.left, x),
      top: Math.min(all.top, y),
      right: Math.max(all.right, x),
      bottom: Math.max(all.bottom, y),
    }),
    box,
  );
}

/** A segment of an outline with its points, the start first. */
interface Step {
  readonly points: readonly Point[];
  /** The directions at both ends. */
  readonly begin: Point;
  readonly end: Point;
}
interface Part {
  readonly steps: readonly Step[];
  readonly isClosed: boolean;
}

function direction(from: Point, to: Point): Point | undefined {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? undefined : [x / length, y / length];
}

function stepOf(points: readonly Point[]): Step | undefined {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const begin = points
    .slice(1)
    .flatMap((point) => [direction(first, point)])
    .find(Boolean);
  const end = points
    .slice(0, -1)
    .toReversed()
    .flatMap((point) => [direction(point, last)])
    .find(Boolean);
  return begin && end && { points, begin, end };
}

/** Splits a path into outlines of segments. */
function partsOf(segments: readonly Segment[]): readonly Part[] {
  const parts: { steps: Step[]; isClosed: boolean }[] = [];
  let [start, pen]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [command, ...numbers] of segments) {
    if (command === 'M') {
      start = pen = [numbers[0] ?? 0, numbers[1] ?? 0];
      parts.push({ steps: [], isClosed: false });
      continue;
    }
    const part = parts.at(-1);
    if (!part) continue;
    const points: Point[] = [pen];
    if (command === 'Z') points.push(start);
    for (let at = 0; at < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
    const step = stepOf(points);
    if (step) part.steps.push(step);
    if (command === 'Z') part.isClosed = true;
    pen = points.at(-1) ?? pen;
  }
  return parts;
}

/** Returns points that bound the line along an outline. */
function reachOf({ steps, isClosed }: Part, stroke: Line): readonly Point[] {
  const half = stroke.width / 2;
  const { cap } = lineStyle(stroke);
  const points = steps.flatMap(({ points: along, begin, end }) => {
    const [first = [0, 0]] = along;
    const last = along.at(-1) ?? first;
    const sides = [...across(first, begin, half), ...across(last, end, half)];
    return along.length === 2 ? sides : [...sides, ...boundCurve(along, half)];
  });
  const corners = steps.flatMap((step, index) => {
    const next = steps[index + 1] ?? (isClosed ? steps[0] : undefined);
    return next ? cornerOf(step, next, stroke) : [];
  });
  const [first, last] = [steps[0], steps.at(-1)];
  if (isClosed || cap === 'butt' || !first || !last) return [...points, ...corners];
  const ends: readonly (readonly [Point, Point])[] = [
    [first.points[0] ?? [0, 0], [-first.begin[0], -first.begin[1]]],
    [last.points.at(-1) ?? [0, 0], last.end],
  ];
  const caps = ends.flatMap(([point, way]) =>
    cap === 'round'
      ? square(point, half)
      : across([point[0] + way[0] * half, point[1] + way[1] * half], way, half),
  );
  return [...points, ...corners, ...caps];
}

const across = ([x, y]: Point, [dx, dy]: Point, half: number): readonly Point[] => [
  [x - dy * half, y + dx * half],
  [x + dy * half, y - dx * half],
];

const square = ([x, y]: Point, half: number): readonly Point[] => [
  [x - half, y - half],
  [x + half, y + half],
];

/** Returns the box of a curve, widened by half of the line. */
function boundCurve(points: readonly Point[], half: number): readonly Point[] {
  const [first = [0, 0], ...rest] = points;
  const numbers = rest.flat();
  const curve = (rest.length === 2 ? ['Q', ...numbers] : ['C', ...numbers]) as unknown as Segment;
  const box = fitPath(writePath([['M', first[0], first[1]], curve]));
  if (!box) return square(first, half);
  const { left, top, width, height } = box;
  return [
    [left - half, top - half],
    [left + width + half, top + height + half],
  ];
}

/** Returns the tip of a mitred corner between two segments. */
function cornerOf(step: Step, next: Step, stroke: Line): readonly Point[] {
  const { join, miterLimit } = lineStyle(stroke);
  const half = stroke.width / 2;
  const at = next.points[0] ?? [0, 0];
  if (join === 'round') return square(at, half);
  const [one, other] = [step.end, next.begin];
  // The sine of half the angle between both segments.
  const sine = Math.sqrt(Math.max(0, (1 + one[0] * other[0] + one[1] * other[1]) / 2));
  const tip = direction(other, one);
  if (join === 'bevel' || !tip || sine * miterLimit < 1) return [];
  return [[at[0] + (tip[0] * half) / sine, at[1] + (tip[1] * half) / sine]];
}
