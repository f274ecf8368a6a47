import { describe, expect, it } from 'vitest';
import { NO_READABLE_REPORTS, reportFileHeaders, reportTable, type UsageRow } from '@/domain/usage';

const row: UsageRow = {
  period: '2026-04-01',
  environmentId: 'e',
  environmentName: 'Aurora production',
  subscriptionId: 's',
  outputName: 'PDF',
  renders: 12,
  watermarkedRenders: 3,
};

describe('a report', () => {
  it('by day has a line for each row under its heads', () => {
    expect(reportTable('day', [row, { ...row, period: '2026-04-02', renders: 1 }])).toEqual({
      header: ['Date', 'Environment', 'Output', 'Renders', 'Watermarked renders'],
      rows: [
        ['2026-04-01', 'Aurora production', 'PDF', 12, 3],
        ['2026-04-02', 'Aurora production', 'PDF', 1, 3],
      ],
    });
  });

  it('by month names the months', () => {
    expect(reportTable('month', [row])).toEqual({
      header: ['Month', 'Environment', 'Output', 'Renders', 'Watermarked renders'],
      rows: [['2026-04', 'Aurora production', 'PDF', 12, 3]],
    });
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('is sent as %s with its name and its number of rows', (format, type) => {
    const range = { start: '2026-04-01', end: '2026-04-30' };
    expect(reportFileHeaders({ kind: 'usage', name: 'aurora', range, format, rowCount: 7 })).toEqual({
      'content-type': type,
      'content-disposition': `attachment; filename="usage_aurora_2026-04-01_2026-04-30.${format}"`,
      'x-total-count': '7',
    });
  });

  it('is refused without a readable environment', () => {
    expect(NO_READABLE_REPORTS).toEqual({
      status: 403,
      detail: "You're missing permission to read environment reports.",
    });
  });
});
