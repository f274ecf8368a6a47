import { isBlankCell, textOfTableCell, type TableCell, type TypedCell } from '../table-file';

/** The types of a column's values. */
export const COLUMN_TYPES = ['singleLine', 'multiLine', 'number', 'date', 'boolean'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a data set. */
export interface DataColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** A value of a row: numbers with a decimal point, dates as `yyyy-MM-dd`, `null` for an empty value other than text. */
export type DataValue = string | number | boolean | null;

/** A number with its original text, if that differs: 12.50 or 19,90. */
export interface WrittenNumber {
  readonly number: number;
  readonly text: string;
}

/** A day with its displayed text: 1 June 2027 in a workbook. */
export interface WrittenDay {
  readonly day: string;
  readonly text: string;
}

/** A value with or without its original text. */
export type DataCell = DataValue | WrittenNumber | WrittenDay;

/** The values of a row in column order. */
export type DataRow = readonly DataCell[];

const isWritten = (cell: DataCell): cell is WrittenNumber | WrittenDay =>
  typeof cell === 'object' && cell !== null;

/** Returns the value of a cell without its original text. */
export function valueOfCell(cell: DataCell): DataValue {
  if (!isWritten(cell)) return cell;
  return 'number' in cell ? cell.number : cell.day;
}

/** Returns the original text of a cell; empty if it has no value. */
export const textOfCell = (cell: DataCell): string => (isWritten(cell) ? cell.text : String(cell ?? ''));

/** Rows for transfer, with their original texts by column index. */
export interface SpelledRows {
  readonly data: DataValue[][];
  readonly texts: Record<string, string>[];
}

/** Separates values and original texts for transfer. */
export const spellRows = (rows: readonly DataRow[]): SpelledRows => ({
  data: rows.map((row) => row.map(valueOfCell)),
  texts: rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, at) => (isWritten(cell) ? [[String(at), cell.text]] : []))),
  ),
});

/** Combines transferred values and original texts. */
export const rowsOfSpelled = ({
  data,
  texts = [],
}: {
  readonly data: readonly (readonly DataValue[])[];
  readonly texts?: readonly Readonly<Record<string, string>>[] | undefined;
}): DataRow[] =>
  data.map((row, index) =>
    row.map((value, at) => {
      const text = texts[index]?.[at];
      if (text === undefined) return value;
      if (typeof value === 'number') return { number: value, text };
      return typeof value === 'string' ? { day: value, text } : value;
    }),
  );

/** The maximum number of digits without loss of precision. */
const MOST_DIGITS = 15;
const BOOLEAN = /^(?:true|false)$/i;

/** Whether a text is a valid day, as `yyyy-MM-dd`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Patterns of numbers: without a leading 0 or +, which mark codes and telephone numbers. */
const NUMBER = {
  '.': /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
  ',': /^-?(?:0|[1-9]\d*)(?:,\d+)?$/,
} as const;

type DecimalMark = keyof typeof NUMBER;

const isNumber = (text: string, mark: DecimalMark): boolean =>
  NUMBER[mark].test(text) && text.replaceAll(/\D/g, '').length <= MOST_DIGITS;

/**
 * Detects the type of a column by its non-empty values; a column without any is text. Numbers keep their original text.
 * @param marks allowed decimal marks; a column uses one of them throughout
 */
export function readColumn(
  texts: readonly string[],
  marks: readonly DecimalMark[],
): { readonly type: ColumnType; readonly values: DataRow } {
  const given = texts.map((text) => text.trim()).filter((text) => text !== '');
  const typed = (type: ColumnType, read: (text: string) => DataCell) => ({
    type,
    values: texts.map((text) => (text.trim() === '' ? null : read(text.trim()))),
  });
  if (given.length > 0) {
    if (given.every((text) => BOOLEAN.test(text)))
      return typed('boolean', (text) => text.toLowerCase() === 'true');
    if (given.every(isDay)) return typed('date', (text) => text);
    const mark = marks.find((each) => given.every((text) => isNumber(text, each)));
    if (mark)
      return typed('number', (text) => {
        const number = Number(text.replace(mark, '.'));
        return String(number) === text ? number : { number, text };
      });
  }
  return { type: texts.some((text) => /[\r\n]/.test(text)) ? 'multiLine' : 'singleLine', values: texts };
}

/** Converts a workbook cell, with its displayed text if that differs. */
function readTypedCell({ kind, text, value }: TypedCell): DataCell {
  if (kind === 'boolean') return value === 'true';
  if (text === value) return kind === 'number' ? Number(value) : value;
  return kind === 'number' ? { number: Number(value), text } : { day: value, text };
}

/**
 * Detects the type of a table column: by the kind of its cells if they are typed, otherwise by its texts, see
 * `readColumn`.
 */
export function readTableColumn(cells: readonly TableCell[], marks: readonly DecimalMark[]) {
  const given = cells.filter((cell) => !isBlankCell(cell));
  const [first] = given;
  if (
    typeof first !== 'object' ||
    !given.every((cell) => typeof cell === 'object' && cell.kind === first.kind)
  )
    return readColumn(cells.map(textOfTableCell), marks);
  const values = cells.map((cell) => (typeof cell === 'object' ? readTypedCell(cell) : null));
  return { type: first.kind, values };
}
