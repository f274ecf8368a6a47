import { scalePicture } from '../frames/crop';
import { getCentre, getDirection, normaliseDegrees, type Place, type Point } from '../frames/geometry';

/** Zoom factor of a wheel step, and of + or −. */
const LARGER = 1.05;
/** Degrees per press of a bracket key; with Shift, the step to which rotation rounds. */
const TURN_STEP = { plain: 1, shift: 15 } as const;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.rotationDegrees === other.rotationDegrees;

/** Moves a picture by a vector. */
export const movePicture = (place: Place, by: Point): Place => ({
  ...place,
  x: place.x + by.x,
  y: place.y + by.y,
});

/** Scales a picture by one step around a point. */
export const zoomPicture = (place: Place, isLarger: boolean, around: Point): Place =>
  scalePicture(place, isLarger ? LARGER : 1 / LARGER, around);

/** Rotates a picture around its centre, from one position of the pointer to another. */
export function turnPicture(place: Place, from: Point, to: Point, isRounded: boolean): Place {
  const pivot = getCentre(place);
  const by = getDirection(pivot, to) - getDirection(pivot, from);
  const degrees = normaliseDegrees(place.rotationDegrees + by);
  const rounded = Math.round(degrees / TURN_STEP.shift) * TURN_STEP.shift;
  return { ...place, rotationDegrees: isRounded ? normaliseDegrees(rounded) : degrees };
}

/**
 * Returns the place of a picture after a key; undefined if the key doesn't change it.
 * @param middle the centre of the frame, around which keys zoom
 * @param pixel the length of an arrow key's step
 */
export function placeByKey(key: string, place: Place, middle: Point, pixel: number): Place | undefined {
  const step = STEPS[key];
  if (step) return movePicture(place, { x: step[0] * pixel, y: step[1] * pixel });
  const turn = (degrees: number) => ({
    ...place,
    rotationDegrees: normaliseDegrees(place.rotationDegrees + degrees),
  });
  if (key === '+' || key === '=') return zoomPicture(place, true, middle);
  if (key === '-') return zoomPicture(place, false, middle);
  if (key === '[') return turn(-TURN_STEP.plain);
  if (key === ']') return turn(TURN_STEP.plain);
  return undefined;
}
