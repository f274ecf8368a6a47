import type { Box, Id } from '@/engine/document';
import { boundsOf, scaledWithin, type Place } from './geometry';

/**
 * Changes one length of the box around frames: its place moves all of them together, its size scales them as one.
 * @param keepsProportions whether the other length of the box follows its size
 * @returns where each frame is then; the box's upper left corner stays when its size changes
 */
export function changeBox(
  places: ReadonlyMap<Id, Place>,
  side: keyof Box,
  value: number,
  keepsProportions: boolean,
): ReadonlyMap<Id, Place> {
  const from = boundsOf([...places.values()]);
  const to = { ...from, [side]: value };
  if (side === 'x' || side === 'y')
    return mapPlaces(places, (place) => ({ ...place, [side]: place[side] + value - from[side] }));
  const factor = from[side] > 0 ? value / from[side] : 1;
  if (keepsProportions) {
    to.width = from.width * factor;
    to.height = from.height * factor;
  }
  return mapPlaces(places, (place) => scaledWithin(place, from, to));
}

const mapPlaces = (places: ReadonlyMap<Id, Place>, change: (place: Place) => Place) =>
  new Map([...places].map(([id, place]) => [id, change(place)] as const));
