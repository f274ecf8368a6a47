import type { RecordReport } from '@/domain/output';

/** Writes a report as JSON, record by record, so that a long one blocks nothing. */
export function* writeReport(report: readonly RecordReport[]): Generator<Buffer> {
  for (const [index, record] of report.entries()) {
    // JSON escapes line breaks within texts.
    const lines = JSON.stringify(record, null, 2).replaceAll('\n', '\n  ');
    yield Buffer.from(`${index === 0 ? '[' : ','}\n  ${lines}`);
  }
  yield Buffer.from(report.length === 0 ? '[]' : '\n]');
}
