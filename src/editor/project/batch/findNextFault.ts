import type { FormField } from '../../page/fields/VariableField';
import type { BatchRow, CellPlace } from './batchView';
import type { RowCells, RowFaults } from './cells';

/** Finds the next wrong cell in reading order, wrapping to the start. */
export function findNextFault(
  rows: readonly BatchRow[],
  columns: readonly FormField[],
  faultsOf: (cells: RowCells) => RowFaults,
  from: CellPlace,
): CellPlace | undefined {
  const inRow = (row: number, after: number): CellPlace | undefined => {
    const faults = faultsOf(rows[row]?.cells ?? {});
    const column = columns.findIndex(({ id }, at) => at > after && faults.has(id));
    return column < 0 ? undefined : { row, column };
  };
  const isBehind = from.row >= rows.length;
  const here = isBehind ? undefined : inRow(from.row, from.column);
  if (here) return here;
  const start = isBehind ? -1 : from.row;
  for (let step = 1; step <= rows.length; step += 1) {
    const found = inRow((start + step) % rows.length, -1);
    if (found) return found;
  }
  return undefined;
}
