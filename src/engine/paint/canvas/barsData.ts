import type { BarsItem, PathData } from '../../display';

/** Returns all bars as one path: single bars would let the background show between neighbours. */
export const barsData = ({ bars }: BarsItem): PathData =>
  bars
    .map(
      ([x, y, width, height]) =>
        `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`,
    )
    .join(' ');
