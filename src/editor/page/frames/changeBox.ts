import type { Box, Id } from '@/engine/document';
import { getBounds, scaleWithin, type Place } from './geometry';

/**
 * Changes one side of the box around frames: a position moves all frames, a size scales them together.
 * @param keepsProportions whether the other size follows
 * @returns the new place of each frame; a new size keeps the box's upper left corner
 */
export function changeBox(
  places: ReadonlyMap<Id, Place>,
  side: keyof Box,
  value: number,
  keepsProportions: boolean,
): ReadonlyMap<Id, Place> {
  const from = getBounds([...places.values()]);
  const to = { ...from, [side]: value };
  if (side === 'x' || side === 'y')
    return mapPlaces(places, (place) => ({ ...place, [side]: place[side] + value - from[side] }));
  const factor = from[side] > 0 ? value / from[side] : 1;
  if (keepsProportions) {
    to.width = from.width * factor;
    to.height = from.height * factor;
  }
  return mapPlaces(places, (place) => scaleWithin(place, from, to));
}

const mapPlaces = (places: ReadonlyMap<Id, Place>, change: (place: Place) => Place) =>
  new Map([...places].map(([id, place]) => [id, change(place)] as const));
