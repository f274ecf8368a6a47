import {
  drawablePeriod,
  rangeFault,
  USAGE_PERIODS,
  usualRange,
  type DayRange,
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
}

/** What an address says of the usage to look at; by year unless it says otherwise (section 9). */
export function readUsageView(read: (name: string) => string | null): UsageView {
  return {
    groupBy: GROUPINGS.find(({ value }) => value === read('groupBy'))?.value ?? 'year',
    start: read('startDate') ?? '',
    end: read('endDate') ?? '',
    top: TOPS.find((top) => top === read('top')) ?? '10',
  };
}

/** Whether usage is grouped by periods of time. */
export function periodOf(groupBy: Grouping): UsagePeriod | undefined {
  return USAGE_PERIODS.find((period) => period === groupBy);
}

/** What is asked of the platform for a view. */
export interface UsageQuestion {
  readonly range: DayRange;
  /** What is wrong with the range; nothing is asked then. */
  readonly fault: ReturnType<typeof rangeFault>;
  /** Months in place of days where these would be too many to be drawn. */
  readonly groupBy: Grouping;
}

/** The question that goes with a view: its range, or the usual one up to today. */
export function questionOf(view: UsageView, today: string): UsageQuestion {
  const period = periodOf(view.groupBy);
  const usual = usualRange(period ?? 'month', today);
  const isOpen = view.start === '' && view.end === '';
  const range = isOpen ? usual : { start: view.start, end: view.end };
  const fault = rangeFault(range.start, range.end);
  return { range, fault, groupBy: period && !fault ? drawablePeriod(period, range) : view.groupBy };
}
