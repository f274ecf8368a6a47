import { describe, expect, it } from 'vitest';
import { groupByKind, groupByPeriod, sumBy, totals, type UsageRow } from '@/domain/usage';

const row = (changes: Partial<UsageRow>): UsageRow => ({
  period: '2026-01-01',
  environmentId: 'p',
  environmentName: 'Production',
  subscriptionId: 's',
  outputName: 'PDF',
  renders: 1,
  watermarkedRenders: 0,
  ...changes,
});
const sandbox = { environmentId: 'x', environmentName: 'Sandbox' };
const rows = [
  row({ renders: 5, watermarkedRenders: 1 }),
  row({ outputName: 'PNG', renders: 7 }),
  row({ ...sandbox, renders: 4, watermarkedRenders: 2 }),
  row({ period: '2026-03-01', renders: 9 }),
];
const range = { start: '2026-01-01', end: '2026-03-31' };

describe('sums', () => {
  const order = (changes: Partial<UsageRow>[]) =>
    sumBy(changes.map(row), ({ outputName }) => ({ key: outputName, name: outputName })).map(
      ({ name }) => name,
    );

  it('are sorted by renders, then watermarked ones, then name', () => {
    expect(
      order([
        { outputName: 'B', renders: 2 },
        { outputName: 'A', renders: 2 },
        { outputName: 'C', renders: 2, watermarkedRenders: 1 },
        { outputName: 'D', renders: 3 },
        { outputName: 'E', renders: 2, watermarkedRenders: 2 },
      ]),
    ).toEqual(['D', 'E', 'C', 'A', 'B']);
  });

  it('count all renders, and watermarked ones separately', () => {
    expect(totals(rows)).toEqual({ totalRenders: 25, watermarkedRenders: 3 });
    expect(totals([])).toEqual({ totalRenders: 0, watermarkedRenders: 0 });
  });
});

describe('usage by period', () => {
  it('has an entry for each month, also empty ones, with environments on request', () => {
    expect(groupByPeriod(rows, 'month', { range, withEnvironments: true })).toEqual([
      {
        date: '2026-01-01',
        totalRenders: 16,
        watermarkedRenders: 3,
        details: [
          { name: 'PDF', renders: 9, watermarkedRenders: 3 },
          { name: 'PNG', renders: 7, watermarkedRenders: 0 },
        ],
        environments: [
          { environmentId: 'p', name: 'Production', renders: 12, watermarkedRenders: 1 },
          { environmentId: 'x', name: 'Sandbox', renders: 4, watermarkedRenders: 2 },
        ],
      },
      { date: '2026-02-01', totalRenders: 0, watermarkedRenders: 0, details: [], environments: [] },
      {
        date: '2026-03-01',
        totalRenders: 9,
        watermarkedRenders: 0,
        details: [{ name: 'PDF', renders: 9, watermarkedRenders: 0 }],
        environments: [{ environmentId: 'p', name: 'Production', renders: 9, watermarkedRenders: 0 }],
      },
    ]);
  });

  it('keeps the busiest lines of each entry with full totals', () => {
    const [first] = groupByPeriod(rows, 'month', { range, top: 1, withEnvironments: true });
    expect(first).toEqual({
      date: '2026-01-01',
      totalRenders: 16,
      watermarkedRenders: 3,
      details: [{ name: 'PDF', renders: 9, watermarkedRenders: 3 }],
      environments: [{ environmentId: 'p', name: 'Production', renders: 12, watermarkedRenders: 1 }],
    });
    const [plain] = groupByPeriod(rows, 'month', { range, top: 1, withEnvironments: false });
    expect(plain).not.toHaveProperty('environments');
  });
});

describe('usage by kind', () => {
  it('has an entry for each environment, from the first day on', () => {
    expect(groupByKind(rows, 'environment', { range })).toEqual([
      {
        date: '2026-01-01',
        totalRenders: 21,
        watermarkedRenders: 1,
        environments: [{ environmentId: 'p', name: 'Production', renders: 21, watermarkedRenders: 1 }],
      },
      {
        date: '2026-01-01',
        totalRenders: 4,
        watermarkedRenders: 2,
        environments: [{ environmentId: 'x', name: 'Sandbox', renders: 4, watermarkedRenders: 2 }],
      },
    ]);
  });

  it('has an entry for each output', () => {
    expect(groupByKind(rows, 'name', { range, top: 1 })).toEqual([
      {
        date: '2026-01-01',
        totalRenders: 18,
        watermarkedRenders: 3,
        details: [{ name: 'PDF', renders: 18, watermarkedRenders: 3 }],
      },
    ]);
  });
});
