import type { CSSProperties } from 'react';
import type { SelectionBox } from '@/engine/text';

/**
 * Positions a box of a frame on the screen, rotated if its text follows a path or is vertical. `scale` is CSS pixels
 * per point.
 */
export function boxStyle({ x, y, width, height, transform }: SelectionBox, scale: number): CSSProperties {
  const place = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  if (!transform) return place;
  const [a, b, c, d, e, f] = transform;
  return {
    ...place,
    // The transform's origin is the frame's corner, not the box's.
    transformOrigin: `${-x * scale}px ${-y * scale}px`,
    transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e * scale}, ${f * scale})`,
  };
}
