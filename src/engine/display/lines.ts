import { MITER_LIMIT } from '../document';
import type { Line } from './displayList';

/** The style of a line with nothing left out. A pattern of zeros, which PDF forbids, has no dashes. */
export function lineStyle({ cap = 'butt', join = 'miter', miterLimit = MITER_LIMIT, dash }: Line) {
  const isDashed = dash?.lengths.some((each) => each > 0) ?? false;
  return { cap, join, miterLimit, dash: isDashed && dash ? dash : { lengths: [], offset: 0 } };
}

/** How far a line may reach from the outline it follows, in the unit of its width: rather too far than too short. */
export function lineReach(line: Line): number {
  const { cap, join, miterLimit } = lineStyle(line);
  return (line.width / 2) * Math.max(cap === 'square' ? Math.SQRT2 : 1, join === 'miter' ? miterLimit : 1);
}
