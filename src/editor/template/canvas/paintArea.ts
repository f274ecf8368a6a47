import type { Box } from '@/engine/document';
import type { Size, ViewportState } from './Viewport';

/** Maximum number of pixels of a painted page; of a larger one, only the visible part is painted. */
const MOST_PIXELS = 16_000_000;
/** Margin painted around the visible part, as a fraction of the canvas. */
const BEYOND = 0.25;

/** Returns the part of a page to paint, in points: all of it, or the visible part if that would be too large. */
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
