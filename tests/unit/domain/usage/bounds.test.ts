import { describe, expect, it } from 'vitest';
import { changeOf, drawablePeriod, shareOf, usualRange } from '@/domain/usage';

describe('shares', () => {
  it('are 100 % only when all is used, and 0 % only without use', () => {
    expect(shareOf(99_999, 100_000).percent).toBe(99.9);
    expect(shareOf(100_000, 100_000).percent).toBe(100);
    expect(shareOf(100_001, 100_000).percent).toBe(100.1);
    expect(shareOf(1, 100_000).percent).toBe(0.1);
    expect(shareOf(0, 100_000).percent).toBe(0);
    expect(shareOf(50, 200).percent).toBe(25);
    expect(shareOf(1, 0).percent).toBeUndefined();
  });

  it('change by percent of the earlier value unless it is zero', () => {
    expect(changeOf(30, 20)).toEqual({ difference: 10, percent: 50 });
    expect(changeOf(30, 0)).toEqual({ difference: 30, percent: undefined });
    expect(changeOf(10, 40)).toEqual({ difference: -30, percent: -75 });
  });
});

describe('the default view of the usage', () => {
  it('is thirty days, twelve months or five years up to today', () => {
    expect(usualRange('day', '2026-03-15')).toEqual({ start: '2026-02-14', end: '2026-03-15' });
    expect(usualRange('month', '2026-03-15')).toEqual({ start: '2025-04-01', end: '2026-03-15' });
    expect(usualRange('year', '2026-03-15')).toEqual({ start: '2022-01-01', end: '2026-03-15' });
  });

  it('uses days up to a year, else months; months and years are kept', () => {
    const year = { start: '2025-03-15', end: '2026-03-15' };
    const days = { start: '2026-03-01', end: '2026-03-15' };
    expect(drawablePeriod('day', days)).toBe('day');
    expect(drawablePeriod('day', year)).toBe('day');
    expect(drawablePeriod('day', { ...year, start: '2025-03-14' })).toBe('month');
    expect(drawablePeriod('month', days)).toBe('month');
    expect(drawablePeriod('year', { start: '2020-01-01', end: '2026-03-15' })).toBe('year');
  });
});
