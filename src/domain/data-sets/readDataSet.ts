import { faultOfCharacters, LONGEST_ITEM_NAME } from '../item-name';
import { invalidField, type Refusal } from '../refusal';
import {
  TABLE_LIMITS,
  faultOfLongLines,
  isBlankCell,
  readTable,
  textOfTableCell,
  type Table,
  type TableCell,
  type TableTools,
} from '../table-file';
import { readTableColumn, type DataColumn, type DataRow } from './columns';

/** The limits of a data set. */
export const DATA_SET_LIMITS = {
  /** The size of the file. */
  bytes: TABLE_LIMITS.bytes,
  columns: 200,
  rows: 10_000,
  /** The length of a value in characters. */
  value: 10_000,
} as const;

/** The refusal of a file that is too large. */
export const DATA_SET_TOO_LARGE: Refusal = { status: 413, detail: 'A data set is a file of up to 10 MB.' };

/** The content of a data set. */
export interface DataSetContent {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

type Read<Value> = { readonly value: Value } | { readonly refusal: Refusal };

const refuse = (message: string) => ({ refusal: invalidField('file', message) });
const count = (value: number) => value.toLocaleString('en');

type Line = readonly TableCell[];

/** Returns the number of columns without empty ones at the end, which spreadsheets leave. Visits each value once. */
function usedWidth(lines: readonly Line[]): number {
  let width = 0;
  const most = lines[0]?.length ?? 0;
  for (const line of lines) {
    for (let at = Math.min(line.length, most) - 1; at >= width; at -= 1)
      if (!isBlankCell(line[at] ?? '')) width = at + 1;
  }
  return width;
}

/** Reads the columns of a table, each with its name first. Skips empty lines. */
function readColumns(table: Table): Read<TableCell[][]> {
  const { lines, numbers } = table;
  const [first = [], ...rest] = lines;
  const width = usedWidth(lines);
  const rows = rest.filter((line) => !line.every(isBlankCell));
  // Lines beyond the limit contain values, so they count.
  const total = rows.length + Math.max(0, table.count - lines.length);
  if (width > DATA_SET_LIMITS.columns)
    return refuse(`The file has ${count(width)} columns; a data set has up to ${DATA_SET_LIMITS.columns}.`);
  if (total > DATA_SET_LIMITS.rows)
    return refuse(`The file has ${count(total)} rows; a data set has up to ${count(DATA_SET_LIMITS.rows)}.`);
  const fault = faultOfLongLines(table, width);
  if (fault !== undefined) return refuse(fault);
  for (const [index, line] of rest.entries()) {
    const row = numbers?.[index + 1] ?? index + 2;
    const at = line.findIndex((cell) => textOfTableCell(cell).length > DATA_SET_LIMITS.value);
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

/** Converts a table to a data set; the first line contains names. Columns get types by their values. */
export function dataSetOfTable(table: Table): Read<DataSetContent> {
  const columns = readColumns(table);
  if ('refusal' in columns) return columns;
  if (columns.value.length === 0) return refuse('The file is empty.');
  const names = columns.value.map(([name = '']) => textOfTableCell(name).trim());
  const refusal = refusalOfNames(names);
  if (refusal) return { refusal };
  const typed = columns.value.map(([, ...cells]) =>
    readTableColumn(cells, table.hasCommas ? ['.', ','] : ['.']),
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

/**
 * Reads a CSV file or a workbook; the first row contains names. A comma may be a decimal mark unless it separates
 * values.
 */
export async function readDataSet(bytes: Uint8Array, tools: TableTools): Promise<Read<DataSetContent>> {
  if (bytes.length > DATA_SET_LIMITS.bytes) return { refusal: DATA_SET_TOO_LARGE };
  const read = await readTable(bytes, tools);
  return 'fault' in read ? refuse(read.fault) : dataSetOfTable(read.table);
}
