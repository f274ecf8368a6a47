import type { Placement } from '@/engine/document';

/** A point on the screen or in a frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a screen position to a frame that is rotated and scaled about its centre.
 * @param seen bounding box of the frame's visible part on the screen
 * @param box the frame's visible part, in points from its corner
 * @param scale CSS pixels per point
 */
export function pointIn(
  point: Point,
  seen: Box,
  box: Box,
  { rotationDegrees, scaleX, scaleY }: Pick<Placement, 'rotationDegrees' | 'scaleX' | 'scaleY'>,
  scale: number,
): Point {
  // The centre of a rotated frame is that of its bounding box.
  const dx = (point.x - seen.x - seen.width / 2) / scale;
  const dy = (point.y - seen.y - seen.height / 2) / scale;
  const angle = (-rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: box.x + box.width / 2 + (dx * cos - dy * sin) / (scaleX || 1),
    y: box.y + box.height / 2 + (dx * sin + dy * cos) / (scaleY || 1),
  };
}
