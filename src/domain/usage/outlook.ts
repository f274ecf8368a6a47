import { formatCount, formatDay } from '../format';
import { addDays, contractYear, daysIn, type DayRange } from './periods';

/** Days of a contract year before a forecast is possible. */
const TELLING_DAYS = 30;

/** The renders of a contract year so far, and their forecast. */
export interface Outlook {
  /** The present excess over the contract; 0 without one. */
  readonly over: number;
  /** Forecast renders at the end of the contract year at the present pace; undefined in its first 30 days. */
  readonly forecast: number | undefined;
  /** The forecast excess over the contract; 0 without one. */
  readonly forecastOver: number;
  /** Last day of the contract year. */
  readonly lastDay: string;
}

/** Returns the contract year around a moment, including its last day. */
export function wholeContractYear(startDate: string, now: Date): DayRange {
  const { start } = contractYear(startDate, now);
  // The next anniversary; 370 days are more than a year with any leap days.
  const next = contractYear(startDate, new Date(`${addDays(start, 370)}T00:00:00Z`)).start;
  return { start, end: addDays(next, -1) };
}

/** Returns the outlook of a contract year with `used` of `maximum` renders up to `now`. */
export function outlookOf(
  { used, maximum, startDate }: { used: number; maximum: number; startDate: string },
  now: Date,
): Outlook {
  const year = wholeContractYear(startDate, now);
  const elapsed = daysIn(contractYear(startDate, now));
  const forecast = elapsed < TELLING_DAYS ? undefined : Math.round((used / elapsed) * daysIn(year));
  return {
    over: Math.max(0, used - maximum),
    forecast,
    forecastOver: forecast === undefined ? 0 : Math.max(0, forecast - maximum),
    lastDay: year.end,
  };
}

/** The contract year so far: its renders, the maximum, and the start of the contract. */
export interface ContractRenders {
  readonly usedRenders: number;
  readonly maxRenders: number;
  readonly startDate: string;
}

/** A present or forecast excess over the contract, in words. */
export interface Excess {
  /** Whether it is exceeded already or only forecast. */
  readonly kind: 'over' | 'forecast';
  /** The amount of the excess. */
  readonly words: string;
  /** The last day of the contract year. */
  readonly lastDay: string;
}

/** Returns the excess of a contract up to `now`; `undefined` without one, and if the contract includes no renders. */
export function excessOf(contract: ContractRenders, now: Date): Excess | undefined {
  const { usedRenders: used, maxRenders: maximum, startDate } = contract;
  if (maximum <= 0) return undefined;
  const { over, forecast, forecastOver, lastDay } = outlookOf({ used, maximum, startDate }, now);
  const limit = `the ${formatCount(maximum)} of the contract year`;
  const present = over > 0 && `${formatCount(over)} renders more than ${limit}.`;
  const coming =
    forecast !== undefined &&
    forecastOver > 0 &&
    `At this pace it will be ${formatCount(forecast)} by ${formatDay(lastDay)}: ${formatCount(forecastOver)} more than ${over > 0 ? 'that' : limit}.`;
  const words = [present, coming].filter(Boolean).join(' ');
  return words === '' ? undefined : { kind: over > 0 ? 'over' : 'forecast', words, lastDay };
}
