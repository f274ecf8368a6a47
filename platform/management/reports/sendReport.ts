import type { FastifyReply } from 'fastify';
import { toCsv } from '@/domain/format';
import { reportFileHeaders, type DayRange } from '@/domain/usage';
import { toWorkbook } from './workbook';

interface ReportFile {
  /** First part of the file's name. */
  kind: string;
  /** Technical name of its subject, fit for a file name. */
  name: string;
  range: DayRange;
  /** @default 'csv' */
  format: 'csv' | 'xlsx' | undefined;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Builds the file of a report and sets its type, name and number of rows on the reply. */
export async function sendReport(reply: FastifyReply, report: ReportFile): Promise<string | Buffer> {
  const { kind, name, range, format = 'csv', header, rows } = report;
  reply.headers(reportFileHeaders({ kind, name, range, format, rowCount: rows.length }));
  return format === 'xlsx' ? toWorkbook(header, rows) : toCsv([header, ...rows]);
}
