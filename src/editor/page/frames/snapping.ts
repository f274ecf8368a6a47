import type { Box } from '@/engine/document';
import type { Point } from './geometry';

/** What a layout is designed along, in its unit: upright lines have an x, level ones a y. */
export interface DesignLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The side of the squares of a grid over the page; none where there is none. */
  readonly grid: number | undefined;
}

/** A line that something moved has met. */
export interface SnapLine {
  /** Upright lines have an x, level ones a y. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** How far a box moves to meet a line, and the lines it then meets. */
export interface Snapped {
  readonly by: Point;
  readonly lines: readonly SnapLine[];
}

const AXES = [
  { axis: 'x', start: 'x', size: 'width', crossStart: 'y', crossSize: 'height' },
  { axis: 'y', start: 'y', size: 'height', crossStart: 'x', crossSize: 'width' },
] as const;

type Axis = (typeof AXES)[number];

/** Which edges of a box meet lines: its start, middle and end. */
export type Edges = readonly number[];

const ALL: Edges = [0, 0.5, 1];

/** Start, middle and end of a box along an axis. */
const stops = (box: Box, { start, size }: Axis, which: Edges = ALL): number[] =>
  which.map((part) => box[start] + box[size] * part);

/** Numbers that differ by less are the same place. */
const SAME = 1e-6;

function nearest(moving: readonly number[], still: readonly number[], reach: number): number | undefined {
  let best: number | undefined;
  for (const edge of moving)
    for (const line of still) {
      const distance = line - edge;
      const isNearer = Math.abs(distance) <= reach && Math.abs(distance) < Math.abs(best ?? Infinity);
      if (isNearer) best = distance;
    }
  return best;
}

/** The lines a box lies on, as long as the boxes that lie on them; each once. */
function linesOf(box: Box, { others, lines }: SnapTargets, axis: Axis, edges: Edges | undefined): SnapLine[] {
  return [...new Set(stops(box, axis, edges))].flatMap((at) => {
    const isThere = (stop: number) => Math.abs(stop - at) < SAME;
    const met = others.filter((other) => stops(other, axis).some(isThere));
    if (met.length === 0 && !lines[axis.axis].some(isThere)) return [];
    const { crossStart, crossSize } = axis;
    const along = [box, ...met];
    const from = Math.min(...along.map((each) => each[crossStart]));
    const to = Math.max(...along.map((each) => each[crossStart] + each[crossSize]));
    return [{ axis: axis.axis, at, from, to }];
  });
}

/** What boxes are brought to. */
export interface SnapTargets {
  /** The page and the frames that do not move, as upright boxes. */
  readonly others: readonly Box[];
  readonly lines: DesignLines;
}

/** The lines of a grid that these edges are nearest to. */
const gridStops = (moving: readonly number[], grid: number | undefined): number[] =>
  grid === undefined ? [] : moving.map((edge) => Math.round(edge / grid) * grid);

/**
 * Brings the edges and the middle of a box to those of others, to guides and to the grid, on each axis by itself.
 *
 * @param reach how far away a line still attracts, in the unit of the boxes
 * @param edges which parts of the box are brought to lines, from 0 at its start to 1 at its end; all three without
 */
export function snap(
  box: Box,
  targets: SnapTargets,
  reach: number,
  edges: { readonly x?: Edges; readonly y?: Edges } = {},
): Snapped {
  const [x = 0, y = 0] = AXES.map((axis) => {
    const moving = stops(box, axis, edges[axis.axis]);
    const still = targets.others.flatMap((other) => stops(other, axis));
    const along = [...targets.lines[axis.axis], ...gridStops(moving, targets.lines.grid)];
    return nearest(moving, [...still, ...along], reach) ?? 0;
  });
  const moved = { ...box, x: box.x + x, y: box.y + y };
  const lines = AXES.flatMap((axis) => linesOf(moved, targets, axis, edges[axis.axis]));
  return { by: { x, y }, lines };
}
