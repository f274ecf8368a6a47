import { invalidField, type Refusal } from '../refusal';

/** Lengths of time that usage is added up over. */
export const USAGE_PERIODS = ['day', 'month', 'year'] as const;

/** One of these lengths. */
export type UsagePeriod = (typeof USAGE_PERIODS)[number];

/** First and last day, both included, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

const DAY = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The longest range the platform answers, in days: twenty years. */
const MAXIMUM_DAYS = 20 * 366;

/** Most days a chart shows one by one; more are shown by month. */
export const MOST_DAYS = 366;

/** The UTC day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whether a text is a day there is. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return PATTERN.test(text) && !Number.isNaN(moment) && dayOf(new Date(moment)) === text;
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier for a number below 0. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(at(day) + days * DAY));
}

/** How many days a range has, both ends included. */
export function daysIn({ start, end }: DayRange): number {
  return Math.round((at(end) - at(start)) / DAY) + 1;
}

/** What keeps a range from being asked for; undefined for one that can be. */
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

/** Why the platform answers nothing for these days; `undefined` for a range that can be asked for. */
export function refusalOfRange(start: string, end: string): Refusal | undefined {
  const fault = rangeFault(start, end);
  return fault && RANGE_REFUSALS[fault];
}

/** What to say of a range that can't be asked for. */
export const RANGE_FAULTS = {
  start: 'Choose the first day.',
  end: 'Choose the last day.',
  order: 'The last day is before the first. Choose a later one.',
  length: 'Choose twenty years or less.',
} as const;

/**
 * The range before this one to compare it with. One that starts with a month, or by years with a year, is moved back by
 * the months or years it touches and ends on the same day of its month; any other is as many days before.
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

/** The same days a year earlier; of a leap day the one before. */
export function yearBefore({ start, end }: DayRange): DayRange {
  const earlier = (day: string) => {
    const monthAndDay = day.slice(4);
    return `${Number(day.slice(0, 4)) - 1}${monthAndDay === '-02-29' ? '-02-28' : monthAndDay}`;
  };
  return { start: earlier(start), end: earlier(end) };
}

/** What is looked at first: twelve months, thirty days or five years up to today. */
export function usualRange(period: UsagePeriod, today: string): DayRange {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (period === 'day') return { start: addDays(today, -29), end: today };
  if (period === 'year') return { start: `${year - 4}-01-01`, end: today };
  return { start: dayOf(new Date(Date.UTC(year, month - 12, 1))), end: today };
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
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
  return { start: dayOf(first), end: dayOf(last) };
}

/** The first day of the period that holds a day. */
export function firstDayOf(day: string, period: UsagePeriod): string {
  if (period === 'day') return day;
  return period === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** The days of the period that holds a day, first and last. */
export function daysOfPeriod(day: string, period: UsagePeriod): DayRange {
  const start = firstDayOf(day, period);
  if (period === 'day') return { start, end: start };
  const next = firstDayOf(addDays(start, period === 'month' ? 31 : 366), period);
  return { start, end: addDays(next, -1) };
}

/** First day of every period that touches the range, oldest first. */
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

/** The period that can be drawn of a range: days of more than a year are too many and become months. */
export function drawablePeriod(period: UsagePeriod, range: DayRange): UsagePeriod {
  return period === 'day' && daysIn(range) > MOST_DAYS ? 'month' : period;
}

/** The name of a period by its first day, short enough for an axis. */
export function periodName(day: string, period: UsagePeriod, locale?: string): string {
  const style: Intl.DateTimeFormatOptions =
    period === 'year'
      ? { year: 'numeric' }
      : period === 'month'
        ? { year: 'numeric', month: 'short' }
        : { year: 'numeric', month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(at(day)));
}
