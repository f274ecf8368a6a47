import { formatCount, formatDay } from '../format';
import { addDays, contractYear, daysIn, type DayRange } from './periods';

/** Days of a contract year after which its pace says something of the rest. */
const TELLING_DAYS = 30;

/** Where the renders of a contract year stand, and where they are heading. */
export interface Outlook {
  /** By how much the contract is exceeded already; 0 when it is not. */
  readonly over: number;
  /** Renders by the end of the contract year at the pace so far; undefined in its first 30 days. */
  readonly forecast: number | undefined;
  /** By how much the forecast exceeds the contract; 0 when it does not. */
  readonly forecastOver: number;
  /** Last day of the contract year. */
  readonly lastDay: string;
}

/** The whole contract year that holds a moment, its last day included. */
export function wholeContractYear(startDate: string, now: Date): DayRange {
  const { start } = contractYear(startDate, now);
  // The anniversary after it; more than a year later, whatever leap days there are.
  const next = contractYear(startDate, new Date(`${addDays(start, 370)}T00:00:00Z`)).start;
  return { start, end: addDays(next, -1) };
}

/** The outlook of a contract year in which `used` renders of `maximum` have been made up to `now`. */
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

/** The contract year so far: its renders, how many it allows, and the day the contract has begun on. */
export interface ContractRenders {
  readonly usedRenders: number;
  readonly maxRenders: number;
  readonly startDate: string;
}

/** That more is rendered than the contract allows, or will be at this pace, in words. */
export interface Excess {
  /** Exceeded already, or only heading there. */
  readonly kind: 'over' | 'forecast';
  /** By how much, and of what. */
  readonly words: string;
  /** Last day of the contract year it is about. */
  readonly lastDay: string;
}

/** The excess of a contract up to `now`; `undefined` where there is none, and where the contract includes no renders. */
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
