import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstUse, quotaOf, totalsOf, toUsageRows } from '@/features/usage/usageRows';
import { questionOf, readUsageView } from '@/features/usage/usageView';

const entry = (date: string, totalRenders: number, name?: string) => ({
  date,
  totalRenders,
  watermarkedRenders: 1,
  ...(name !== undefined && { details: [{ name, renders: totalRenders, watermarkedRenders: 1 }] }),
});

describe('usage as rows', () => {
  it('R3.29 compares periods with the earlier period at the same position', () => {
    const rows = toUsageRows(
      [entry('2026-01-01', 5), entry('2026-02-01', 7)],
      [entry('2025-11-01', 3)],
      'month',
    );
    expect(rows.map(({ id, renders, before }) => [id, renders, before])).toEqual([
      ['2026-01-01', 5, 3],
      ['2026-02-01', 7, undefined],
    ]);
  });

  it('have no earlier value for a month without renders', () => {
    const rows = toUsageRows([entry('2026-01-01', 5)], [entry('2025-01-01', 0)], 'month');
    expect(rows[0]?.before).toBeUndefined();
  });

  it('R3.29 compares outputs with their earlier values, and new ones with none', () => {
    const now = [entry('2026-01-01', 5, 'PDF'), entry('2026-01-01', 2, 'PNG')];
    expect(toUsageRows(now, [entry('2025-01-01', 9, 'PDF')], 'name').map(({ before }) => before)).toEqual([
      9, 0,
    ]);
    expect(toUsageRows(now, undefined, 'name').map(({ before }) => before)).toEqual([undefined, undefined]);
  });

  it('loses no render in its sums', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000)), (figures) => {
        const rows = toUsageRows(
          figures.map((figure, index) => entry(`${2000 + index}-01-01`, figure)),
          undefined,
          'year',
        );
        const { renders, watermarked, before } = totalsOf(rows, undefined);
        expect(renders).toBe(figures.reduce((sum, figure) => sum + figure, 0));
        expect(watermarked).toBe(figures.length);
        expect(before).toBeUndefined();
      }),
    );
  });

  it('have no values before the contract', () => {
    const [january, february, march] = toUsageRows(
      ['2026-01-01', '2026-02-01', '2026-03-01'].map((date) => ({
        ...entry(date, 0),
        watermarkedRenders: 0,
      })),
      [entry('2025-10-01', 0), entry('2025-11-01', 4)].map((one) => ({ ...one, watermarkedRenders: 0 })),
      'month',
      '2026-02-14',
    );
    expect(january).toMatchObject({ renders: undefined, watermarked: undefined, before: undefined });
    expect(february).toMatchObject({ renders: 0, watermarked: 0, before: 4 });
    expect(march).toMatchObject({ renders: 0, before: undefined });
  });

  it('averages over known values, in whole renders', () => {
    const rows = toUsageRows(
      [{ ...entry('2026-01-01', 0), watermarkedRenders: 0 }, entry('2026-02-01', 5), entry('2026-03-01', 6)],
      undefined,
      'month',
      '2026-02-01',
    );
    expect(totalsOf(rows, undefined).average).toBe(6);
  });

  it('names the first month with renders unless it is the first of the range', () => {
    const none = (date: string) => ({ ...entry(date, 0), watermarkedRenders: 0 });
    const months = [none('2025-09-01'), entry('2025-10-01', 4), none('2025-11-01')];
    expect(firstUse(months)).toBe('Oct 2025');
    expect(firstUse(months.slice(1))).toBeUndefined();
    expect(firstUse([none('2025-09-01')])).toBeUndefined();
    expect(firstUse(undefined)).toBeUndefined();
  });

  it('draws the contract by month and year only, in whole renders', () => {
    expect(quotaOf('month', 1_000)).toBe(83);
    expect(quotaOf('year', 1_200)).toBe(1_200);
    expect(quotaOf('month', 1_200)).toBe(100);
    expect(quotaOf('day', 1_200)).toBeUndefined();
    expect(quotaOf('month', 0)).toBeUndefined();
    expect(quotaOf('month', undefined)).toBeUndefined();
  });
});

describe('the view of the usage', () => {
  const read = (query: string) => {
    const values = new URLSearchParams(query);
    return readUsageView((name) => values.get(name));
  };

  it('groups by month unless the address has another value', () => {
    expect(read('').groupBy).toBe('month');
    expect(read('groupBy=week').groupBy).toBe('month');
    expect(read('groupBy=name&top=5')).toMatchObject({ groupBy: 'name', top: '5' });
  });

  it('sends no request for an invalid range, and uses months for ten years of days', () => {
    expect(questionOf(read('groupBy=day&startDate=2026-05-02&endDate=2026-05-01'), '2026-06-15').fault).toBe(
      'order',
    );
    expect(questionOf(read('startDate=2026-05-02'), '2026-06-15').fault).toBe('end');
    expect(
      questionOf(read('groupBy=day&startDate=2016-01-01&endDate=2025-12-31'), '2026-06-15').groupBy,
    ).toBe('month');
  });

  it('is the contract year if its start is known, else twelve months', () => {
    const today = '2026-06-15';
    expect(questionOf(read(''), today).range).toEqual({ start: '2025-07-01', end: today });
    for (const groupBy of ['month', 'environment', 'name'])
      expect(questionOf(read(`groupBy=${groupBy}`), today, '2021-04-01').range).toEqual({
        start: '2026-04-01',
        end: today,
      });
    expect(questionOf(read('groupBy=day'), today, '2021-04-01').range.start).toBe('2026-05-17');
    expect(questionOf(read('groupBy=year'), today, '2021-04-01').range.start).toBe('2022-01-01');
  });
});
