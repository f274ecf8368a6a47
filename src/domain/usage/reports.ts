import { notAllowed } from '../refusal';
import type { UsageRow } from './groupUsage';
import type { DayRange } from './periods';

const PERIOD_COLUMNS = { day: 'Date', month: 'Month' } as const;

/** Usage as the table of a report file. Months are written `YYYY-MM`, days `YYYY-MM-DD`. */
export function reportTable(period: keyof typeof PERIOD_COLUMNS, rows: readonly UsageRow[]) {
  return {
    header: [PERIOD_COLUMNS[period], 'Environment', 'Output', 'Renders', 'Watermarked renders'],
    rows: rows.map((row) => [
      period === 'day' ? row.period : row.period.slice(0, 'YYYY-MM'.length),
      row.environmentName,
      row.outputName,
      row.renders,
      row.watermarkedRenders,
    ]),
  };
}

/** The answer to somebody who asks for a report over environments and may read of none. */
export const NO_READABLE_REPORTS = notAllowed("You're missing permission to read environment reports.");

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface ReportFile {
  /** First part of the file's name. */
  readonly kind: string;
  /** Of what it is: a technical name, fit for a file name. */
  readonly name: string;
  readonly range: DayRange;
  readonly format: keyof typeof TYPES;
  readonly rowCount: number;
}

/** What the answer that carries a report says of it: its type, its name and how many rows it has. */
export function reportFileHeaders({ kind, name, range, format, rowCount }: ReportFile) {
  return {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${kind}_${name}_${range.start}_${range.end}.${format}"`,
    'x-total-count': String(rowCount),
  };
}
