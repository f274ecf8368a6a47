/** What the values of a column are. */
export const COLUMN_TYPES = ['singleLine', 'multiLine', 'number', 'date', 'boolean'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A column of a data set. */
export interface DataColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** A value of a row: numbers with a decimal point, dates as `yyyy-MM-dd`, `null` where a column that is no text has none. */
export type DataValue = string | number | boolean | null;

/** A number with the text it was written as, where that is not what the number looks like: 12.50 or 19,90. */
export interface WrittenNumber {
  readonly number: number;
  readonly text: string;
}

/** A value with its own spelling, or one that has none. */
export type DataCell = DataValue | WrittenNumber;

/** The values of a row in the order of the columns. */
export type DataRow = readonly DataCell[];

const isWritten = (cell: DataCell): cell is WrittenNumber => typeof cell === 'object' && cell !== null;

/** The value of a cell without its spelling. */
export const valueOfCell = (cell: DataCell): DataValue => (isWritten(cell) ? cell.number : cell);

/** A cell as it was written; empty where there is no value. */
export const textOfCell = (cell: DataCell): string => (isWritten(cell) ? cell.text : String(cell ?? ''));

/** Rows with the spellings beside them, as they are sent: those of a row by the place of their column. */
export interface SpelledRows {
  readonly data: DataValue[][];
  readonly texts: Record<string, string>[];
}

/** Takes rows apart for sending. */
export const spellRows = (rows: readonly DataRow[]): SpelledRows => ({
  data: rows.map((row) => row.map(valueOfCell)),
  texts: rows.map((row) =>
    Object.fromEntries(row.flatMap((cell, at) => (isWritten(cell) ? [[String(at), cell.text]] : []))),
  ),
});

/** Puts rows together that were sent. */
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
      return typeof value === 'number' && text !== undefined ? { number: value, text } : value;
    }),
  );

/** Digits a number can have without losing any of them. */
const MOST_DIGITS = 15;
const BOOLEAN = /^(?:true|false)$/i;

/** A day there is, as `yyyy-MM-dd`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** How numbers are written: without a leading 0 or +, which codes and telephone numbers have. */
const NUMBER = {
  '.': /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/,
  ',': /^-?(?:0|[1-9]\d*)(?:,\d+)?$/,
} as const;

type DecimalMark = keyof typeof NUMBER;

const isNumber = (text: string, mark: DecimalMark): boolean =>
  NUMBER[mark].test(text) && text.replaceAll(/\D/g, '').length <= MOST_DIGITS;

/**
 * Finds the type of a column by all of its values; empty ones say nothing, and a column of nothing else is text. Numbers keep
 * the text they were written as.
 * @param marks what may stand before the decimals; the column has one of them throughout
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
