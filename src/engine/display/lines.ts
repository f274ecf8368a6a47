import { MITER_LIMIT } from '../document';
import type { Line } from './displayList';

/** Returns the complete style of a line. A pattern of zeros, which PDF forbids, has no dashes. */
export function lineStyle({ cap = 'butt', join = 'miter', miterLimit = MITER_LIMIT, dash }: Line) {
  const isDashed = dash?.lengths.some((each) => each > 0) ?? false;
  return { cap, join, miterLimit, dash: isDashed && dash ? dash : { lengths: [], offset: 0 } };
}

/** Returns an upper bound of how far a line reaches from its outline, in the unit of its width. */
export function lineReach(line: Line): number {
  const { cap, join, miterLimit } = lineStyle(line);
  return (line.width / 2) * Math.max(cap === 'square' ? Math.SQRT2 : 1, join === 'miter' ? miterLimit : 1);
}
