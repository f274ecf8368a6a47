import { TABLE_LIMITS } from '../limits';
import { textOfTableCell, type TableCell } from '../Table';
import { TableError } from '../TableError';
import type { CellReference } from './references';

/** Collects the cells of a sheet as lines, without empty lines and leading empty columns. */
export class SheetLines {
  readonly #lines = new Map<number, TableCell[]>();
  /** The number of lines with values beyond the limit. */
  #beyond = 0;
  #lastBeyond = -1;
  #cells = 0;
  #merged = 0;
  #left = Number.POSITIVE_INFINITY;

  /** Whether the cells of a row are kept. */
  isKept(row: number): boolean {
    return this.#lines.has(row) || this.#lines.size < TABLE_LIMITS.lines;
  }

  /** Counts a row beyond the limit. Its cells must follow each other. */
  countRow(row: number): void {
    if (row !== this.#lastBeyond) this.#beyond += 1;
    this.#lastBeyond = row;
  }

  /**
   * Stores a cell of a kept row.
   * @throws TableError beyond the limit of cells
   */
  put({ row, column }: CellReference, cell: TableCell): void {
    if (textOfTableCell(cell) === '') return;
    const line = this.#lines.get(row) ?? [];
    this.#lines.set(row, line);
    this.#cells += Math.max(0, column + 1 - line.length);
    if (this.#cells > TABLE_LIMITS.cells)
      throw new TableError(`The sheet has more than ${TABLE_LIMITS.cells.toLocaleString('en')} cells.`);
    for (let at = line.length; at < column; at += 1) line.push('');
    line[column] = cell;
    this.#left = Math.min(this.#left, column);
  }

  /** Copies the value of a merged area to the rows below its first. */
  merge({ row, column }: CellReference, last: number): void {
    const cell = this.#lines.get(row)?.[column];
    if (cell === undefined) return;
    for (let each = row + 1; each <= last && this.#lines.has(each); each += 1) {
      this.#merged += 1;
      // Areas of a valid sheet never overlap; those of a hostile workbook may.
      if (this.#merged > TABLE_LIMITS.cells) throw new TableError('The sheet has too many merged cells.');
      this.put({ row: each, column }, cell);
    }
  }

  /** Returns the lines in sheet order. */
  take(): { readonly lines: TableCell[][]; readonly numbers: number[]; readonly count: number } {
    const sorted = [...this.#lines].toSorted(([one], [other]) => one - other);
    return {
      lines: sorted.map(([, line]) => line.slice(this.#left)),
      numbers: sorted.map(([row]) => row + 1),
      count: sorted.length + this.#beyond,
    };
  }
}
