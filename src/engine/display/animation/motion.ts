/** How a frame differs from the design. */
export interface Motion {
  /** In points, in the directions of the page. */
  readonly x: number;
  readonly y: number;
  /** About the frame's centre, clockwise. */
  readonly degrees: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** From 0 to 1, of the frame's own. */
  readonly opacity: number;
}

/** No difference from the design. */
export const STILL: Motion = { x: 0, y: 0, degrees: 0, scaleX: 1, scaleY: 1, opacity: 1 };

/** Combines two motions. */
export const combineMotions = (one: Motion, other: Motion): Motion => ({
  x: one.x + other.x,
  y: one.y + other.y,
  degrees: one.degrees + other.degrees,
  scaleX: one.scaleX * other.scaleX,
  scaleY: one.scaleY * other.scaleY,
  opacity: one.opacity * other.opacity,
});
