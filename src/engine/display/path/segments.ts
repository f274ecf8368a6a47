import type { PathData } from '../displayList';
import { roundLength } from '../geometry/numbers';

/** A segment of an outline, in absolute coordinates. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Writes an outline for display lists, in thousandths of a point, scaled by a width and height. */
export const writePath = (segments: readonly Segment[], width = 1, height = 1): PathData =>
  segments
    .map(([command, ...numbers]) =>
      [command, ...numbers.map((number, index) => roundLength(number * (index % 2 ? height : width)))].join(
        ' ',
      ),
    )
    .join(' ');
