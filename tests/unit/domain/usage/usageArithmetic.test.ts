import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/domain/format';
import {
  completeMonths,
  contractYear,
  groupByKind,
  groupByPeriod,
  periodsOf,
  refusalOfRange,
  type UsageRow,
} from '@/domain/usage';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('contract years', () => {
  it('begin on the latest anniversary', () => {
    const yearAt = (now: string, startDate = '2021-04-01') =>
      contractYear(startDate, new Date(`${now}T10:00:00Z`));
    expect(yearAt('2026-03-31')).toEqual({ start: '2025-04-01', end: '2026-03-31' });
    expect(yearAt('2026-04-01')).toEqual({ start: '2026-04-01', end: '2026-04-01' });
    expect(yearAt('2025-06-01', '2024-02-29')).toEqual({ start: '2025-02-28', end: '2025-06-01' });
  });

  it('contain the day and have at most 366 days', () => {
    fc.assert(
      fc.property(day, day, (startDate, today) => {
        const { start, end } = contractYear(startDate, new Date(`${today}T00:00:00Z`));
        const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
        expect(end).toBe(today);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(367);
      }),
    );
  });
});

describe('averages', () => {
  it('cover whole calendar months before the current one', () => {
    expect(completeMonths(3, new Date('2026-03-31T23:00:00Z'))).toEqual({
      start: '2025-12-01',
      end: '2026-02-28',
    });
    expect(completeMonths(6, new Date('2024-03-01T00:00:00Z'))).toEqual({
      start: '2023-09-01',
      end: '2024-02-29',
    });
  });
});

describe('periods', () => {
  it('name every day, month or year that a range touches', () => {
    expect(periodsOf({ start: '2024-02-28', end: '2024-03-01' }, 'day')).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(periodsOf({ start: '2025-12-31', end: '2026-01-01' }, 'month')).toEqual([
      '2025-12-01',
      '2026-01-01',
    ]);
    expect(periodsOf({ start: '2025-12-31', end: '2026-01-01' }, 'year')).toEqual([
      '2025-01-01',
      '2026-01-01',
    ]);
  });

  it.each([
    ['2026-02-30', '2026-03-01', 'startDate', 'The start date is not a valid date.'],
    ['2026-02-01', 'tomorrow', 'endDate', 'The end date is not a valid date.'],
    ['2026-01-02', '2026-01-01', 'endDate', 'The end date is before the start date.'],
    ['2000-01-01', '2020-01-16', 'startDate', 'The range is longer than twenty years.'],
  ])('are refused from %s to %s, at the day that is wrong', (start, end, field, message) => {
    expect(refusalOfRange(start, end)).toEqual({
      status: 400,
      detail: message,
      errors: [{ field, message }],
    });
  });

  it('are answered for one day and for twenty years', () => {
    expect(refusalOfRange('2026-01-01', '2026-01-01')).toBeUndefined();
    expect(refusalOfRange('2000-01-01', '2020-01-15')).toBeUndefined();
  });
});

const range = { start: '2026-01-01', end: '2026-03-31' };
const usageRow: fc.Arbitrary<UsageRow> = fc.record({
  period: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
  environmentId: fc.constantFrom('a', 'b', 'c'),
  environmentName: fc.constant('name'),
  subscriptionId: fc.constant('s'),
  outputName: fc.constantFrom('PDF', 'PNG'),
  renders: fc.nat(1000),
  watermarkedRenders: fc.nat(1000),
});

describe('grouping', () => {
  it('keeps the total of renders', () => {
    fc.assert(
      fc.property(fc.array(usageRow), (rows) => {
        const all = rows.reduce((sum, row) => sum + row.renders, 0);
        const total = (entries: { totalRenders: number }[]) =>
          entries.reduce((sum, entry) => sum + entry.totalRenders, 0);
        const months = groupByPeriod(rows, 'month', { range, withEnvironments: true });
        expect(total(months)).toBe(all);
        expect(total(groupByKind(rows, 'environment', { range }))).toBe(all);
        expect(total(groupByKind(rows, 'name', { range }))).toBe(all);
        for (const { totalRenders, details = [], environments = [] } of months) {
          expect(details.reduce((sum, line) => sum + line.renders, 0)).toBe(totalRenders);
          expect(environments.reduce((sum, line) => sum + line.renders, 0)).toBe(totalRenders);
        }
      }),
    );
  });

  it('keeps the busiest with top', () => {
    fc.assert(
      fc.property(fc.array(usageRow), fc.integer({ min: 1, max: 3 }), (rows, top) => {
        const whole = groupByKind(rows, 'environment', { range });
        expect(groupByKind(rows, 'environment', { range, top })).toEqual(whole.slice(0, top));
        const renders = whole.map(({ totalRenders }) => totalRenders);
        expect(renders).toEqual([...renders].sort((one, other) => other - one));
      }),
    );
  });
});

describe('CSV', () => {
  it('quotes special characters and disarms formulas', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['x,"y"', 1.5],
      ]),
    ).toBe('a,b\r\n"x,""y""",1.5\r\n');
    expect(toCsv([['=1+1', '+1', '-1', '@x', '\tx']])).toBe("'=1+1,'+1,'-1,'@x,'\tx\r\n");
    expect(toCsv([['a\nb', -1]])).toBe('"a\nb",-1\r\n');
  });
});
