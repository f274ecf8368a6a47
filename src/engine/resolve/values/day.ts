/** A day of the Gregorian calendar as `yyyy-MM-dd`. */
export type Day = string;

/** The parts of a day; months count from 1. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the number of days in a month; months count from 1. */
function lengthOfMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Parses a day; `undefined` if there is none, such as 30 February. */
export function partsOf(day: string): DayParts | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const parts = { year: Number(year), month: Number(month), date: Number(date) };
  if (year === undefined || parts.month < 1 || parts.month > 12) return undefined;
  return parts.date >= 1 && parts.date <= lengthOfMonth(parts.year, parts.month) ? parts : undefined;
}

/** Returns the number of days from 1 January of the year 0 to 1 January of another year. */
const daysBefore = (year: number): number =>
  year * 365 + Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);

/** Returns the number of days from 1 January of the year 0 to a day. */
function numberOf({ year, month, date }: DayParts): number {
  let days = daysBefore(year) + date - 1;
  for (let before = 1; before < month; before += 1) days += lengthOfMonth(year, before);
  return days;
}

function partsOfNumber(number: number): DayParts {
  let year = Math.floor(number / 365.2425);
  while (daysBefore(year + 1) <= number) year += 1;
  while (daysBefore(year) > number) year -= 1;
  let rest = number - daysBefore(year);
  let month = 1;
  for (; rest >= lengthOfMonth(year, month); month += 1) rest -= lengthOfMonth(year, month);
  return { year, month, date: rest + 1 };
}

/** Returns the day of the week, from 0 for Monday. 1 January of the year 0 was a Saturday. */
export const weekdayOf = (parts: DayParts): number => (numberOf(parts) + 5) % 7;

const EPOCH = 719_528;
const MILLISECONDS_OF_DAY = 86_400_000;

/** Returns the start of a day in UTC, in milliseconds since 1970; `NaN` if it is no day. */
export function midnightOf(day: Day): number {
  const parts = partsOf(day);
  return parts ? (numberOf(parts) - EPOCH) * MILLISECONDS_OF_DAY : NaN;
}

const padNumber = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Adds days, or subtracts them if the count is negative; `undefined` beyond the years 0 to 9999. */
export function addDays(day: Day, count: number): Day | undefined {
  const parts = partsOf(day);
  const number = parts ? numberOf(parts) + count : -1;
  if (number < 0 || number >= daysBefore(10_000)) return undefined;
  const { year, month, date } = partsOfNumber(number);
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(date, 2)}`;
}
