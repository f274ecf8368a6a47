import { resolveLayout, type Box, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import {
  boundsOf,
  centreOf,
  directionOf,
  normalised,
  resized,
  scaledWithin,
  turnedAbout,
  type Handle,
  type Place,
  type Point,
} from './geometry';
import { movingBy, placing } from './moving';
import { snap, type DesignLines, type Edges, type SnapLine } from './snapping';
import { spacingOf, type EqualGap, type Spacing } from './spacing';

/** Screen pixels within which edges are brought together. */
const SNAP_PIXELS = 5;
/** Degrees that rotation goes in while Shift is held. */
const ROTATION_STEP = 15;

/** A pointer on the page, in the unit of the layout, and the keys held with it. */
export interface PointerInput extends Point {
  readonly shift: boolean;
  /** Ctrl, or Cmd on Apple's keyboards. */
  readonly command: boolean;
}

/** What is shown of a drag. */
export interface GestureView {
  readonly kind: 'none' | 'marquee' | 'draw' | 'move' | 'resize' | 'rotate';
  /** The rectangle that is drawn. */
  readonly box?: Box;
  /** The frames that are dragged, and how far a move has taken them. */
  readonly frameIds: readonly Id[];
  readonly by?: Point;
  /** What the document would be changed by if the pointer were let go. */
  readonly operations: readonly Operation[];
  readonly lines: readonly SnapLine[];
  /** The rooms beside what is moved that are as wide as others. */
  readonly gaps?: readonly EqualGap[];
  /** Where the dragged frames would stand. */
  readonly places: ReadonlyMap<Id, Place>;
}

/** No drag. */
export const NO_DRAG: GestureView = {
  ...{ kind: 'none', frameIds: [], operations: [], lines: [], places: new Map() },
};

/** What is shown while the pointer is here. */
export type Drag = (to: PointerInput) => GestureView;

/** A page as it was when a drag began. */
export interface Ground {
  readonly document: Document;
  readonly pageId: Id;
  /** The visible frames, from back to front. */
  readonly places: ReadonlyMap<Id, Place>;
  /** Those of them that are not locked. */
  readonly free: ReadonlyMap<Id, Place>;
  /** What the layout is designed along. */
  readonly lines: DesignLines;
  /** Whether edges are brought together. */
  readonly isSnapping: boolean;
  /** Screen pixels a unit. */
  readonly scale: number;
}

/** The frames that are dragged. */
const heldOf = ({ places }: Ground, frameIds: readonly Id[]): ReadonlyMap<Id, Place> =>
  new Map([...places].filter(([frameId]) => frameIds.includes(frameId)));

/** Brings a box to the page, to guides, grid and the frames that stay, unless Ctrl or Cmd is held. */
export function snapper({ document, places, lines, isSnapping, scale }: Ground, moving: readonly Id[]) {
  const { width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  const still = [...places].filter(([frameId]) => !moving.includes(frameId));
  const frames = still.map(([, place]) => boundsOf([place]));
  const others = [{ x: 0, y: 0, width, height }, ...frames];
  // Takes each frame with each other one, and moving alone asks for it.
  let spacing: Spacing | undefined;
  return (box: Box, { command }: PointerInput, edges?: { readonly x: Edges; readonly y: Edges }) =>
    command || !isSnapping
      ? { by: { x: 0, y: 0 }, lines: [], gaps: [] }
      : snap(
          box,
          { others, spacing: edges ? undefined : (spacing ??= spacingOf(frames)), lines },
          SNAP_PIXELS / scale,
          edges,
        );
}

/** With Shift, what is moved keeps to one axis. */
function straightened({ x, y }: Point, isStraight: boolean): Point {
  if (!isStraight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** Which way frames can be moved. */
export interface Axes {
  readonly x: boolean;
  readonly y: boolean;
}

const ANY_WAY: Axes = { x: true, y: true };

/** Moves frames. @param axes along which alone @default any */
export function moveDrag(ground: Ground, start: Point, frameIds: readonly Id[], axes: Axes = ANY_WAY): Drag {
  const held = heldOf(ground, frameIds);
  const box = boundsOf([...held.values()]);
  const snapped = snapper(ground, frameIds);
  return (to) => {
    const way = straightened({ x: axes.x ? to.x - start.x : 0, y: axes.y ? to.y - start.y : 0 }, to.shift);
    const met = snapped({ ...box, x: box.x + way.x, y: box.y + way.y }, to);
    const by = { x: axes.x ? way.x + met.by.x : 0, y: axes.y ? way.y + met.by.y : 0 };
    const lines = met.lines.filter(({ axis }) => axes[axis]);
    const gaps = met.gaps.filter(({ axis }) => axes[axis]);
    const places = new Map(
      [...held].map(([id, place]) => [id, { ...place, x: place.x + by.x, y: place.y + by.y }] as const),
    );
    const operations = [movingBy(ground.document, frameIds, by)];
    return { kind: 'move', frameIds, by, lines, gaps, places, operations };
  };
}

/** The edge of a box that a handle drags. */
function edgesOf(held: -1 | 0 | 1): Edges {
  if (held === 0) return [];
  return held < 0 ? [0] : [1];
}

/** Drags a handle of a frame, or of the box around several. @param keepsRatio whatever the frames say @default false */
export function resizeDrag(
  ground: Ground,
  start: Point,
  frameIds: readonly Id[],
  { keepsRatio = false, ...handle }: Handle & { readonly keepsRatio?: boolean },
): Drag {
  const { document } = ground;
  const held = heldOf(ground, frameIds);
  const [only] = held.size === 1 ? [...held.values()] : [];
  const from: Place = only ?? { ...boundsOf([...held.values()]), rotationDegrees: 0 };
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const isLocked = keepsRatio || frameIds.some((frameId) => placements.get(frameId)?.constrainProportions);
  const edges = { x: edgesOf(handle.dx), y: edgesOf(handle.dy) };
  const snapped = snapper(ground, frameIds);
  return (input) => {
    const keeps = input.shift || isLocked;
    const way = { x: input.x - start.x, y: input.y - start.y };
    let to = resized(from, handle, way, keeps);
    let lines: readonly SnapLine[] = [];
    if (normalised(from.rotationDegrees) === 0 && !keeps) {
      const met = snapped(to, input, edges);
      to = resized(from, handle, { x: way.x + met.by.x, y: way.y + met.by.y }, false);
      lines = met.lines;
    }
    const places = new Map(
      [...held].map(([frameId, place]) => [frameId, only ? to : scaledWithin(place, from, to)] as const),
    );
    return { kind: 'resize', frameIds, lines, places, operations: placing(document, held, places) };
  };
}

/** Turns frames about the middle of all of them; with Shift by steps. */
export function turnDrag(ground: Ground, start: Point, frameIds: readonly Id[]): Drag {
  const held = heldOf(ground, frameIds);
  const pivot = centreOf(boundsOf([...held.values()]));
  const [only] = held.size === 1 ? [...held.values()] : [];
  const base = only?.rotationDegrees ?? 0;
  const before = directionOf(pivot, start);
  return (input) => {
    const by = directionOf(pivot, input) - before;
    const degrees = input.shift ? Math.round((base + by) / ROTATION_STEP) * ROTATION_STEP - base : by;
    const places = new Map(
      [...held].map(([frameId, place]) => [frameId, turnedAbout(place, pivot, degrees)] as const),
    );
    const operations = placing(ground.document, held, places);
    return { kind: 'rotate', frameIds, lines: [], places, operations };
  };
}
