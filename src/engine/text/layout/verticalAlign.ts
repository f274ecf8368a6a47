import type { TextOptions } from '../../document';
import type { Flow, FlowedLine } from './flow';

/** Moves the lines of one column down to their places. */
function alignColumn(
  lines: readonly FlowedLine[],
  room: number,
  align: TextOptions['verticalAlign'],
): FlowedLine[] {
  const moveLines = (share: (index: number) => number) =>
    lines.map((line, index) => ({ ...line, top: line.top + room * share(index) }));
  if (align === 'middle') return moveLines(() => 0.5);
  if (align === 'bottom') return moveLines(() => 1);
  if (align === 'justify' && lines.length > 1) return moveLines((index) => index / (lines.length - 1));
  return [...lines];
}

/** Aligns the lines of each column at its top, middle or bottom, or spreads them. */
export function alignVertically(
  { lines, heights }: Flow,
  columnHeight: number,
  align: TextOptions['verticalAlign'],
): FlowedLine[] {
  return heights.flatMap((height, column) => {
    const own = lines.filter((line) => line.column === column);
    return alignColumn(own, Math.max(0, columnHeight - height), align);
  });
}
