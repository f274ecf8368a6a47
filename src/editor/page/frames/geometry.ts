import type { Box } from '@/engine/document';

/** A point of the page in its layout's unit. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place of a frame: its box before rotation, rotated clockwise about its centre. */
export interface Place extends Box {
  readonly rotationDegrees: number;
}

/** The dragged side of a box: -1 is left or top, 1 right or bottom, 0 none. */
export interface Handle {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** Minimum size of a dragged frame, in units. */
const SMALLEST = 0.01;
const HALF_TURN = 180;

const radians = (degrees: number) => (degrees * Math.PI) / HALF_TURN;

/** Rotates a vector clockwise. */
export function rotateVector({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Returns the centre of a box, which rotation keeps. */
export const getCentre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the corners of a rotated frame on the page, clockwise from its original upper left one. */
export function getCorners(place: Place): readonly [Point, Point, Point, Point] {
  const centre = getCentre(place);
  const corner = (dx: number, dy: number): Point => {
    const { x, y } = rotateVector(
      { x: (dx * place.width) / 2, y: (dy * place.height) / 2 },
      place.rotationDegrees,
    );
    return { x: centre.x + x, y: centre.y + y };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Returns the bounding box of rotated frames. @throws RangeError for an empty list */
export function getBounds(places: readonly Place[]): Box {
  if (places.length === 0) throw new RangeError('There are no frames.');
  const corners = places.flatMap(getCorners);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Converts a point of the page to coordinates of the unrotated frame. */
export function toFramePoint(place: Place, point: Point): Point {
  const centre = getCentre(place);
  const inFrame = rotateVector({ x: point.x - centre.x, y: point.y - centre.y }, -place.rotationDegrees);
  return { x: inFrame.x + place.width / 2, y: inFrame.y + place.height / 2 };
}

/** Whether a point of the page is inside a frame. */
export function contains(place: Place, point: Point): boolean {
  const { x, y } = toFramePoint(place, point);
  return x >= 0 && x <= place.width && y >= 0 && y <= place.height;
}

/** Whether this axis separates two convex shapes. */
function isApart(one: readonly Point[], other: readonly Point[], axis: Point): boolean {
  const along = ({ x, y }: Point) => x * axis.x + y * axis.y;
  const [first, second] = [one.map(along), other.map(along)];
  return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first);
}

/** Whether a frame and an upright box intersect. */
export function touches(place: Place, box: Box): boolean {
  const [frame, area] = [getCorners(place), getCorners({ ...box, rotationDegrees: 0 })];
  const axes = [0, place.rotationDegrees].flatMap((degrees) => [
    rotateVector({ x: 1, y: 0 }, degrees),
    rotateVector({ x: 0, y: 1 }, degrees),
  ]);
  return !axes.some((axis) => isApart(frame, area, axis));
}

/** Returns the upright box between two points. */
export const boxBetween = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const least = (length: number) => Math.max(SMALLEST, length);

/**
 * Resizes a frame by a handle: the opposite side or corner stays in place, also if the frame is rotated.
 *
 * @param by how far the handle moved on the page
 * @param keepsProportions a corner handle follows the diagonal; a side handle scales the other side along
 */
export function resizePlace(place: Place, { dx, dy }: Handle, by: Point, keepsProportions: boolean): Place {
  const inFrame = rotateVector(by, -place.rotationDegrees);
  let width = dx === 0 ? place.width : least(place.width + dx * inFrame.x);
  let height = dy === 0 ? place.height : least(place.height + dy * inFrame.y);
  if (keepsProportions && place.width > 0 && place.height > 0) {
    const [across, down] = [width / place.width, height / place.height];
    const factor = dx === 0 ? down : dy === 0 ? across : Math.max(across, down);
    width = least(place.width * factor);
    height = least(place.height * factor);
  }
  // The centre moves by half the added length, towards the handle.
  const shift = rotateVector(
    { x: (dx * (width - place.width)) / 2, y: (dy * (height - place.height)) / 2 },
    place.rotationDegrees,
  );
  const centre = getCentre(place);
  return {
    width,
    height,
    rotationDegrees: place.rotationDegrees,
    x: centre.x + shift.x - width / 2,
    y: centre.y + shift.y - height / 2,
  };
}

/** Normalises degrees to 0 ≤ x < 360. */
export const normaliseDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Rotates a frame about a point of the page. */
export function rotateAbout(place: Place, pivot: Point, degrees: number): Place {
  const centre = getCentre(place);
  const moved = rotateVector({ x: centre.x - pivot.x, y: centre.y - pivot.y }, degrees);
  return {
    ...place,
    x: pivot.x + moved.x - place.width / 2,
    y: pivot.y + moved.y - place.height / 2,
    rotationDegrees: normaliseDegrees(place.rotationDegrees + degrees),
  };
}

/** Scales a frame along with the box around it and others. */
export function scaleWithin(place: Place, from: Box, to: Box): Place {
  const across = from.width > 0 ? to.width / from.width : 1;
  const down = from.height > 0 ? to.height / from.height : 1;
  const isLevel = normaliseDegrees(place.rotationDegrees) % HALF_TURN === 0;
  // Two different factors would skew a rotated frame, so it keeps its proportions.
  const even = Math.min(across, down);
  const [width, height] = [
    place.width * (isLevel ? across : even),
    place.height * (isLevel ? down : even),
  ].map(least) as [number, number];
  const centre = getCentre(place);
  return {
    width,
    height,
    rotationDegrees: place.rotationDegrees,
    x: to.x + (centre.x - from.x) * across - width / 2,
    y: to.y + (centre.y - from.y) * down - height / 2,
  };
}

/** Returns the direction between two points, in degrees clockwise from up. */
export const getDirection = (from: Point, to: Point): number =>
  normaliseDegrees((Math.atan2(to.x - from.x, from.y - to.y) * HALF_TURN) / Math.PI);
