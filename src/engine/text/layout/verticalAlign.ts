import type { TextOptions } from '../../document';
import type { Flow, FlowedLine } from './flow';

/** Lines of one column moved down to where they stand. */
function alignColumn(
  lines: readonly FlowedLine[],
  room: number,
  align: TextOptions['verticalAlign'],
): FlowedLine[] {
  const moved = (share: (index: number) => number) =>
    lines.map((line, index) => ({ ...line, top: line.top + room * share(index) }));
  if (align === 'middle') return moved(() => 0.5);
  if (align === 'bottom') return moved(() => 1);
  if (align === 'justify' && lines.length > 1) return moved((index) => index / (lines.length - 1));
  return [...lines];
}

/** Puts the lines of each column at its top, middle or bottom, or spreads them over it. */
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
