import type { Box } from '@/engine/document';
import { AXES, SAME, type Axis } from './axes';
import type { Point } from './geometry';
import { findEqualGaps, findEvenShifts, type EqualGap, type Spacing } from './spacing';

/** The guides and grid of a layout in its unit: vertical lines have an x, horizontal ones a y. */
export interface DesignLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Side of the grid's squares; undefined without a grid. */
  readonly grid: number | undefined;
}

/** A line to which a moved box snapped. */
export interface SnapLine {
  /** Vertical lines have an x, horizontal ones a y. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The shift that snaps a box, and the lines and gaps it then meets. */
export interface Snapped {
  readonly by: Point;
  readonly lines: readonly SnapLine[];
  /** The gaps beside it that equal others. */
  readonly gaps: readonly EqualGap[];
}

/** The snapping edges of a box, as fractions: its start, middle and end. */
export type Edges = readonly number[];

const ALL: Edges = [0, 0.5, 1];

/** Returns the start, middle and end of a box on an axis. */
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

/** Returns the lines a box meets, each once and as long as the boxes on it. */
function findSnapLines(
  box: Box,
  { others, lines }: SnapTargets,
  axis: Axis,
  edges: Edges | undefined,
): SnapLine[] {
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

/** The targets of snapping. */
export interface SnapTargets {
  /** The page and the unmoved frames, as upright boxes. */
  readonly others: readonly Box[];
  /** The spacing to match; undefined when resizing. */
  readonly spacing: Spacing | undefined;
  readonly lines: DesignLines;
}

/** Returns the nearest grid line of each edge. */
const gridStops = (moving: readonly number[], grid: number | undefined): number[] =>
  grid === undefined ? [] : moving.map((edge) => Math.round(edge / grid) * grid);

/**
 * Snaps a box on each axis to the nearest of: edges and middles of others, guides, grid lines, and gaps equal to
 * others.
 *
 * @param reach snapping distance in the unit of the boxes
 * @param edges the snapping parts of the box, from 0 at its start to 1 at its end
 * @default its start, middle and end
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
    const even = targets.spacing ? findEvenShifts(box, targets.spacing, axis) : [];
    const toEven = nearest([0], even, Math.min(reach, Math.abs(toLine ?? reach)));
    return toEven !== undefined && Math.abs(toEven) < Math.abs(toLine ?? Infinity) ? toEven : (toLine ?? 0);
  });
  const moved = { ...box, x: box.x + x, y: box.y + y };
  const lines = AXES.flatMap((axis) => findSnapLines(moved, targets, axis, edges[axis.axis]));
  return { by: { x, y }, lines, gaps: targets.spacing ? findEqualGaps(moved, targets.spacing) : [] };
}
