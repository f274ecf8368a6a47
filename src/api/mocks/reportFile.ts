import { toCsv } from '@/domain/format';
import { reportFileHeaders, type DayRange } from '@/domain/usage';
import { MockFile } from './MockFile';

type Row = readonly (string | number)[];

async function toWorkbook(rows: readonly Row[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  return writeExcelFile(
    rows.map((row) => [...row]),
    { sheet: 'Usage', stickyRowsCount: 1 },
  ).toBlob();
}

/** Creates a report file of the requested type. */
export async function reportFile(report: {
  readonly kind: string;
  readonly name: string;
  readonly range: DayRange;
  /** @default 'csv' */
  readonly format: 'csv' | 'xlsx' | undefined;
  readonly header: Row;
  readonly rows: readonly Row[];
}): Promise<MockFile> {
  const { header, rows, format = 'csv', ...rest } = report;
  const lines = [header, ...rows];
  const headers = reportFileHeaders({ ...rest, format, rowCount: rows.length });
  return new MockFile(format === 'csv' ? toCsv(lines) : await toWorkbook(lines), headers);
}
