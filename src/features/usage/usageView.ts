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

/** The groupings of usage. */
export const GROUPINGS = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
  { value: 'environment', label: 'Environment' },
  { value: 'name', label: 'Output' },
] as const;

/** One of the groupings. */
export type Grouping = (typeof GROUPINGS)[number]['value'];

/** Numbers of the busiest environments or outputs to show; `all` for every one. */
export const TOPS = ['5', '10', 'all'] as const;

/** One of these. */
export type Top = (typeof TOPS)[number];

/** The grouping and days of the usage; fit for an address, with empty days for the default range. */
export interface UsageView {
  readonly groupBy: Grouping;
  readonly start: string;
  readonly end: string;
  readonly top: Top;
  /** The preset of the days, when several presets have the same days. */
  readonly preset?: RangePreset | undefined;
}

/** Reads the view from an address; by month unless it has another grouping. */
export function readUsageView(read: (name: string) => string | null): UsageView {
  return {
    groupBy: GROUPINGS.find(({ value }) => value === read('groupBy'))?.value ?? 'month',
    start: read('startDate') ?? '',
    end: read('endDate') ?? '',
    top: TOPS.find((top) => top === read('top')) ?? '10',
    preset: RANGE_PRESETS.find(({ value }) => value === read('period'))?.value,
  };
}

/** Returns the period of a grouping; undefined for one that is not by time. */
export function periodOf(groupBy: Grouping): UsagePeriod | undefined {
  return USAGE_PERIODS.find((period) => period === groupBy);
}

/** The query of a view to the platform. */
export interface UsageQuestion {
  readonly range: DayRange;
  /** The previous range, for comparison. */
  readonly before: DayRange;
  /** The fault of the range; with one nothing is loaded. */
  readonly fault: ReturnType<typeof rangeFault>;
  /** The grouping, with months instead of days when there would be too many to draw. */
  readonly groupBy: Grouping;
}

/**
 * Builds the query of a view: its days, or the default ones up to today. The default is the contract year when its
 * first day is known, except for days and years.
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

/** Whether a view has days of its own; else it uses the default ones. */
export const hasOwnDays = ({ start, end }: UsageView): boolean => start !== '' || end !== '';

/** The parts of a contract that usage is compared with. */
export interface UsageContract {
  readonly usedRenders: number;
  /** Renders a year. */
  readonly maxRenders: number;
  /** Its first day, as `YYYY-MM-DD`. */
  readonly startDate: string;
}
