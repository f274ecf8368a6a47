import { describe, expect, it } from 'vitest';
import { formatDate } from '@/engine/resolve';
import { addDays, midnightOf, partsOf, weekdayOf } from '@/engine/resolve/values/day';

describe('days', () => {
  it.each(['', 'soon', '2026-1-1', '2026-00-10', '2026-13-01', '2026-01-00', '2026-04-31', '2026-02-29'])(
    '%s is none',
    (day) => {
      expect(partsOf(day)).toBeUndefined();
      expect(midnightOf(day)).toBeNaN();
      expect(addDays(day, 1)).toBeUndefined();
      expect(formatDate(day, 'd', 'en_US')).toBe('');
    },
  );

  it.each(['x2026-01-01', '2026-01-01x', '2026-01-01T00:00'])('%s is more than one', (day) => {
    expect(partsOf(day)).toBeUndefined();
  });

  it('29 February is one every fourth year, every hundredth not, every four hundredth again', () => {
    const isDay = (year: string) => partsOf(`${year}-02-29`) !== undefined;
    expect(['2024', '2025', '1900', '2000', '0000', '2100'].map(isDay)).toEqual([
      ...[true, false, false, true, true, false],
    ]);
  });

  it('have their ends of months', () => {
    const last = ['2026-01-31', '2026-04-30', '2026-06-30', '2026-09-30', '2026-11-30', '2026-12-31'];
    for (const day of last) expect(partsOf(day)).toBeDefined();
    for (const month of ['04', '06', '09', '11']) expect(partsOf(`2026-${month}-31`)).toBeUndefined();
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2026-05-31', -31)).toBe('2026-04-30');
  });

  it('are found again at both ends of every year', () => {
    const years = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'));
    const ends = years.flatMap((year) => [`${year}-01-01`, `${year}-12-31`]);
    expect(ends.map((day) => addDays(day, 0))).toEqual(ends);
  });

  it('end with the years 0 and 9999', () => {
    expect(addDays('0000-01-01', 0)).toBe('0000-01-01');
    expect(addDays('0000-01-02', -1)).toBe('0000-01-01');
    expect(addDays('0000-01-01', -1)).toBeUndefined();
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBeUndefined();
  });

  it('of the week begin with Monday', () => {
    const weekday = (day: string) => weekdayOf(partsOf(day) ?? { year: 0, month: 0, date: 0 });
    expect(weekday('2026-11-23')).toBe(0);
    expect(weekday('2026-11-22')).toBe(6);
    expect(weekday('2024-02-29')).toBe(3);
    expect(weekday('0000-01-01')).toBe(5);
  });
});

describe('the format of a date', () => {
  it.each([
    ['d dd M MM', '5 05 3 03'],
    ['MMM MMMM', 'Mar March'],
    ['yy yyyy', '07 0907'],
    ['ccc cccc', 'Sat Saturday'],
    ["d 'of' MMMM", '5 of March'],
    ["'it''s' ''d'' ''", "it's '5' '"],
    ["'", "'"],
    ['dddd yyy c MMMMM Q', 'dddd yyy c MMMMM Q'],
    ['d.M.\nyyyy', '5.3.\n0907'],
  ])('%j writes the fifth of March 907 as %j', (format, text) => {
    expect(formatDate('0907-03-05', format, 'en_US')).toBe(text);
  });

  it('does not pad values of two digits or more', () => {
    expect(formatDate('2026-11-23', 'd dd M MM yy', 'en_US')).toBe('23 23 11 11 26');
  });
});
