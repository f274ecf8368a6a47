import type { Anchor, Anchoring, AnchorTarget } from '../schema/placement';
import type { Id } from '../schema/primitives';
import { anchorOrder } from './anchorOrder';
import { tidy } from './units';

/** A size of a page, in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box of a frame before its rotation, in the unit of its page. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The properties of a frame that anchoring needs. */
export interface AnchoredBox extends Box {
  readonly anchoring: Anchoring;
}

/** A stretch of one axis. */
interface Span {
  readonly start: number;
  readonly size: number;
}

type Edge = 'start' | 'center' | 'end';

const KEYS = { horizontal: ['x', 'width'], vertical: ['y', 'height'] } as const;
type Axis = keyof typeof KEYS;

const SHARE = { start: 0, center: 0.5, end: 1 } as const;
const edgeOf = ({ start, size }: Span, edge: Edge): number => start + size * SHARE[edge];

/** A value before and after a change. */
interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** The state of one axis while frames are placed one after the other. */
interface AxisState {
  readonly page: Change<Span>;
  readonly frames: ReadonlyMap<Id, Change<Span>>;
}

/** Returns the movement of the edge a frame is anchored to; a target that is not drawn counts as the page. */
function shiftOf(target: AnchorTarget, edge: Edge, { page, frames }: AxisState): number {
  const aim = target.type === 'page' ? edge : target.edge;
  const change = (target.type === 'frame' ? frames.get(target.frameId) : undefined) ?? page;
  return edgeOf(change.after, aim) - edgeOf(change.before, aim);
}

function placeSpan(span: Span, anchor: Anchor, state: AxisState): Span {
  if (anchor.type === 'relative') {
    const factor = state.page.after.size / state.page.before.size;
    return factor === 1 ? span : { start: tidy(span.start * factor), size: tidy(span.size * factor) };
  }
  if (anchor.type !== 'startAndEnd') {
    const shift = shiftOf(anchor.target, anchor.type, state);
    return shift === 0 ? span : { start: tidy(span.start + shift), size: span.size };
  }
  const [start, end] = [shiftOf(anchor.start, 'start', state), shiftOf(anchor.end, 'end', state)];
  if (start === 0 && end === 0) return span;
  return { start: tidy(span.start + start), size: Math.max(0, tidy(span.size + end - start)) };
}

function placeAxis(
  axis: Axis,
  boxes: ReadonlyMap<Id, AnchoredBox>,
  pages: Change<Size>,
  pinned: ReadonlyMap<Id, Partial<Box>>,
): ReadonlyMap<Id, Change<Span>> {
  const [startKey, sizeKey] = KEYS[axis];
  const page: Change<Span> = {
    before: { start: 0, size: pages.before[sizeKey] },
    after: { start: 0, size: pages.after[sizeKey] },
  };
  const frames = new Map<Id, Change<Span>>();
  const anchors = new Map([...boxes].map(([id, box]) => [id, box.anchoring[axis]]));
  for (const id of anchorOrder(anchors) ?? anchors.keys()) {
    const box = boxes.get(id);
    if (!box) continue;
    const before = { start: box[startKey], size: box[sizeKey] };
    const placed = placeSpan(before, box.anchoring[axis], { page, frames });
    const { [startKey]: start = placed.start, [sizeKey]: size = placed.size } = pinned.get(id) ?? {};
    frames.set(id, { before, after: { start, size } });
  }
  return frames;
}

/**
 * Returns the boxes of frames after their page was resized and those in `pinned` were placed explicitly: each frame
 * follows its anchors. All lengths are in one unit.
 */
export function anchorFrames(
  boxes: ReadonlyMap<Id, AnchoredBox>,
  pages: Change<Size>,
  pinned: ReadonlyMap<Id, Partial<Box>> = new Map(),
): ReadonlyMap<Id, Box> {
  const horizontal = placeAxis('horizontal', boxes, pages, pinned);
  const vertical = placeAxis('vertical', boxes, pages, pinned);
  return new Map(
    [...boxes].map(([id, box]) => {
      const { start: x, size: width } = horizontal.get(id)?.after ?? { start: box.x, size: box.width };
      const { start: y, size: height } = vertical.get(id)?.after ?? { start: box.y, size: box.height };
      return [id, { x, y, width, height }];
    }),
  );
}
