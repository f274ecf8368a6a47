import { resolveLayout, type Box, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import {
  boundsOf,
  boxBetween,
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
import type { DesignLines } from './guides';
import { movingBy, placing } from './moving';
import { drawingFrame, type FrameTool } from './newFrames';
import { snap, type Edges, type SnapLine } from './snapping';

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
function snapper({ document, places, lines, isSnapping, scale }: Ground, moving: readonly Id[]) {
  const { width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  const still = [...places].filter(([frameId]) => !moving.includes(frameId));
  const others = [{ x: 0, y: 0, width, height }, ...still.map(([, place]) => boundsOf([place]))];
  return (box: Box, { command }: PointerInput, edges?: { readonly x: Edges; readonly y: Edges }) =>
    command || !isSnapping
      ? { by: { x: 0, y: 0 }, lines: [] }
      : snap(box, { others, lines }, SNAP_PIXELS / scale, edges);
}

/** With Shift, what is moved keeps to one axis. */
function straightened({ x, y }: Point, isStraight: boolean): Point {
  if (!isStraight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** Moves frames. */
export function moveDrag(ground: Ground, start: Point, frameIds: readonly Id[]): Drag {
  const held = heldOf(ground, frameIds);
  const box = boundsOf([...held.values()]);
  const snapped = snapper(ground, frameIds);
  return (to) => {
    const way = straightened({ x: to.x - start.x, y: to.y - start.y }, to.shift);
    const { by: rest, lines } = snapped({ ...box, x: box.x + way.x, y: box.y + way.y }, to);
    const by = { x: way.x + rest.x, y: way.y + rest.y };
    const places = new Map(
      [...held].map(([id, place]) => [id, { ...place, x: place.x + by.x, y: place.y + by.y }] as const),
    );
    const operations = [movingBy(ground.document, frameIds, by)];
    return { kind: 'move', frameIds, by, lines, places, operations };
  };
}

/** The edge of a box that a handle drags. */
function edgesOf(held: -1 | 0 | 1): Edges {
  if (held === 0) return [];
  return held < 0 ? [0] : [1];
}

/** Drags a handle of a frame, or of the box around several. */
export function resizeDrag(ground: Ground, start: Point, frameIds: readonly Id[], handle: Handle): Drag {
  const { document } = ground;
  const held = heldOf(ground, frameIds);
  const [only] = held.size === 1 ? [...held.values()] : [];
  const from: Place = only ?? { ...boundsOf([...held.values()]), rotationDegrees: 0 };
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const isLocked = frameIds.some((frameId) => placements.get(frameId)?.constrainProportions);
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

/** The end of a drag that makes a square of the longer side. */
function squared(start: Point, end: Point): Point {
  const side = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  return {
    x: start.x + Math.sign(end.x - start.x || 1) * side,
    y: start.y + Math.sign(end.y - start.y || 1) * side,
  };
}

/** Draws a new frame from where the pointer was pressed. */
export function drawDrag(ground: Ground, start: Point, frameId: Id, tool: FrameTool): Drag {
  const { document, pageId } = ground;
  const snapped = snapper(ground, []);
  return (input) => {
    const { by, lines } = snapped({ x: input.x, y: input.y, width: 0, height: 0 }, input);
    const end = { x: input.x + by.x, y: input.y + by.y };
    const box = boxBetween(start, input.shift ? squared(start, end) : end);
    const isFlat = box.width === 0 || box.height === 0;
    const operations = isFlat ? [] : [drawingFrame({ document, pageId, frameId }, tool, box)];
    return { ...NO_DRAG, kind: 'draw', box, lines, operations, frameIds: [frameId] };
  };
}
