import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  averageOf,
  changeOf,
  dayOf,
  daysIn,
  drawablePeriod,
  isDay,
  MOST_DAYS,
  periodName,
  previousRange,
  rangeFault,
  shareOf,
  USAGE_PERIODS,
  usualRange,
} from '@/domain/usage';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map(dayOf);
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 4_000 }))
  .map(([start, length]) => ({ start, end: addDays(start, length) }));
const amount = fc.integer({ min: 0, max: 2 ** 45 });

describe('shares', () => {
  it('used and left add up to the maximum, or over to the excess', () => {
    fc.assert(
      fc.property(amount, amount, (used, maximum) => {
        const { left, over, percent } = shareOf(used, maximum);
        expect(used + left - over).toBe(maximum);
        expect(Math.min(left, over)).toBe(0);
        if (maximum === 0) expect(percent).toBeUndefined();
        else expect(Math.abs((percent ?? 0) - (used / maximum) * 100)).toBeLessThanOrEqual(0.1001);
      }),
    );
  });

  it('100 % means all, and 0 % means none', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 2 ** 45 }), (used, maximum) => {
        const { percent } = shareOf(used, maximum);
        expect(percent === 100).toBe(used === maximum);
        expect(percent === 0).toBe(used === 0);
      }),
    );
  });

  it.each([NaN, Infinity, -1])('invalid figures such as %s count as zero', (absurd) => {
    expect(shareOf(absurd, 10)).toEqual({ percent: 0, left: 10, over: 0 });
    expect(shareOf(10, absurd)).toEqual({ percent: undefined, left: 0, over: 10 });
    expect(changeOf(absurd, 0)).toEqual({ difference: 0, percent: undefined });
    expect(averageOf([absurd, 4])).toBe(2);
  });

  it('a change leads from the earlier figure to the later one', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 2 ** 45 }), (now, before) => {
        const { difference, percent } = changeOf(now, before);
        expect(before + difference).toBe(now);
        expect(Math.sign(percent ?? 0) * Math.sign(difference)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(changeOf(5, 0)).toEqual({ difference: 5, percent: undefined });
  });

  it('an average is between the least and the most, and times its count is the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1 }), (figures) => {
        const average = averageOf(figures);
        expect(average).toBeGreaterThanOrEqual(Math.min(...figures));
        expect(average).toBeLessThanOrEqual(Math.max(...figures));
        expect(average * figures.length).toBeCloseTo(
          figures.reduce((sum, figure) => sum + figure, 0),
          -1,
        );
      }),
    );
    expect(averageOf([])).toBe(0);
  });
});

describe('periods', () => {
  it('the range before ends before this one, and touches as many months, years or days', () => {
    const monthsIn = ({ start, end }: { start: string; end: string }) =>
      (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
      Number(end.slice(5, 7)) -
      Number(start.slice(5, 7));
    fc.assert(
      fc.property(range, fc.constantFrom(...USAGE_PERIODS), fc.boolean(), (asked, step, isAligned) => {
        const now = isAligned ? { ...asked, start: `${asked.start.slice(0, 4)}-01-01` } : asked;
        const before = previousRange(now, step);
        expect(before.end < now.start).toBe(true);
        expect(rangeFault(before.start, before.end)).toBe(rangeFault(now.start, now.end) && 'length');
        if (isAligned && step !== 'day') expect(monthsIn(before)).toBe(monthsIn(now));
        else if (!now.start.endsWith('-01') || step === 'day') expect(daysIn(before)).toBe(daysIn(now));
      }),
    );
    expect(previousRange({ start: '2025-12-01', end: '2026-11-21' })).toEqual({
      start: '2024-12-01',
      end: '2025-11-21',
    });
    expect(previousRange({ start: '2022-01-01', end: '2026-11-21' }, 'year')).toEqual({
      start: '2017-01-01',
      end: '2021-11-21',
    });
    expect(previousRange({ start: '2026-03-01', end: '2026-03-30' })).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
    });
    expect(previousRange({ start: '2026-01-01', end: '2026-03-31' })).toEqual({
      start: '2025-10-01',
      end: '2025-12-31',
    });
    expect(previousRange({ start: '2024-02-01', end: '2024-02-29' })).toEqual({
      start: '2024-01-01',
      end: '2024-01-31',
    });
  });

  it('the default range ends today and is valid', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...USAGE_PERIODS), (today, period) => {
        const { start, end } = usualRange(period, today);
        expect(end).toBe(today);
        expect(rangeFault(start, end)).toBeUndefined();
      }),
    );
    expect(usualRange('month', '2026-06-15').start).toBe('2025-07-01');
  });

  it('R7.61 a range without a day, reversed or over twenty years is refused', () => {
    expect(rangeFault('', '2026-01-01')).toBe('start');
    expect(rangeFault('2026-01-01', '')).toBe('end');
    expect(rangeFault('2026-01-02', '2026-01-01')).toBe('order');
    expect(rangeFault('1990-01-01', '2026-01-01')).toBe('length');
    expect(rangeFault('2026-02-30', '2026-03-01')).toBe('start');
    expect(rangeFault('2026-13-01', '2026-03-01')).toBe('start');
    fc.assert(
      fc.property(range, ({ start, end }) => {
        expect(rangeFault(start, end)).toBeUndefined();
      }),
    );
  });

  it('a day is a day of the calendar', () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(isDay(one)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
        expect(isDay(text)).toBe(false);
      }),
    );
  });

  it('ten years of days are drawn as months', () => {
    fc.assert(
      fc.property(range, fc.constantFrom(...USAGE_PERIODS), (asked, period) => {
        const drawn = drawablePeriod(period, asked);
        if (drawn === 'day') expect(daysIn(asked)).toBeLessThanOrEqual(MOST_DAYS);
        if (period !== 'day') expect(drawn).toBe(period);
      }),
    );
  });

  it('has a name in the reader’s language', () => {
    expect(periodName('2026-06-01', 'month', 'en-GB')).toBe('Jun 2026');
    expect(periodName('2026-01-01', 'year', 'de')).toBe('2026');
    expect(periodName('2026-06-15', 'day', 'en-GB')).toBe('15 Jun 2026');
  });
});
