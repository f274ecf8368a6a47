import { toCsv as writeCsv } from '@/domain/format';
import type { DataTableColumn } from './types';

/** Writes rows as CSV in the domain's format, with a header line. */
export function toCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap((column) => column.exportAs ?? [column]);
  return writeCsv([
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ]);
}

/** Offers the rows for download as `name.csv`. The byte-order mark makes spreadsheets read it as UTF-8. */
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
