import { openCsv, readCsv } from '@/domain/format';
import {
  dropBlankLines,
  faultOfLongLines,
  isBlankCell,
  textOfTableCell,
  valueText,
  type Table,
  type TableCell,
} from '@/domain/table-file';
import type { FormField } from '../../page/fields/VariableField';
import { toCellText, type RowCells } from './cells';

type Line = readonly TableCell[];

/** Rows that were pasted or read. */
export interface ReadRows {
  readonly rows: readonly RowCells[];
  /** Number of rows in the file, including those beyond the limit. */
  readonly count: number;
  /** Whether the first line named columns; otherwise they are taken in order. */
  readonly hasNames: boolean;
  /** Columns that match no variable, by name or number. */
  readonly unused: readonly string[];
}

const same = (one: string, other: string | undefined) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

/** Finds the columns named by texts: by the names of variables, else by their labels; -1 if there is none. */
function matchColumnNames(cells: Line, columns: readonly FormField[]): readonly number[] {
  return cells.map(textOfTableCell).map((text) => {
    const at = columns.findIndex(({ variable }) => same(text, variable.name));
    return at >= 0 ? at : columns.findIndex(({ variable }) => same(text, variable.label));
  });
}

/** Whether a line is a header: it names two columns, or half of those it fills, and none twice. */
function isHead(named: readonly number[], line: Line): boolean {
  const found = named.filter((at) => at >= 0);
  const given = line.filter((cell) => !isBlankCell(cell)).length;
  return (
    new Set(found).size === found.length &&
    (found.length > 1 || (found.length > 0 && found.length * 2 >= given))
  );
}

const isBlank = (line: Line) => line.every(isBlankCell);

const COMMA_NUMBER = /^\s*-?\d+,\d+\s*$/;

/**
 * Returns the text of a cell for a variable: its displayed text, or the raw value for numbers, dates and booleans.
 */
function textFor({ variable: { type } }: FormField, cell: TableCell): string {
  return type === 'number' || type === 'date' || type === 'boolean'
    ? valueText(cell, type)
    : textOfTableCell(cell);
}

/** Converts a column to cell texts; reads decimal commas in numbers unless a number of the column has a point. */
function textsOf(column: FormField, cells: Line, hasCommas: boolean): readonly string[] {
  const texts = cells.map((cell) => textFor(column, cell));
  const isNumber =
    column.variable.type === 'number' &&
    hasCommas &&
    !cells.some((cell) => typeof cell === 'string' && cell.includes('.'));
  return texts.map((text) =>
    toCellText(column, isNumber && COMMA_NUMBER.test(text) ? text.replace(',', '.') : text),
  );
}

/** The read lines, before their columns are placed. */
export interface ReadTable {
  readonly lines: readonly Line[];
  /** Number of lines with values, including those beyond the limit. */
  readonly count: number;
  /** Whether the first line names columns. */
  readonly hasNames: boolean;
  /** The target column of each file column, by index; -1 for none. */
  readonly targets: readonly number[];
  /** Whether numbers may have decimal commas. */
  readonly hasCommas: boolean;
}

/** Places columns by the names in the first line, or else in order from an index on. */
function toTable(
  lines: readonly Line[],
  columns: readonly FormField[],
  { from, hasCommas, count = lines.length }: { from: number; hasCommas: boolean; count?: number },
): ReadTable {
  const [first = []] = lines;
  const named = matchColumnNames(first, columns);
  const hasNames = lines.length > 1 && isHead(named, first);
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const targets = Array.from({ length: width }, (_, at) => {
    const target = hasNames ? (named[at] ?? -1) : from + at;
    return target < columns.length ? target : -1;
  });
  return { lines, count, hasNames, targets, hasCommas };
}

/** Returns the indexes of columns that have values but no target. */
export function findUnplacedColumns({ lines, hasNames, targets }: ReadTable): readonly number[] {
  const used = new Set<number>();
  for (const line of lines.slice(hasNames ? 1 : 0))
    for (const [at, cell] of line.entries()) if (!isBlankCell(cell)) used.add(at);
  return targets.flatMap((target, at) => (target < 0 && used.has(at) ? [at] : []));
}

/** Returns the name of a column, or its number. */
export const columnName = ({ lines: [first = []], hasNames }: ReadTable, at: number): string =>
  (hasNames && textOfTableCell(first[at] ?? '').trim()) || `column ${at + 1}`;

/** Counts the rows of a file, including those beyond the limit; a first line that may be names does not count. */
export const countRows = ({ count, hasNames, lines }: ReadTable): number =>
  hasNames || lines.length > 1 ? count - 1 : count;

/** Returns the rows of a table with placed columns. */
export function toRows(table: ReadTable, columns: readonly FormField[]): ReadRows {
  const { lines, hasNames, targets, hasCommas } = table;
  const body = hasNames ? lines.slice(1).filter((line) => !isBlank(line)) : lines;
  const rows: Record<string, string>[] = body.map(() => ({}));
  for (const [at, target] of targets.entries()) {
    const column = columns[target];
    if (!column) continue;
    const texts = body.map((line) => line[at] ?? '');
    textsOf(column, texts, hasCommas).forEach((text, row) =>
      Object.assign(rows[row] ?? {}, { [column.id]: text }),
    );
  }
  const unused = findUnplacedColumns(table).map((at) => columnName(table, at));
  return { rows, count: table.count - (hasNames ? 1 : 0), hasNames, unused };
}

const COPIED_VALUE = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
const LINE_BREAK = /\r\n?|\n/y;

/**
 * Reads lines copied from a spreadsheet. Only values with line breaks or tabs are quoted, so other values may begin
 * with a quote.
 */
function readCopied(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (let at = 0; at < text.length;) {
    COPIED_VALUE.lastIndex = at;
    const [whole = '', quoted] = COPIED_VALUE.exec(text) ?? [];
    line.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    at += whole.length;
    LINE_BREAK.lastIndex = at;
    const [lineBreak] = LINE_BREAK.exec(text) ?? [];
    const isLast = text[at] !== '\t';
    // A trailing tab has an empty value after it.
    if (!isLast && at + 1 === text.length) line.push('');
    if (isLast || at + 1 === text.length) {
      lines.push(line);
      line = [];
    }
    at += lineBreak?.length ?? 1;
  }
  return lines;
}

/**
 * Reads lines copied from a spreadsheet, or CSV text whose first line names columns. Without names, values fill the
 * columns from an index on.
 */
export function readPasted(text: string, columns: readonly FormField[], from: number): ReadRows {
  const { separator, table: body } = openCsv(text, ['\t', ';', ',']);
  if (separator !== '\t') {
    const read = readCsv(body, separator);
    const table = 'lines' in read && toTable(read.lines, columns, { from: 0, hasCommas: separator !== ',' });
    if (table && table.hasNames) return toRows(table, columns);
  }
  return toRows(toTable(readCopied(body), columns, { from, hasCommas: true }), columns);
}

/** Places the columns of a file by a few known names, and leaves the others for the user to place. */
function placeByNames(table: ReadTable, columns: readonly FormField[]): ReadTable {
  const named = matchColumnNames(table.lines[0] ?? [], columns);
  const found = named.filter((at) => at >= 0);
  if (table.hasNames || found.length === 0 || new Set(found).size < found.length) return table;
  return { ...table, targets: table.targets.map((_, at) => named[at] ?? -1) };
}

/** Reads the columns of a spreadsheet file. A row may be shorter than the header, but not longer. */
export function readFileTable(
  file: Table,
  columns: readonly FormField[],
): ReadTable | { readonly fault: string } {
  const { lines } = dropBlankLines(file);
  if (lines.length === 0) return { fault: 'The file is empty.' };
  // Lines beyond the limit count as lines with values.
  const count = lines.length + Math.max(0, file.count - file.lines.length);
  const table = placeByNames(toTable(lines, columns, { from: 0, hasCommas: file.hasCommas, count }), columns);
  const fault = table.hasNames ? faultOfLongLines(file, lines[0]?.length ?? 0) : undefined;
  return fault === undefined ? table : { fault };
}
