import type { BarsItem, PathData } from '../../display';

/** All bars as one path: painted one by one, neighbours would let the ground shine through between them. */
export const barsData = ({ bars }: BarsItem): PathData =>
  bars
    .map(
      ([x, y, width, height]) =>
        `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`,
    )
    .join(' ');
