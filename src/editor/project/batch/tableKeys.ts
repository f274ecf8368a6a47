import type { CellPlace } from './batchView';

/** Number of rows a page key moves. */
const PAGE = 10;

interface TableSize {
  /** Includes the empty row at the end. */
  readonly rows: number;
  readonly columns: number;
}

interface Pressed {
  readonly key: string;
  readonly isCommand: boolean;
}

/** Returns the cell a movement key leads to, which may be a row's head; `undefined` for other keys. */
export function moveByKey(
  { key, isCommand }: Pressed,
  { row, column }: CellPlace,
  { rows, columns }: TableSize,
): CellPlace | undefined {
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowDown: { row: isCommand ? rows - 1 : row + 1, column },
    ArrowUp: { row: isCommand ? 0 : row - 1, column },
    ArrowRight: { row, column: isCommand ? columns - 1 : column + 1 },
    ArrowLeft: { row, column: isCommand ? 0 : column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: isCommand ? 0 : row, column: 0 },
    End: { row: isCommand ? rows - 1 : row, column: columns - 1 },
  };
  const target = targets[key];
  return (
    target && {
      row: Math.min(Math.max(target.row, 0), rows - 1),
      column: Math.min(Math.max(target.column, -1), columns - 1),
    }
  );
}

/** Returns the next or previous cell in reading order. */
export function getNextCell({ row, column }: CellPlace, columns: number, step: 1 | -1): CellPlace {
  const to = Math.max(row * columns + column + step, 0);
  return { row: Math.floor(to / columns), column: to % columns };
}

/** Returns the rows and columns between two corners, both included. */
export const getArea = (place: CellPlace, anchor: CellPlace) => ({
  top: Math.min(place.row, anchor.row),
  bottom: Math.max(place.row, anchor.row),
  left: Math.max(0, Math.min(place.column, anchor.column)),
  right: Math.max(place.column, anchor.column),
});

/**
 * Returns the DOM id of a cell.
 * @param table id prefix of the table
 */
export const cellId = (table: string, { row, column }: CellPlace): string => `${table}-${row}-${column}`;
