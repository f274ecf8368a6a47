import { notAllowed } from '../refusal';
import type { UsageRow } from './groupUsage';
import type { DayRange } from './periods';

const PERIOD_COLUMNS = { day: 'Date', month: 'Month' } as const;

/** Converts usage to the table of a report file. Months are `YYYY-MM`, days `YYYY-MM-DD`. */
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

/** The refusal of reports over environments to callers who can read none. */
export const NO_READABLE_REPORTS = notAllowed("You're missing permission to read environment reports.");

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface ReportFile {
  /** The first part of the file name. */
  readonly kind: string;
  /** The technical name of its subject, valid in file names. */
  readonly name: string;
  readonly range: DayRange;
  readonly format: keyof typeof TYPES;
  readonly rowCount: number;
}

/** Returns the headers of a report file: its type, name and number of rows. */
export function reportFileHeaders({ kind, name, range, format, rowCount }: ReportFile) {
  return {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${kind}_${name}_${range.start}_${range.end}.${format}"`,
    'x-total-count': String(rowCount),
  };
}
