import { invalidField, type Refusal } from '../refusal';

/** The periods by which usage is grouped. */
export const USAGE_PERIODS = ['day', 'month', 'year'] as const;

/** A period by which usage is grouped. */
export type UsagePeriod = (typeof USAGE_PERIODS)[number];

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

const DAY = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The maximum range in days: twenty years. */
const MAXIMUM_DAYS = 20 * 366;

/** The maximum number of days in a chart; longer ranges use months. */
export const MOST_DAYS = 366;

/** Returns the UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a valid day. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return PATTERN.test(text) && !Number.isNaN(moment) && dayOf(new Date(moment)) === text;
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Adds days, or subtracts them if the number is negative. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(at(day) + days * DAY));
}

/** Returns the number of days in a range, both ends included. */
export function daysIn({ start, end }: DayRange): number {
  return Math.round((at(end) - at(start)) / DAY) + 1;
}

/** Returns the fault of a range; undefined if it is valid. */
export function rangeFault(start: string, end: string): 'start' | 'end' | 'order' | 'length' | undefined {
  if (!isDay(start)) return 'start';
  if (!isDay(end)) return 'end';
  if (end < start) return 'order';
  return daysIn({ start, end }) > MAXIMUM_DAYS ? 'length' : undefined;
}

const RANGE_REFUSALS = {
  start: invalidField('startDate', 'The start date is not a valid date.'),
  end: invalidField('endDate', 'The end date is not a valid date.'),
  order: invalidField('endDate', 'The end date is before the start date.'),
  length: invalidField('startDate', 'The range is longer than twenty years.'),
} as const;

/** Refuses an invalid range of days. */
export function refusalOfRange(start: string, end: string): Refusal | undefined {
  const fault = rangeFault(start, end);
  return fault && RANGE_REFUSALS[fault];
}

/** The messages for invalid ranges. */
export const RANGE_FAULTS = {
  start: 'Choose the first day.',
  end: 'Choose the last day.',
  order: 'The last day is before the first. Choose a later one.',
  length: 'Choose twenty years or less.',
} as const;

/**
 * Returns the previous range for comparison. A range that starts with a month, or by years with a year, moves back by
 * the months or years it touches, and ends on the same day of its month. Other ranges move back by their length.
 */
export function previousRange({ start, end }: DayRange, step: UsagePeriod = 'month'): DayRange {
  const isAligned = step === 'year' ? start.endsWith('-01-01') : step === 'month' && start.endsWith('-01');
  if (!isAligned) return { start: addDays(start, -daysIn({ start, end })), end: addDays(start, -1) };
  const [year = 0, month = 1] = start.split('-').map(Number);
  const [endYear = 0, endMonth = 1, endDay = 1] = end.split('-').map(Number);
  const touched =
    step === 'year' ? (endYear - year + 1) * 12 : (endYear - year) * 12 + (endMonth - month) + 1;
  const lastOfMonth = Number(dayOf(new Date(Date.UTC(endYear, endMonth - touched, 0))).slice(8));
  const isWhole = addDays(end, 1).endsWith('-01');
  return {
    start: dayOf(new Date(Date.UTC(year, month - 1 - touched, 1))),
    end: dayOf(
      new Date(
        Date.UTC(endYear, endMonth - 1 - touched, isWhole ? lastOfMonth : Math.min(endDay, lastOfMonth)),
      ),
    ),
  };
}

/** Returns the same days a year earlier; a leap day moves to the day before. */
export function yearBefore({ start, end }: DayRange): DayRange {
  const earlier = (day: string) => {
    const monthAndDay = day.slice(4);
    return `${Number(day.slice(0, 4)) - 1}${monthAndDay === '-02-29' ? '-02-28' : monthAndDay}`;
  };
  return { start: earlier(start), end: earlier(end) };
}

/** Returns the initial range: twelve months, thirty days or five years up to today. */
export function usualRange(period: UsagePeriod, today: string): DayRange {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (period === 'day') return { start: addDays(today, -29), end: today };
  if (period === 'year') return { start: `${year - 4}-01-01`, end: today };
  return { start: dayOf(new Date(Date.UTC(year, month - 12, 1))), end: today };
}

/** Returns the contract year around `now`: from the latest anniversary of the start date to the present day. */
export function contractYear(startDate: string, now: Date): DayRange {
  const today = dayOf(now);
  // A contract that began on a leap day has its anniversary on the day before in other years.
  const monthAndDay = startDate.slice(4) === '-02-29' ? '-02-28' : startDate.slice(4);
  const anniversary = (year: number) => `${year}${monthAndDay}`;
  const year = now.getUTCFullYear();
  return { start: anniversary(year) <= today ? anniversary(year) : anniversary(year - 1), end: today };
}

/** Returns the complete calendar months before the one of `now`. */
export function completeMonths(months: number, now: Date): DayRange {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  return { start: dayOf(first), end: dayOf(last) };
}

/** Returns the first day of the period around a day. */
export function firstDayOf(day: string, period: UsagePeriod): string {
  if (period === 'day') return day;
  return period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** Returns the first and last day of the period around a day. */
export function daysOfPeriod(day: string, period: UsagePeriod): DayRange {
  const start = firstDayOf(day, period);
  if (period === 'day') return { start, end: start };
  const next = firstDayOf(addDays(start, period === 'month' ? 31 : 366), period);
  return { start, end: addDays(next, -1) };
}

/** Returns the first days of all periods that touch the range, oldest first. */
export function periodsOf({ start, end }: DayRange, period: UsagePeriod): string[] {
  const last = at(end);
  const date = new Date(at(firstDayOf(start, period)));
  const periods: string[] = [];
  while (date.getTime() <= last) {
    periods.push(dayOf(date));
    if (period === 'day') date.setUTCDate(date.getUTCDate() + 1);
    else if (period === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
    else date.setUTCFullYear(date.getUTCFullYear() + 1);
  }
  return periods;
}

/** Returns the period for drawing a range: more than a year of days becomes months. */
export function drawablePeriod(period: UsagePeriod, range: DayRange): UsagePeriod {
  return period === 'day' && daysIn(range) > MOST_DAYS ? 'month' : period;
}

/** Names a period by its first day, short enough for an axis. */
export function periodName(day: string, period: UsagePeriod, locale?: string): string {
  const style: Intl.DateTimeFormatOptions =
    period === 'year'
      ? { year: 'numeric' }
      : period === 'month'
        ? { year: 'numeric', month: 'short' }
        : { year: 'numeric', month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(at(day)));
}
