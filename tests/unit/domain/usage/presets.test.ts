import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  presetOf,
  RANGE_PRESETS,
  rangeBefore,
  rangeFault,
  rangeOfPreset,
  type RangePreset,
} from '@/domain/usage';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('preset ranges', () => {
  it.each<[RangePreset, string, string]>([
    ['thisMonth', '2026-02-01', '2026-02-14'],
    ['lastMonth', '2026-01-01', '2026-01-31'],
    ['thisQuarter', '2026-01-01', '2026-02-14'],
    ['lastQuarter', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-01-01', '2026-02-14'],
    ['lastYear', '2025-01-01', '2025-12-31'],
    ['thisContractYear', '2025-04-15', '2026-02-14'],
    ['lastContractYear', '2024-04-15', '2025-04-14'],
  ])('have the days of %s', (preset, start, end) => {
    expect(rangeOfPreset(preset, '2026-02-14', '2021-04-15')).toEqual({ start, end });
  });

  it('have no contract year before the contract or without its date', () => {
    expect(rangeOfPreset('thisContractYear', '2026-02-14')).toBeUndefined();
    expect(rangeOfPreset('thisContractYear', '2026-02-14', '2026-03-01')).toBeUndefined();
    expect(rangeOfPreset('lastContractYear', '2026-02-14', '2025-04-15')).toBeUndefined();
  });

  it('are valid, end no later than today, and are found by their days', () => {
    fc.assert(
      fc.property(day, day, (today, contractStart) => {
        for (const { value } of RANGE_PRESETS) {
          const range = rangeOfPreset(value, today, contractStart);
          if (!range) continue;
          expect(rangeFault(range.start, range.end)).toBeUndefined();
          expect(range.end <= today).toBe(true);
          const found = presetOf(range, today, contractStart) as RangePreset;
          expect(rangeOfPreset(found, today, contractStart)).toEqual(range);
        }
      }),
    );
    expect(presetOf({ start: '2026-02-03', end: '2026-02-05' }, '2026-02-14')).toBeUndefined();
  });

  it('are compared with the year before when they are a year, else with the days before', () => {
    const before = (start: string, end: string) =>
      rangeBefore({ start, end }, { step: 'month', today: '2026-05-14', contractStart: '2021-06-15' });
    expect(before('2025-06-15', '2026-05-14')).toEqual({ start: '2024-06-15', end: '2025-05-14' });
    expect(before('2026-01-01', '2026-05-14')).toEqual({ start: '2025-01-01', end: '2025-05-14' });
    expect(before('2026-05-01', '2026-05-14')).toEqual({ start: '2026-04-01', end: '2026-04-14' });
    expect(
      rangeBefore({ start: '2024-01-01', end: '2024-05-29' }, { step: 'month', today: '2024-05-29' }),
    ).toEqual({ start: '2023-01-01', end: '2023-05-29' });
  });
});
