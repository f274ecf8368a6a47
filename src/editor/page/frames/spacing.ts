import type { Box } from '@/engine/document';
import { AXES, SAME, type Axis } from './axes';

/** A gap between two boxes that equals one next to it. */
export interface EqualGap {
  /** The axis along which it is measured. */
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Its position on the other axis: the middle of the boxes' overlap. */
  readonly at: number;
}

/** A box along one axis: its start and end, and its extent across. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly across: readonly [from: number, to: number];
}

const spanOf = (box: Box, { start, size, crossStart, crossSize }: Axis): Span => ({
  start: box[start],
  end: box[start] + box[size],
  across: [box[crossStart], box[crossStart] + box[crossSize]],
});

const meetsAcross = (one: Span, other: Span): boolean =>
  one.across[0] < other.across[1] && other.across[0] < one.across[1];

/** The gap between two boxes, the first of which ends before the other starts. */
type Room = readonly [first: Span, second: Span];
const widthOf = ([first, second]: Room): number => second.start - first.end;
const areEven = (one: Room, other: Room): boolean => Math.abs(widthOf(one) - widthOf(other)) < SAME;

const last = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>((best, each) => (best && best.end >= each.end ? best : each), undefined);
const first = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>((best, each) => (best && best.start <= each.start ? best : each), undefined);

/** The unmoved boxes and the gaps between consecutive ones, by axis. */
export type Spacing = Readonly<
  Record<Axis['axis'], { readonly spans: readonly Span[]; readonly rooms: readonly Room[] }>
>;

/** Finds the gaps between unmoved boxes. Computed once per drag, because it compares every pair. */
export function findSpacing(boxes: readonly Box[]): Spacing {
  const [x, y] = AXES.map((axis) => {
    const spans = boxes.map((box) => spanOf(box, axis));
    const rooms = spans.flatMap((each): Room[] => {
      const next = first(spans.filter((other) => other.start >= each.end && meetsAcross(each, other)));
      return next && next.start > each.end ? [[each, next]] : [];
    });
    return { spans, rooms };
  });
  const none = { spans: [], rooms: [] };
  return { x: x ?? none, y: y ?? none };
}

/** Finds a box's neighbours in its row or column, and the other gaps there. */
function findNeighbours(box: Span, { spans, rooms }: Spacing['x']) {
  const row = spans.filter((other) => meetsAcross(box, other));
  const middle = (box.start + box.end) / 2;
  return {
    before: last(row.filter(({ start, end }) => end <= middle && start < box.start)),
    after: first(row.filter(({ start, end }) => start >= middle && end > box.end)),
    rooms: rooms.filter((room) => room.every((each) => meetsAcross(box, each))),
  };
}

/** Returns every shift along an axis that makes a gap beside the box equal to another gap. */
export function findEvenShifts(box: Box, spacing: Spacing, axis: Axis): number[] {
  const own = spanOf(box, axis);
  const size = own.end - own.start;
  const { before, after, rooms } = findNeighbours(own, spacing[axis.axis]);
  const widths = rooms.map(widthOf);
  const free = before && after ? widthOf([before, after]) - size : -1;
  const starts = [
    ...(before ? widths.map((width) => before.end + width) : []),
    ...(after ? widths.map((width) => after.start - width - size) : []),
    ...(before && free > 0 ? [before.end + free / 2] : []),
  ];
  return starts.map((start) => start - own.start);
}

/** Returns the gaps beside a box that equal each other or another gap in its row or column. */
export function findEqualGaps(box: Box, spacing: Spacing): EqualGap[] {
  return AXES.flatMap((axis) => {
    const own = spanOf(box, axis);
    const { before, after, rooms } = findNeighbours(own, spacing[axis.axis]);
    const beside: Room[] = [];
    if (before) beside.push([before, own]);
    if (after) beside.push([own, after]);
    const open = beside.filter((room) => widthOf(room) > SAME);
    const even = open.filter((room) =>
      [...open, ...rooms].some((each) => each !== room && areEven(each, room)),
    );
    const alike = rooms.filter((room) => even.some((each) => areEven(each, room)));
    return [...even, ...alike].map(([one, other]) => ({
      axis: axis.axis,
      from: one.end,
      to: other.start,
      at: (Math.max(one.across[0], other.across[0]) + Math.min(one.across[1], other.across[1])) / 2,
    }));
  });
}
