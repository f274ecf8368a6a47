import type { Box } from '@/engine/document';
import type { Size, ViewportState } from './Viewport';

/** The most pixels one picture of a page has; of larger ones only what can be seen is painted. */
const MOST_PIXELS = 16_000_000;
/** How far beyond what can be seen is painted, as a part of the room. */
const BEYOND = 0.25;

/** What of a page is painted, in points: all of it, or as much as can be seen where that would be too large. */
export function paintArea(whole: Box, room: Size, { scale, x, y }: ViewportState, pixelRatio: number): Box {
  const density = scale * pixelRatio;
  if (whole.width * whole.height * density * density <= MOST_PIXELS) return whole;
  const [spareX, spareY] = [room.width * BEYOND, room.height * BEYOND];
  const left = Math.max(whole.x, (-x - spareX) / scale);
  const top = Math.max(whole.y, (-y - spareY) / scale);
  const right = Math.min(whole.x + whole.width, (room.width - x + spareX) / scale);
  const bottom = Math.min(whole.y + whole.height, (room.height - y + spareY) / scale);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
