import { faultOfLongRows, openCsv, readCsv, readCsvFile } from '@/domain/format';
import type { FormField } from '../../page/fields/VariableField';
import { cellText, type RowCells } from './cells';

/** Rows as they were pasted or read. */
export interface ReadRows {
  readonly rows: readonly RowCells[];
  /** Whether the first line named columns; they are taken in their order otherwise. */
  readonly hasNames: boolean;
  /** What belongs to no column: as it is named, or by its number. */
  readonly unused: readonly string[];
}

const same = (one: string, other: string | undefined) =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

/** The columns that texts name, by the names of variables or else their labels; -1 where none is. */
function namedColumns(texts: readonly string[], columns: readonly FormField[]): readonly number[] {
  return texts.map((text) => {
    const at = columns.findIndex(({ variable }) => same(text, variable.name));
    return at >= 0 ? at : columns.findIndex(({ variable }) => same(text, variable.label));
  });
}

/** Whether a line names columns: two of them, or half of all it has. None twice, which values may be. */
function isHead(named: readonly number[], line: readonly string[]): boolean {
  const found = named.filter((at) => at >= 0);
  const given = line.filter((text) => text.trim() !== '').length;
  return new Set(found).size === found.length && (found.length > 1 || found.length * 2 > given);
}

const isBlank = (line: readonly string[]) => line.every((text) => text.trim() === '');

const COMMA_NUMBER = /^\s*-?\d+,\d+\s*$/;

/** Texts of a column as its cells keep them; of numbers with a comma before decimals, where none has a point there. */
function textsOf(column: FormField, texts: readonly string[], hasCommas: boolean): readonly string[] {
  const isNumber =
    column.variable.type === 'number' && hasCommas && !texts.some((text) => text.includes('.'));
  return texts.map((text) =>
    cellText(column, isNumber && COMMA_NUMBER.test(text) ? text.replace(',', '.') : text),
  );
}

/** Lines as they were read, before each column has its place. */
export interface ReadTable {
  readonly lines: readonly (readonly string[])[];
  /** Whether the first line names columns. */
  readonly hasNames: boolean;
  /** The columns the values go to, by their index; -1 where they go nowhere. */
  readonly targets: readonly number[];
  /** Whether numbers may have commas before their decimals. */
  readonly hasCommas: boolean;
}

/** Finds the columns that lines go to: those the first line names, or else all from one on. */
function toTable(
  lines: readonly (readonly string[])[],
  columns: readonly FormField[],
  { from, hasCommas }: { from: number; hasCommas: boolean },
): ReadTable {
  const [first = []] = lines;
  const named = namedColumns(first, columns);
  const hasNames = lines.length > 1 && isHead(named, first);
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const targets = Array.from({ length: width }, (_, at) => {
    const target = hasNames ? (named[at] ?? -1) : from + at;
    return target < columns.length ? target : -1;
  });
  return { lines, hasNames, targets, hasCommas };
}

/** The columns with values that go nowhere, by their index. */
export function unplacedColumns({ lines, hasNames, targets }: ReadTable): readonly number[] {
  const used = new Set<number>();
  for (const line of lines.slice(hasNames ? 1 : 0))
    for (const [at, text] of line.entries()) if (text.trim() !== '') used.add(at);
  return targets.flatMap((target, at) => (target < 0 && used.has(at) ? [at] : []));
}

/** A column as it is named, or by its number. */
export const columnName = ({ lines: [first = []], hasNames }: ReadTable, at: number): string =>
  (hasNames && first[at]?.trim()) || `column ${at + 1}`;

/** The rows of a table whose columns have their places. */
export function rowsOfTable(table: ReadTable, columns: readonly FormField[]): ReadRows {
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
  const unused = unplacedColumns(table).map((at) => columnName(table, at));
  return { rows, hasNames, unused };
}

const COPIED_VALUE = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
const LINE_BREAK = /\r\n?|\n/y;

/** The lines a spreadsheet has copied. It puts quotes around values with line breaks and tabs; others may begin with one too. */
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
    // A tab at the very end has an empty value behind it.
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
 * Reads what a spreadsheet has copied, or text of a CSV file whose first line names columns. Without names values fill the
 * columns from one on.
 */
export function readPasted(text: string, columns: readonly FormField[], from: number): ReadRows {
  const { separator, table: body } = openCsv(text, ['\t', ';', ',']);
  if (separator !== '\t') {
    const read = readCsv(body, separator);
    const table = 'lines' in read && toTable(read.lines, columns, { from: 0, hasCommas: separator !== ',' });
    if (table && table.hasNames) return rowsOfTable(table, columns);
  }
  return rowsOfTable(toTable(readCopied(body), columns, { from, hasCommas: true }), columns);
}

/** Reads a CSV file as spreadsheets write it. Rows may be shorter than the one with names, and not longer. */
export function readRowFile(
  bytes: Uint8Array,
  columns: readonly FormField[],
): ReadTable | { readonly fault: string } {
  const read = readCsvFile(bytes);
  if ('fault' in read) return read;
  const lines = read.lines.filter((line) => !isBlank(line));
  if (lines.length === 0) return { fault: 'The file is empty.' };
  const table = toTable(lines, columns, { from: 0, hasCommas: read.separator !== ',' });
  const fault = table.hasNames ? faultOfLongRows(read.lines, lines[0]?.length ?? 0) : undefined;
  return fault === undefined ? table : { fault };
}
