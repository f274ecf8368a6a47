import type { CSSProperties } from 'react';
import type { SelectionBox } from '@/engine/text';

/** Where a box of a frame stands on the screen, turned where its text runs along a path or down; `scale` is CSS pixels per point. */
export function boxStyle({ x, y, width, height, transform }: SelectionBox, scale: number): CSSProperties {
  const place = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  if (!transform) return place;
  const [a, b, c, d, e, f] = transform;
  return {
    ...place,
    // Places in the frame are turned about its corner, which lies this far from the box's own.
    transformOrigin: `${-x * scale}px ${-y * scale}px`,
    transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e * scale}, ${f * scale})`,
  };
}
