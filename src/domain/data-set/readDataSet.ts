import { faultOfLongRows, readCsvFile } from '../format';
import { faultOfCharacters, LONGEST_ITEM_NAME } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import { readColumn, type DataColumn, type DataRow } from './columns';

/** How much a data set holds at most. */
export const DATA_SET_LIMITS = {
  /** Of the file. */
  bytes: 10_000_000,
  columns: 200,
  rows: 10_000,
  /** Characters of a value. */
  value: 10_000,
} as const;

/** Why a file is not taken that is larger than data sets may be. */
export const DATA_SET_TOO_LARGE: Refusal = { status: 413, detail: 'A data set is a file of up to 10 MB.' };

/** What a data set holds. */
export interface DataSetContent {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

type Read<Value> = { readonly value: Value } | { readonly refusal: Refusal };

const refuse = (message: string) => ({ refusal: invalidField('file', message) });
const count = (value: number) => value.toLocaleString('en');

const isEmpty = (line: readonly string[]) => line.every((value) => value.trim() === '');

/**
 * How many columns the first line has, without those behind the last one with a value: spreadsheets leave such columns. Each
 * value is looked at once.
 */
function usedWidth(lines: readonly (readonly string[])[]): number {
  let width = 0;
  const most = lines[0]?.length ?? 0;
  for (const line of lines) {
    for (let at = Math.min(line.length, most) - 1; at >= width; at -= 1)
      if (line[at]?.trim() !== '') width = at + 1;
  }
  return width;
}

/** The columns of a file as texts, the name of each first. Lines without any value are left out. */
function readLines(lines: readonly (readonly string[])[]): Read<string[][]> {
  const [first = [], ...rest] = lines;
  const width = usedWidth(lines);
  const rows = rest.filter((line) => !isEmpty(line));
  if (width > DATA_SET_LIMITS.columns)
    return refuse(`The file has ${count(width)} columns; a data set has up to ${DATA_SET_LIMITS.columns}.`);
  if (rows.length > DATA_SET_LIMITS.rows)
    return refuse(
      `The file has ${count(rows.length)} rows; a data set has up to ${count(DATA_SET_LIMITS.rows)}.`,
    );
  const fault = faultOfLongRows(lines, width);
  if (fault !== undefined) return refuse(fault);
  for (const [index, line] of rest.entries()) {
    const row = index + 2;
    const at = line.findIndex((value) => value.length > DATA_SET_LIMITS.value);
    if (at >= 0)
      return refuse(
        `Row ${count(row)}, column ${at + 1}: a value has up to ${count(DATA_SET_LIMITS.value)} characters.`,
      );
  }
  return {
    value: Array.from({ length: width }, (_, at) => [first, ...rows].map((line) => line[at] ?? '')),
  };
}

function refusalOfNames(names: readonly string[]): Refusal | undefined {
  const faults = names.map((name, index) => {
    if (name === '') return `Column ${index + 1} has no name in the first row.`;
    if ([...name].length > LONGEST_ITEM_NAME)
      return `The name of column ${index + 1} has more than ${LONGEST_ITEM_NAME} characters.`;
    const fault = faultOfCharacters(name);
    if (fault !== undefined) return `Column ${index + 1}: ${fault}`;
    return names.indexOf(name) < index ? `Two columns are named “${name}”.` : undefined;
  });
  const fault = faults.find((each) => each !== undefined);
  return fault === undefined ? undefined : invalidField('file', fault);
}

/**
 * Reads a CSV file as spreadsheets write it, the first row as names. Columns are typed by their values; where no comma stands
 * between these, one may stand before decimals.
 */
export function readDataSet(bytes: Uint8Array): Read<DataSetContent> {
  if (bytes.length > DATA_SET_LIMITS.bytes) return { refusal: DATA_SET_TOO_LARGE };
  const read = readCsvFile(bytes);
  if ('fault' in read) return refuse(read.fault);
  const columns = readLines(read.lines);
  if ('refusal' in columns) return columns;
  if (columns.value.length === 0) return refuse('The file is empty.');
  const names = columns.value.map(([name = '']) => name.trim());
  const refusal = refusalOfNames(names);
  if (refusal) return { refusal };
  const typed = columns.value.map(([, ...texts]) =>
    readColumn(texts, read.separator === ',' ? ['.'] : ['.', ',']),
  );
  return {
    value: {
      columns: typed.map(({ type }, index) => ({ name: names[index] ?? '', type })),
      rows: Array.from({ length: (columns.value[0]?.length ?? 1) - 1 }, (_, row) =>
        typed.map(({ values }) => values[row] ?? null),
      ),
    },
  };
}
