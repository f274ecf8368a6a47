import { invalid } from '../../http/Problem';
import type { DayRange } from './usageQueries';

const DAY = 86_400_000;
/** Longest range that is answered, so that nobody makes the platform write out thousands of years of days. */
const MAXIMUM_DAYS = 20 * 366;

/** The UTC calendar day of a moment, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** @throws Problem 400 when the range ends before it starts or is longer than twenty years. */
export function checkedRange(start: string, end: string): DayRange {
  const days = (Date.parse(end) - Date.parse(start)) / DAY;
  if (days < 0) throw invalid({ field: 'endDate', message: 'The end date is before the start date.' });
  if (days > MAXIMUM_DAYS)
    throw invalid({ field: 'startDate', message: 'The range is longer than twenty years.' });
  return { start, end };
}

/** The contract year that holds `now`: from the latest anniversary of the start date up to the day of `now`. */
export function contractYear(startDate: string, now: Date): DayRange {
  const today = dayOf(now);
  // A contract that began on a leap day has its anniversary on the day before where there is none.
  const monthAndDay = startDate.slice(4) === '-02-29' ? '-02-28' : startDate.slice(4);
  const anniversary = (year: number) => `${year}${monthAndDay}`;
  const year = now.getUTCFullYear();
  return { start: anniversary(year) <= today ? anniversary(year) : anniversary(year - 1), end: today };
}

/** The `months` complete calendar months before the one that holds `now`. */
export function completeMonths(months: number, now: Date): DayRange {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) - DAY);
  return { start: dayOf(first), end: dayOf(last) };
}

/** First day of every period that touches the range, oldest first. */
export function periodsOf({ start, end }: DayRange, period: 'day' | 'month' | 'year'): string[] {
  const last = Date.parse(end);
  const date = new Date(`${start}T00:00:00Z`);
  if (period !== 'day') date.setUTCDate(1);
  if (period === 'year') date.setUTCMonth(0);
  const periods: string[] = [];
  while (date.getTime() <= last) {
    periods.push(dayOf(date));
    if (period === 'day') date.setUTCDate(date.getUTCDate() + 1);
    else if (period === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
    else date.setUTCFullYear(date.getUTCFullYear() + 1);
  }
  return periods;
}
