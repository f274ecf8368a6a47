import type { Box } from '@/engine/document';
import { AXES, SAME, type Axis } from './axes';
import type { Point } from './geometry';
import { equalGaps, evenShifts, type EqualGap, type Spacing } from './spacing';

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

/** How far a box moves to meet a line or an even distance, and what it then meets. */
export interface Snapped {
  readonly by: Point;
  readonly lines: readonly SnapLine[];
  /** The rooms beside it that are as wide as others. */
  readonly gaps: readonly EqualGap[];
}

/** Which edges of a box meet lines: its start, middle and end. */
export type Edges = readonly number[];

const ALL: Edges = [0, 0.5, 1];

/** Start, middle and end of a box along an axis. */
const stops = (box: Box, { start, size }: Axis, which: Edges = ALL): number[] =>
  which.map((part) => box[start] + box[size] * part);

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
  /** What even distances are kept to; none where sizes change. */
  readonly spacing: Spacing | undefined;
  readonly lines: DesignLines;
}

/** The lines of a grid that these edges are nearest to. */
const gridStops = (moving: readonly number[], grid: number | undefined): number[] =>
  grid === undefined ? [] : moving.map((edge) => Math.round(edge / grid) * grid);

/**
 * Brings the edges and the middle of a box to those of others, to guides and to the grid, and the room beside it to that
 * between others, on each axis by itself; whatever is nearest.
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
    const toLine = nearest(moving, [...still, ...along], reach);
    const even = targets.spacing ? evenShifts(box, targets.spacing, axis) : [];
    const toEven = nearest([0], even, Math.min(reach, Math.abs(toLine ?? reach)));
    return toEven !== undefined && Math.abs(toEven) < Math.abs(toLine ?? Infinity) ? toEven : (toLine ?? 0);
  });
  const moved = { ...box, x: box.x + x, y: box.y + y };
  const lines = AXES.flatMap((axis) => linesOf(moved, targets, axis, edges[axis.axis]));
  return { by: { x, y }, lines, gaps: targets.spacing ? equalGaps(moved, targets.spacing) : [] };
}
