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

/** The values of a row in the order of the columns. */
export type DataRow = readonly DataValue[];

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
 * What a column holds, judged by all of its values; empty ones say nothing, and a column of nothing else is text.
 * @param marks what may stand before the decimals; the column has one of them throughout
 */
export function readColumn(
  texts: readonly string[],
  marks: readonly DecimalMark[],
): { readonly type: ColumnType; readonly values: DataRow } {
  const given = texts.map((text) => text.trim()).filter((text) => text !== '');
  const typed = (type: ColumnType, read: (text: string) => DataValue) => ({
    type,
    values: texts.map((text) => (text.trim() === '' ? null : read(text.trim()))),
  });
  if (given.length > 0) {
    if (given.every((text) => BOOLEAN.test(text)))
      return typed('boolean', (text) => text.toLowerCase() === 'true');
    if (given.every(isDay)) return typed('date', (text) => text);
    const mark = marks.find((each) => given.every((text) => isNumber(text, each)));
    if (mark) return typed('number', (text) => Number(text.replace(mark, '.')));
  }
  return { type: texts.some((text) => /[\r\n]/.test(text)) ? 'multiLine' : 'singleLine', values: texts };
}
