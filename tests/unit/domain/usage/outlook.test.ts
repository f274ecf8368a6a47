import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, excessOf, outlookOf, wholeContractYear } from '@/domain/usage';

const moment = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the forecast of a contract year', () => {
  it('continues at the current pace, with the expected excess', () => {
    const outlook = outlookOf({ used: 600, maximum: 1_000, startDate: '2021-01-01' }, moment('2026-06-30'));
    expect(outlook).toEqual({ over: 0, forecast: 1_210, forecastOver: 210, lastDay: '2026-12-31' });
    expect(outlookOf({ used: 1_100, maximum: 1_000, startDate: '2021-01-01' }, moment('2026-12-31'))).toEqual(
      { over: 100, forecast: 1_100, forecastOver: 100, lastDay: '2026-12-31' },
    );
  });

  it('is undefined in the first 30 days', () => {
    const ofDay = (day: string) => outlookOf({ used: 5, maximum: 10, startDate: '2026-03-01' }, moment(day));
    expect(ofDay('2026-03-29').forecast).toBeUndefined();
    expect(ofDay('2026-03-29').forecastOver).toBe(0);
    expect(ofDay('2026-03-30').forecast).toBe(61);
  });

  it('is that of a whole year, leap days or not', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
        (start, now) => {
          const year = wholeContractYear(start.toISOString().slice(0, 10), now);
          const today = now.toISOString().slice(0, 10);
          expect([365, 366]).toContain(daysIn(year));
          expect(year.start <= today && today <= year.end).toBe(true);
        },
      ),
    );
  });
});

describe('the excess of a contract in words', () => {
  const excess = (usedRenders: number, maxRenders: number, day = '2026-06-30') =>
    excessOf({ usedRenders, maxRenders, startDate: '2021-01-01' }, moment(day));

  it('reports the excess and the forecast', () => {
    expect(excess(1_100, 1_000)).toEqual({
      kind: 'over',
      words:
        '100 renders more than the 1,000 of the contract year. At this pace it will be 2,218 by Dec 31, 2026: 1,218 more than that.',
      lastDay: '2026-12-31',
    });
    expect(excess(600, 1_000)).toMatchObject({
      kind: 'forecast',
      words: 'At this pace it will be 1,210 by Dec 31, 2026: 210 more than the 1,000 of the contract year.',
    });
  });

  it('is undefined within the contract, in its first days, and without included renders', () => {
    expect(excess(400, 1_000)).toBeUndefined();
    expect(excess(400, 1_000, '2026-01-10')).toBeUndefined();
    expect(excess(400, 0)).toBeUndefined();
  });
});
