import { resolveLayout, type Box, type Document, type Id } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import {
  getBounds,
  getCentre,
  getDirection,
  normaliseDegrees,
  resizePlace,
  scaleWithin,
  rotateAbout,
  type Handle,
  type Place,
  type Point,
} from './geometry';
import { moveFramesBy, placing } from './moving';
import { snap, type DesignLines, type Edges, type SnapLine } from './snapping';
import { findSpacing, type EqualGap, type Spacing } from './spacing';

/** Snapping distance in screen pixels. */
const SNAP_PIXELS = 5;
/** Degrees of a rotation step while Shift is held. */
const ROTATION_STEP = 15;

/** A pointer on the page in the layout's unit, with its modifier keys. */
export interface PointerInput extends Point {
  readonly shift: boolean;
  /** Ctrl, or Command on Apple's keyboards. */
  readonly command: boolean;
  /** Alt, or Option on Apple's keyboards. @default not held */
  readonly alt?: boolean;
}

/** The visible state of a drag. */
export interface GestureView {
  readonly kind: 'none' | 'marquee' | 'draw' | 'move' | 'resize' | 'rotate';
  /** The rectangle being drawn. */
  readonly box?: Box;
  /** The dragged frames, and the distance of a move. */
  readonly frameIds: readonly Id[];
  readonly by?: Point;
  /** Whether the originals stay, and copies are moved. @default false */
  readonly isCopy?: boolean;
  /** The operations that a release would apply. */
  readonly operations: readonly Operation[];
  readonly lines: readonly SnapLine[];
  /** Gaps beside the moved frames that equal others. */
  readonly gaps?: readonly EqualGap[];
  /** The new places of the dragged frames. */
  readonly places: ReadonlyMap<Id, Place>;
}

/** The state without a drag. */
export const NO_DRAG: GestureView = {
  kind: 'none',
  frameIds: [],
  operations: [],
  lines: [],
  places: new Map(),
};

/** Returns the visible state for a pointer position. */
export type Drag = (to: PointerInput) => GestureView;

/** A page at the start of a drag. */
export interface Ground {
  readonly document: Document;
  readonly pageId: Id;
  /** The visible frames, from back to front. */
  readonly places: ReadonlyMap<Id, Place>;
  /** The visible frames that are not locked. */
  readonly free: ReadonlyMap<Id, Place>;
  /** The guides and grid of the layout. */
  readonly lines: DesignLines;
  /** Whether snapping is on. */
  readonly isSnapping: boolean;
  /** Screen pixels per unit. */
  readonly scale: number;
}

/** Returns the places of the dragged frames. */
const getDraggedPlaces = ({ places }: Ground, frameIds: readonly Id[]): ReadonlyMap<Id, Place> =>
  new Map([...places].filter(([frameId]) => frameIds.includes(frameId)));

/** Creates a function that snaps a box to the page, guides, grid and other frames. Ctrl or Command disables it. */
export function createSnapper({ document, places, lines, isSnapping, scale }: Ground, moving: readonly Id[]) {
  const { width, height } = resolveLayout(document, document.selectedLayoutId).settings;
  const still = [...places].filter(([frameId]) => !moving.includes(frameId));
  const frames = still.map(([, place]) => getBounds([place]));
  const others = [{ x: 0, y: 0, width, height }, ...frames];
  // Computed on demand: only moving needs it, and it compares every pair of frames.
  let spacing: Spacing | undefined;
  return (box: Box, { command }: PointerInput, edges?: { readonly x: Edges; readonly y: Edges }) =>
    command || !isSnapping
      ? { by: { x: 0, y: 0 }, lines: [], gaps: [] }
      : snap(
          box,
          { others, spacing: edges ? undefined : (spacing ??= findSpacing(frames)), lines },
          SNAP_PIXELS / scale,
          edges,
        );
}

/** Restricts a movement to one axis while Shift is held. */
function restrictToAxis({ x, y }: Point, isStraight: boolean): Point {
  if (!isStraight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

/** The directions in which frames can move. */
export interface Axes {
  readonly x: boolean;
  readonly y: boolean;
}

const ANY_WAY: Axes = { x: true, y: true };

/**
 * Starts a drag that moves frames.
 * @param axes the allowed directions
 * @default any
 */
export function startMove(ground: Ground, start: Point, frameIds: readonly Id[], axes: Axes = ANY_WAY): Drag {
  const held = getDraggedPlaces(ground, frameIds);
  const box = getBounds([...held.values()]);
  const snapped = createSnapper(ground, frameIds);
  return (to) => {
    const way = restrictToAxis({ x: axes.x ? to.x - start.x : 0, y: axes.y ? to.y - start.y : 0 }, to.shift);
    const met = snapped({ ...box, x: box.x + way.x, y: box.y + way.y }, to);
    const by = { x: axes.x ? way.x + met.by.x : 0, y: axes.y ? way.y + met.by.y : 0 };
    const lines = met.lines.filter(({ axis }) => axes[axis]);
    const gaps = met.gaps.filter(({ axis }) => axes[axis]);
    const places = new Map(
      [...held].map(([id, place]) => [id, { ...place, x: place.x + by.x, y: place.y + by.y }] as const),
    );
    const operations = [moveFramesBy(ground.document, frameIds, by)];
    return { kind: 'move', frameIds, by, lines, gaps, places, operations };
  };
}

/** Returns the dragged edges of a box. */
function getDraggedEdges(held: -1 | 0 | 1): Edges {
  if (held === 0) return [];
  return held < 0 ? [0] : [1];
}

/**
 * Starts a drag of a handle of one frame, or of the box around several.
 * @param keepsRatio overrides the frames' own setting
 * @default false
 */
export function startResize(
  ground: Ground,
  start: Point,
  frameIds: readonly Id[],
  { keepsRatio = false, ...handle }: Handle & { readonly keepsRatio?: boolean },
): Drag {
  const { document } = ground;
  const held = getDraggedPlaces(ground, frameIds);
  const [only] = held.size === 1 ? [...held.values()] : [];
  const from: Place = only ?? { ...getBounds([...held.values()]), rotationDegrees: 0 };
  const { placements } = resolveLayout(document, document.selectedLayoutId);
  const isLocked = keepsRatio || frameIds.some((frameId) => placements.get(frameId)?.constrainProportions);
  const edges = { x: getDraggedEdges(handle.dx), y: getDraggedEdges(handle.dy) };
  const snapped = createSnapper(ground, frameIds);
  return (input) => {
    const keeps = input.shift || isLocked;
    const way = { x: input.x - start.x, y: input.y - start.y };
    let to = resizePlace(from, handle, way, keeps);
    let lines: readonly SnapLine[] = [];
    if (normaliseDegrees(from.rotationDegrees) === 0 && !keeps) {
      const met = snapped(to, input, edges);
      to = resizePlace(from, handle, { x: way.x + met.by.x, y: way.y + met.by.y }, false);
      lines = met.lines;
    }
    const places = new Map(
      [...held].map(([frameId, place]) => [frameId, only ? to : scaleWithin(place, from, to)] as const),
    );
    return { kind: 'resize', frameIds, lines, places, operations: placing(document, held, places) };
  };
}

/** Starts a drag that rotates frames about their common centre, in steps with Shift. */
export function startRotation(ground: Ground, start: Point, frameIds: readonly Id[]): Drag {
  const held = getDraggedPlaces(ground, frameIds);
  const pivot = getCentre(getBounds([...held.values()]));
  const [only] = held.size === 1 ? [...held.values()] : [];
  const base = only?.rotationDegrees ?? 0;
  const before = getDirection(pivot, start);
  return (input) => {
    const by = getDirection(pivot, input) - before;
    const degrees = input.shift ? Math.round((base + by) / ROTATION_STEP) * ROTATION_STEP - base : by;
    const places = new Map(
      [...held].map(([frameId, place]) => [frameId, rotateAbout(place, pivot, degrees)] as const),
    );
    const operations = placing(ground.document, held, places);
    return { kind: 'rotate', frameIds, lines: [], places, operations };
  };
}
