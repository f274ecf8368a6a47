import type { FastifyReply } from 'fastify';
import type { DayRange } from '../usage/usageQueries';
import { toCsv } from './csv';
import { toWorkbook } from './workbook';

interface ReportFile {
  /** First part of the file's name. */
  kind: string;
  /** Of what it is: a technical name, fit for a file name. */
  name: string;
  range: DayRange;
  /** @default 'csv' */
  format: 'csv' | 'xlsx' | undefined;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A report as the file to send; the reply is told its type, name and number of rows. */
export async function sendReport(reply: FastifyReply, report: ReportFile): Promise<string | Buffer> {
  const { kind, name, range, format = 'csv', header, rows } = report;
  reply
    .type(TYPES[format])
    .header(
      'content-disposition',
      `attachment; filename="${kind}_${name}_${range.start}_${range.end}.${format}"`,
    )
    .header('x-total-count', rows.length);
  return format === 'xlsx' ? toWorkbook(header, rows) : toCsv(header, rows);
}
