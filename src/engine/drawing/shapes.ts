import {
  fitPath,
  IDENTITY,
  transformPoint,
  type DisplayItem,
  type FittedPath,
  type GradientPaint,
  type GroupItem,
  type Line,
  type Paint,
  type PathItem,
} from '../display';
import type { Drawn } from './readDrawn';
import { paintedBox, type Box } from './strokeBox';

/** An outline of a drawing with its look, in pixels of the drawing. */
export interface DrawnShape {
  /** Its id in the drawing. */
  readonly name: string | undefined;
  readonly outline: FittedPath;
  readonly fill: Paint | undefined;
  readonly stroke: Line | undefined;
  /** The opacity of fill and stroke as one piece. */
  readonly opacity: number;
}

/** The shapes of a drawing from back to front, or the parts that shapes can't express, each in a few words. */
export type Shapes =
  | { readonly ok: true; readonly shapes: readonly DrawnShape[] }
  | { readonly ok: false; readonly lacks: readonly string[] };

/** The maximum number of shapes of a drawing, and of letters in an outline. */
const MOST_SHAPES = 500;
const MOST_OF_OUTLINE = 200_000;

/** The tolerance for reaching beyond a clip, in sides of the drawing: programs write edges imprecisely. */
const TOLERANCE = 0.002;

/** Converts a whole drawing to shapes, or nothing, as half a logo is useless. */
export function toShapes(drawn: Drawn): Shapes {
  const lacks = new Set(drawn.lacks);
  const shapes: DrawnShape[] = [];
  const tolerance = TOLERANCE * Math.max(drawn.width, drawn.height);
  const view = { left: 0, top: 0, right: drawn.width, bottom: drawn.height };
  const visit = (items: readonly DisplayItem[], opacity: number, clips: readonly Box[]): void => {
    for (const item of items) {
      if (item.type === 'path') add(item, opacity, clips);
      else if (item.type === 'group') visitGroup(item, opacity, clips);
    }
  };
  const visitGroup = (group: GroupItem, opacity: number, clips: readonly Box[]): void => {
    if (group.transform) lacks.add('stretched lines');
    const own = group.opacity ?? 1;
    if (own < 1 && !areApart(group.items)) lacks.add('parts that are seen through as one');
    const clip = group.clip === undefined ? undefined : uprightBox(group.clip);
    if (group.clip !== undefined && !clip) lacks.add('clipping');
    visit(group.items, opacity * own, clip ? [...clips, clip] : clips);
  };
  const add = (item: PathItem, opacity: number, clips: readonly Box[]): void => {
    const outline = fitPath(item.path);
    if (!outline || shapes.length > MOST_SHAPES) return;
    const box = paintedBox(item.path, item.stroke);
    if (!box || clips.some((clip) => isOutside(box, clip))) return;
    if (!clips.every((clip) => isWithin(box, clip, tolerance))) lacks.add('clipping');
    for (const words of lacksOf(outline, item)) lacks.add(words);
    if (outline.path.length > MOST_OF_OUTLINE) lacks.add('outlines of too many points');
    shapes.push({ name: drawn.names.get(item), outline, fill: item.fill, stroke: item.stroke, opacity });
  };
  visit(drawn.items, 1, [view]);
  if (shapes.length > MOST_SHAPES) lacks.add(`more than ${MOST_SHAPES} shapes`);
  return lacks.size > 0 ? { ok: false, lacks: [...lacks] } : { ok: true, shapes };
}

/** The maximum distance of a gradient's ends from its box in a document, in sides of the box. */
const FARTHEST = 10;

/** Returns the parts of a look that documents can't express. */
function lacksOf(outline: FittedPath, { fill, stroke }: PathItem): readonly string[] {
  const { left, top, width, height } = outline;
  const gradients = [fill, stroke?.paint].filter((paint) => paint !== undefined && paint.type !== 'solid');
  if (gradients.length === 0) return [];
  if (width === 0 || height === 0) return ['gradients of straight lines'];
  const isNear = ([x, y]: readonly [number, number]) =>
    Math.abs(x - left) <= FARTHEST * width && Math.abs(y - top) <= FARTHEST * height;
  return gradients.every((gradient) => pointsOf(gradient).every(isNear))
    ? []
    : ['gradients that begin far away'];
}

/** Returns the points that define a gradient in a document. */
export function pointsOf(gradient: GradientPaint): readonly (readonly [number, number])[] {
  if (gradient.type === 'linearGradient') return [gradient.start, gradient.end];
  if (gradient.type === 'conicGradient') return [gradient.centre];
  const { centre, focus, radius, transform = IDENTITY } = gradient;
  const [x, y] = centre;
  return [centre, [x + radius, y] as const, [x, y + radius] as const, focus].map((point) =>
    transformPoint(transform, ...point),
  );
}

const isWithin = (box: Box, { left, top, right, bottom }: Box, tolerance: number): boolean =>
  box.left >= left - tolerance &&
  box.top >= top - tolerance &&
  box.right <= right + tolerance &&
  box.bottom <= bottom + tolerance;

const isOutside = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= right || box.top >= bottom || box.right <= left || box.bottom <= top;

/** Returns the paths in items, including those in groups. */
const pathsIn = (items: readonly DisplayItem[]): readonly PathItem[] =>
  items.flatMap((item) => {
    if (item.type === 'path') return [item];
    return item.type === 'group' ? pathsIn(item.items) : [];
  });

/** The maximum number of paths whose boxes are compared. */
const MOST_COMPARED = 1_000;

/** Whether paths don't overlap, so that a group's opacity may apply to each. */
function areApart(items: readonly DisplayItem[]): boolean {
  const boxes = pathsIn(items).flatMap(({ path, stroke }) => paintedBox(path, stroke) ?? []);
  if (boxes.length > MOST_COMPARED) return false;
  return boxes.every((box, index) => boxes.slice(index + 1).every((other) => isOutside(box, other)));
}

/** Returns the box of a rectangular outline without rotation. */
function uprightBox(path: string): Box | undefined {
  const outline = fitPath(path);
  if (!outline || !isUpright(outline.path)) return undefined;
  const { left, top, width, height } = outline;
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether path data from 0 to 1 follows its box. */
function isUpright(path: string): boolean {
  const corners = path
    .replace(/ ?Z$/, '')
    .split(/ ?[ML] /)
    .slice(1);
  if (corners.length === 5 && corners[0] === corners[4]) corners.pop();
  const isAside = (corner: string, next: string | undefined) =>
    (corner[0] === next?.[0]) !== (corner[2] === next?.[2]);
  return (
    new Set(corners).size === 4 &&
    corners.length === 4 &&
    corners.every((corner, index) => /^[01] [01]$/.test(corner) && isAside(corner, corners[(index + 1) % 4]))
  );
}
