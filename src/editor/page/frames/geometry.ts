import type { Box } from '@/engine/document';

/** A point of the page, in the unit of its layout. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a frame stands on the page: its box before rotation, turned clockwise about its centre. */
export interface Place extends Box {
  readonly rotationDegrees: number;
}

/** Which side of a box is held: -1 the left or upper one, 1 the right or lower one, 0 neither. */
export interface Handle {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** No frame is dragged smaller than this part of a unit. */
const SMALLEST = 0.01;
const HALF_TURN = 180;

const radians = (degrees: number) => (degrees * Math.PI) / HALF_TURN;

/** A vector turned clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The middle of a box, which turning leaves where it is. */
export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The corners of a frame on the page, clockwise from what was its upper left one. */
export function cornersOf(place: Place): readonly [Point, Point, Point, Point] {
  const centre = centreOf(place);
  const corner = (dx: number, dy: number): Point => {
    const { x, y } = turned({ x: (dx * place.width) / 2, y: (dy * place.height) / 2 }, place.rotationDegrees);
    return { x: centre.x + x, y: centre.y + y };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The smallest upright box around frames as they are turned. @throws RangeError for none */
export function boundsOf(places: readonly Place[]): Box {
  if (places.length === 0) throw new RangeError('There are no frames.');
  const corners = places.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A point of the page, seen from the corner of a frame before it was turned. */
export function pointIn(place: Place, point: Point): Point {
  const centre = centreOf(place);
  const inFrame = turned({ x: point.x - centre.x, y: point.y - centre.y }, -place.rotationDegrees);
  return { x: inFrame.x + place.width / 2, y: inFrame.y + place.height / 2 };
}

/** Whether a point of the page lies in a frame. */
export function contains(place: Place, point: Point): boolean {
  const { x, y } = pointIn(place, point);
  return x >= 0 && x <= place.width && y >= 0 && y <= place.height;
}

/** Whether the corners of two convex shapes leave a gap between them along this axis. */
function isApart(one: readonly Point[], other: readonly Point[], axis: Point): boolean {
  const along = ({ x, y }: Point) => x * axis.x + y * axis.y;
  const [first, second] = [one.map(along), other.map(along)];
  return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first);
}

/** Whether a frame and an upright box have a point in common. */
export function touches(place: Place, box: Box): boolean {
  const [frame, area] = [cornersOf(place), cornersOf({ ...box, rotationDegrees: 0 })];
  const axes = [0, place.rotationDegrees].flatMap((degrees) => [
    turned({ x: 1, y: 0 }, degrees),
    turned({ x: 0, y: 1 }, degrees),
  ]);
  return !axes.some((axis) => isApart(frame, area, axis));
}

/** The upright box between two points. */
export const boxBetween = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const least = (length: number) => Math.max(SMALLEST, length);

/**
 * A frame of which a handle is dragged: the side or corner opposite stays where it is, however the frame is turned.
 *
 * @param by how far the handle was dragged on the page
 * @param keepsProportions with a corner held, the diagonal leads; with a side held, the other length follows it
 */
export function resized(place: Place, { dx, dy }: Handle, by: Point, keepsProportions: boolean): Place {
  const inFrame = turned(by, -place.rotationDegrees);
  let width = dx === 0 ? place.width : least(place.width + dx * inFrame.x);
  let height = dy === 0 ? place.height : least(place.height + dy * inFrame.y);
  if (keepsProportions && place.width > 0 && place.height > 0) {
    const [across, down] = [width / place.width, height / place.height];
    const factor = dx === 0 ? down : dy === 0 ? across : Math.max(across, down);
    width = least(place.width * factor);
    height = least(place.height * factor);
  }
  // The centre moves by half of what was added, on the side that was held.
  const shift = turned(
    { x: (dx * (width - place.width)) / 2, y: (dy * (height - place.height)) / 2 },
    place.rotationDegrees,
  );
  const centre = centreOf(place);
  return {
    ...{ width, height, rotationDegrees: place.rotationDegrees },
    x: centre.x + shift.x - width / 2,
    y: centre.y + shift.y - height / 2,
  };
}

/** Degrees from 0 up to 360. */
export const normalised = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** A frame turned about a point of the page. */
export function turnedAbout(place: Place, pivot: Point, degrees: number): Place {
  const centre = centreOf(place);
  const moved = turned({ x: centre.x - pivot.x, y: centre.y - pivot.y }, degrees);
  return {
    ...place,
    x: pivot.x + moved.x - place.width / 2,
    y: pivot.y + moved.y - place.height / 2,
    rotationDegrees: normalised(place.rotationDegrees + degrees),
  };
}

/** A frame as it stands when the box around it and others goes from one size to another. */
export function scaledWithin(place: Place, from: Box, to: Box): Place {
  const across = from.width > 0 ? to.width / from.width : 1;
  const down = from.height > 0 ? to.height / from.height : 1;
  const isLevel = normalised(place.rotationDegrees) % HALF_TURN === 0;
  // What is turned would be slanted by two different factors: it keeps its proportions.
  const even = Math.min(across, down);
  const [width, height] = [
    place.width * (isLevel ? across : even),
    place.height * (isLevel ? down : even),
  ].map(least) as [number, number];
  const centre = centreOf(place);
  return {
    ...{ width, height, rotationDegrees: place.rotationDegrees },
    x: to.x + (centre.x - from.x) * across - width / 2,
    y: to.y + (centre.y - from.y) * down - height / 2,
  };
}

/** The direction from one point to another in degrees clockwise from upwards. */
export const directionOf = (from: Point, to: Point): number =>
  normalised((Math.atan2(to.x - from.x, from.y - to.y) * HALF_TURN) / Math.PI);
