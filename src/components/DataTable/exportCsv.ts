import type { CellValue, DataTableColumn } from './types';

/* A cell that starts like this may be run as a formula by a spreadsheet: by some in full width, or after spaces. */
const FORMULA = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

/**
 * The rows as RFC 4180 text with a header line. Text that a spreadsheet could take for a formula gets an apostrophe in
 * front; numbers stay numbers.
 */
export function toCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap((column) => column.exportAs ?? [column]);
  const lines = [
    written.map(({ header }) => field(header)),
    ...rows.map((row) => written.map(({ value }) => field(value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function field(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands the rows to the reader as `name.csv`. The byte-order mark makes spreadsheets read it as UTF-8. */
export function downloadCsv<Row>(
  name: string,
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
): void {
  const url = URL.createObjectURL(
    new Blob(['\uFEFF', toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
