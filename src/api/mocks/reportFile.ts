import { MockFile } from './MockFile';

type Row = readonly (string | number)[];

function toCsv(rows: readonly Row[]): string {
  const cell = (value: string | number) =>
    /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

async function toWorkbook(rows: readonly Row[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  return writeExcelFile(
    rows.map((row) => [...row]),
    { sheet: 'Usage', stickyRowsCount: 1 },
  ).toBlob();
}

/** A report as a file, of the type that was asked for. */
export async function reportFile(
  name: string,
  format: 'csv' | 'xlsx' = 'csv',
  header: Row,
  lines: readonly Row[],
): Promise<MockFile> {
  const rows = [header, ...lines];
  const fileName = `${name}.${format}`;
  return format === 'csv'
    ? new MockFile(fileName, 'text/csv; charset=utf-8', toCsv(rows), lines.length)
    : new MockFile(
        fileName,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        await toWorkbook(rows),
        lines.length,
      );
}
