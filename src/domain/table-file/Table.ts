/** A spreadsheet value other than text, with its displayed text. */
export interface TypedCell {
  readonly kind: 'number' | 'date' | 'boolean';
  /** The displayed text. */
  readonly text: string;
  /** A number with a decimal point, a day as `yyyy-MM-dd`, or `true` or `false`. */
  readonly value: string;
}

/** A cell of a table: a text, or a value with its displayed text. */
export type TableCell = string | TypedCell;

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The lines of a file with values. */
export interface Table {
  readonly lines: readonly (readonly TableCell[])[];
  /** The line numbers in the file, from 1; `undefined` if all lines are included. */
  readonly numbers?: readonly number[];
  /** Lines with values, including those beyond the limit. */
  readonly count: number;
  /** Whether numbers may have decimal commas. */
  readonly hasCommas: boolean;
  /** The sheets of a workbook; empty for a CSV file. */
  readonly sheets: readonly Sheet[];
  /** The name of the sheet that was read. */
  readonly sheet?: string;
  /** Sentences about cells without a valid value. */
  readonly notes: readonly string[];
}

/** Returns the displayed text of a cell. */
export const textOfTableCell = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.text);

/** Whether a cell is blank. */
export const isBlankCell = (cell: TableCell): boolean => textOfTableCell(cell).trim() === '';

/** Returns a number as displayed if that is a plain number of the same value; otherwise its value. */
function spellNumber({ text, value }: TypedCell): string {
  return /^-?\d+(?:\.\d+)?$/.test(text) && Number(text) === Number(value) ? text : value;
}

/** Returns the value of a cell of this kind as text; other cells give their displayed text. */
export function valueText(cell: TableCell, kind: TypedCell['kind']): string {
  if (typeof cell === 'string') return cell;
  if (cell.kind !== kind) return cell.text;
  return kind === 'number' ? spellNumber(cell) : cell.value;
}
