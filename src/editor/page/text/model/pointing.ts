import type { Placement } from '@/engine/document';

/** A place on the screen or in a frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a place on the screen lies in a frame that is turned and scaled about its middle.
 * @param seen the upright rectangle around what is shown of the frame, on the screen
 * @param box what is shown of the frame, in points from its corner
 * @param scale CSS pixels per point
 */
export function pointIn(
  point: Point,
  seen: Box,
  box: Box,
  { rotationDegrees, scaleX, scaleY }: Pick<Placement, 'rotationDegrees' | 'scaleX' | 'scaleY'>,
  scale: number,
): Point {
  // However it is turned, its middle is that of the rectangle around it.
  const dx = (point.x - seen.x - seen.width / 2) / scale;
  const dy = (point.y - seen.y - seen.height / 2) / scale;
  const angle = (-rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: box.x + box.width / 2 + (dx * cos - dy * sin) / (scaleX || 1),
    y: box.y + box.height / 2 + (dx * sin + dy * cos) / (scaleY || 1),
  };
}
