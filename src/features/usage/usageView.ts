import {
  drawablePeriod,
  RANGE_PRESETS,
  rangeBefore,
  rangeFault,
  rangeOfPreset,
  USAGE_PERIODS,
  usualRange,
  type DayRange,
  type RangePreset,
  type UsagePeriod,
} from '@/domain/usage';

/** What usage can be added up by. */
export const GROUPINGS = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
  { value: 'environment', label: 'Environment' },
  { value: 'name', label: 'Output' },
] as const;

/** One of the groupings. */
export type Grouping = (typeof GROUPINGS)[number]['value'];

/** How many of the busiest environments or outputs are shown; `all` for every one. */
export const TOPS = ['5', '10', 'all'] as const;

/** One of these. */
export type Top = (typeof TOPS)[number];

/** What of the usage is looked at; fit for an address, empty days for the usual range. */
export interface UsageView {
  readonly groupBy: Grouping;
  readonly start: string;
  readonly end: string;
  readonly top: Top;
  /** The preset the days were chosen by, of several with the same days. */
  readonly preset?: RangePreset | undefined;
}

/** What an address says of the usage to look at; by month unless it says otherwise. */
export function readUsageView(read: (name: string) => string | null): UsageView {
  return {
    groupBy: GROUPINGS.find(({ value }) => value === read('groupBy'))?.value ?? 'month',
    start: read('startDate') ?? '',
    end: read('endDate') ?? '',
    top: TOPS.find((top) => top === read('top')) ?? '10',
    preset: RANGE_PRESETS.find(({ value }) => value === read('period'))?.value,
  };
}

/** Whether usage is grouped by periods of time. */
export function periodOf(groupBy: Grouping): UsagePeriod | undefined {
  return USAGE_PERIODS.find((period) => period === groupBy);
}

/** What is asked of the platform for a view. */
export interface UsageQuestion {
  readonly range: DayRange;
  /** The range it is compared with. */
  readonly before: DayRange;
  /** What is wrong with the range; nothing is asked then. */
  readonly fault: ReturnType<typeof rangeFault>;
  /** Months in place of days where these would be too many to be drawn. */
  readonly groupBy: Grouping;
}

/**
 * The question that goes with a view: its days, or the usual ones up to today. These are the contract year where the day
 * the contract has begun on is known, but for days and years.
 */
export function questionOf(
  view: UsageView,
  today: string,
  contractStart?: string | undefined,
): UsageQuestion {
  const period = periodOf(view.groupBy);
  const usual =
    (period !== 'day' && period !== 'year' && rangeOfPreset('thisContractYear', today, contractStart)) ||
    usualRange(period ?? 'month', today);
  const range = hasOwnDays(view) ? { start: view.start, end: view.end } : usual;
  const fault = rangeFault(range.start, range.end);
  const groupBy = period && !fault ? drawablePeriod(period, range) : view.groupBy;
  const before = fault ? range : rangeBefore(range, { step: periodOf(groupBy), today, contractStart });
  return { range, before, fault, groupBy };
}

/** Whether a view names its days; else it is of the usual ones. */
export const hasOwnDays = ({ start, end }: UsageView): boolean => start !== '' || end !== '';

/** What of a contract usage is held against. */
export interface UsageContract {
  readonly usedRenders: number;
  /** Renders a year. */
  readonly maxRenders: number;
  /** The day it has begun on, as `YYYY-MM-DD`. */
  readonly startDate: string;
}
